#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread besides the one that starts it.
package final class BackgroundThread {
  /// The closure that the thread runs, in an object: a C function takes no closure.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private let thread: pthread_t

  /// Starts the thread; nil where the system gives none.
  ///
  /// - Parameter stackSize: The size of its stack, of which the system only provides the part that is touched.
  package init?(stackSize: Int = 8 << 20, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    defer { pthread_attr_destroy(&attributes) }
    let argument = Unmanaged.passRetained(Work(body)).toOpaque()
    #if canImport(Darwin)
      var started: pthread_t?
      let code = pthread_create(&started, &attributes, Self.entry, argument)
      guard code == 0, let started else {
        Unmanaged<Work>.fromOpaque(argument).release()
        return nil
      }
      thread = started
    #else
      var started = pthread_t()
      guard pthread_create(&started, &attributes, Self.entry, argument) == 0 else {
        Unmanaged<Work>.fromOpaque(argument).release()
        return nil
      }
      thread = started
    #endif
  }

  /// Waits for the thread to end.
  package func join() { pthread_join(thread, nil) }

  #if canImport(Darwin)
    private static let entry: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
      Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
      return nil
    }
  #else
    private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
      if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
      return nil
    }
  #endif
}
