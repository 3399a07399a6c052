import HIGReading

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The messages that were read and not yet answered. One thread reads on while another answers, so that what is no
/// longer wanted is known in time.
final class MessageQueue: @unchecked Sendable {
  enum Item: Sendable {
    case message(JSONValue)
    /// Something in the background is done, and may have something to tell.
    case checked
    case malformed
    case tooLong
    /// Nothing follows.
    case end(isBroken: Bool)
  }

  /// The greatest number of bytes that wait: then reading waits, too.
  private static let mostWaiting = 512 << 20

  private var items: [(item: Item, size: Int)] = []
  private var first = 0
  private var waiting = 0
  private var cancelled: [JSONValue] = []
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>

  init() {
    mutex = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Adds an item; waits where too many wait already.
  func push(_ item: Item, size: Int = 0) {
    pthread_mutex_lock(mutex)
    while waiting + size > Self.mostWaiting, waiting > 0 { pthread_cond_wait(changed, mutex) }
    items.append((item, size))
    waiting += size
    pthread_cond_broadcast(changed)
    pthread_mutex_unlock(mutex)
  }

  /// Notes that nobody waits for the answer to a request any more, if that is still to come.
  func cancel(_ id: JSONValue) {
    pthread_mutex_lock(mutex)
    let isWaiting = items[first...].contains { waiting in
      if case .message(let message) = waiting.item { message["id"] == id && !message["method"].isNull } else { false }
    }
    if isWaiting { cancelled.append(id) }
    pthread_mutex_unlock(mutex)
  }

  /// Returns whether a request was cancelled, and forgets it.
  func takeCancelled(_ id: JSONValue) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard let index = cancelled.firstIndex(of: id) else { return false }
    cancelled.remove(at: index)
    return true
  }

  /// Whether nothing waits.
  var isEmpty: Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return first == items.count
  }

  /// Takes the first item; nil where none comes in time.
  func pop(milliseconds: Int) -> Item? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if first == items.count, milliseconds > 0 {
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      let nanoseconds = Int(now.tv_nsec) + milliseconds % 1000 * 1_000_000
      var end = timespec()
      end.tv_sec = now.tv_sec + milliseconds / 1000 + nanoseconds / 1_000_000_000
      end.tv_nsec = nanoseconds % 1_000_000_000
      while first == items.count {
        if pthread_cond_timedwait(changed, mutex, &end) != 0 { break }
      }
    }
    guard first < items.count else { return nil }
    let (item, size) = items[first]
    first += 1
    waiting -= size
    if first == items.count || first > 1024 {
      items.removeFirst(first)
      first = 0
    }
    pthread_cond_broadcast(changed)
    return item
  }
}
