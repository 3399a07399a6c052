extension UnsafeBufferPointer {
  /// The element at an index that is checked in release builds, too.
  @inline(__always)
  @inlinable public subscript(checked index: Int) -> Element {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "an element that there is not")
    return self[index]
  }
}
