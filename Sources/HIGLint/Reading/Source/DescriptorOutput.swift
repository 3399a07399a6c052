#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Output to a file descriptor.
package enum DescriptorOutput {
  /// Writes all of the bytes, waiting where a pipe is full. Returns 0, or the system's code of what went wrong.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = writeOnce(descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]))
        if count >= 0 {
          done += count
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN:
          var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&state, 1, -1)
        case let code: return code
        }
      }
      return 0
    }
  }

  private static func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      return Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      return Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      return Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
