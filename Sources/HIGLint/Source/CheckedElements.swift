extension UnsafeBufferPointer {
  /// An element, in release builds too only one that there is.
  @inline(__always)
  subscript(checked index: Int) -> Element {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "an element that there is not")
    return self[index]
  }
}
