#if canImport(Glibc)
  import Glibc
#endif

/// The memory that has been freed and that the allocator holds back for what comes.
package enum FreedMemory {
  /// Gives it back to the system, where the allocator keeps a store for each thread (glibc): a phase that begins on one
  /// thread does not find what another has freed.
  package static func giveBack() {
    #if canImport(Glibc)
      // Swift's module of the C library leaves `malloc.h` out.
      typealias Trim = @convention(c) (Int) -> CInt
      guard let trim = dlsym(nil, "malloc_trim") else { return }
      _ = unsafeBitCast(trim, to: Trim.self)(0)
    #endif
  }
}
