import Glibc

/// A port on the loopback interface, for a browser that is redirected back to this program.
package struct LoopbackListener: ~Copyable {
  private let socket: File
  /// Any that was free.
  package let port: UInt16

  package init() throws(SystemError) {
    let number = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard number >= 0 else { throw .last }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
    let port = Self.bind(number)
    guard let port else {
      let error = SystemError.last
      Descriptor(number: number).close()
      throw error
    }
    socket = File(closing: Descriptor(number: number))
    self.port = port
  }

  /// - Returns: the port; nil when the system refuses.
  private static func bind(_ number: Int32) -> UInt16? {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    var length = size
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(number, $0, size) == 0 && listen(number, 8) == 0
          && getsockname(number, $0, &length) == 0
      }
    }
    return isBound ? UInt16(bigEndian: address.sin_port) : nil
  }

  /// Waits for a connection, up to so many milliseconds.
  ///
  /// - Returns: nil when none came, and when a signal did.
  package borrowing func next(milliseconds: Int64) -> LoopbackConnection? {
    let number = socket.withDescriptor { socket -> Int32 in
      guard socket.waitForInput(milliseconds: milliseconds) == .ready else { return -1 }
      return accept(socket.number, nil, nil)
    }
    guard number >= 0 else { return nil }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
    return LoopbackConnection(File(closing: Descriptor(number: number)))
  }
}

/// A request of a browser on this machine, with its response.
package struct LoopbackConnection: ~Copyable {
  private let file: File

  init(_ file: consuming File) { self.file = file }

  /// What came, waiting for it up to so many milliseconds.
  ///
  /// - Returns: empty at its end; nil when nothing came.
  package borrowing func read(upTo count: Int, milliseconds: Int64) -> [UInt8]? {
    file.withDescriptor { file in
      guard file.waitForInput(milliseconds: milliseconds) == .ready else { return nil }
      var bytes = [UInt8](repeating: 0, count: count)
      let read = bytes.withUnsafeMutableBytes { try? file.readOnce(into: $0) }
      return Array(bytes.prefix(read ?? 0))
    }
  }

  /// Says something, as far as somebody still listens; it has to be short, for it is not waited.
  package borrowing func write(_ bytes: [UInt8]) {
    file.withDescriptor { file in
      _ = bytes.withUnsafeBytes {
        send(file.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      _ = shutdown(file.number, Int32(SHUT_WR))
    }
  }
}
