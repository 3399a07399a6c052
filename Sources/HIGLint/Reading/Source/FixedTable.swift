/// A list of elements that never change, to be read by many threads.
///
/// To read an array may be to retain it, and its number of elements lies beside its reference count: threads that read
/// the same array would each wait for the other one's cache line. A fixed table is read through its address alone.
public struct FixedTable<Element> {
  @usableFromInline final class Storage {
    @usableFromInline let elements: UnsafeMutableBufferPointer<Element>

    @inlinable init(_ elements: [Element]) {
      self.elements = .allocate(capacity: elements.count)
      _ = self.elements.initialize(from: elements)
    }

    deinit {
      elements.deinitialize()
      elements.deallocate()
    }
  }

  @usableFromInline let storage: Storage
  @usableFromInline let elements: UnsafeBufferPointer<Element>

  @inlinable public init(_ elements: [Element]) {
    storage = Storage(elements)
    self.elements = UnsafeBufferPointer(storage.elements)
  }

  @inlinable public var count: Int { elements.count }

  @inlinable public subscript(index: Int) -> Element {
    @inline(__always) get { elements[checked: index] }
  }
}

extension FixedTable: @unchecked Sendable where Element: Sendable {}
