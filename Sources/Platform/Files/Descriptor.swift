import Glibc

/// A file, a pipe or a terminal that this process has open, by its number.
package struct Descriptor: Sendable {
  package let number: Int32

  package static let standardInput = Descriptor(number: STDIN_FILENO)
  package static let standardOutput = Descriptor(number: STDOUT_FILENO)
  package static let standardError = Descriptor(number: STDERR_FILENO)

  /// Closes it, which is for what no ``File`` closes.
  package func close() {
    _ = Glibc.close(number)
  }

  package func status() throws(SystemError) -> FileStatus {
    try FileStatus(of: self)
  }

  package func setPermissions(_ permissions: UInt32) throws(SystemError) {
    guard fchmod(number, mode_t(permissions)) == 0 else { throw .last }
  }

  /// Makes sure that what was written survives a power loss.
  package func sync() throws(SystemError) {
    guard fsync(number) == 0 else { throw .last }
  }

  /// Waits until no other program has it locked, and locks it until it is closed.
  package func lock() throws(SystemError) {
    guard flock(number, LOCK_EX) == 0 else { throw .last }
  }

  /// Locks it until it is closed, unless another program has it locked.
  ///
  /// - Returns: Whether it is locked now.
  /// - Throws: The error of the system call, as where there are no locks.
  package func lockIfFree() throws(SystemError) -> Bool {
    if flock(number, LOCK_EX | LOCK_NB) == 0 { return true }
    if errno == EWOULDBLOCK { return false }
    throw .last
  }
}

extension Descriptor {
  /// Reads what there is, up to the size of `space`.
  ///
  /// - Returns: How many bytes; 0 at the end.
  /// - Throws: Also `interrupted`, so that callers can look at the signals that they noted.
  package func readOnce(into space: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    let count = Glibc.read(number, space.baseAddress, space.count)
    guard count >= 0 else { throw .last }
    return count
  }

  /// Reads what there is, up to the size of `space`, whatever signals come.
  ///
  /// - Returns: How many bytes; 0 at the end.
  package func read(into space: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      do {
        return try readOnce(into: space)
      } catch {
        if error != .interrupted { throw error }
      }
    }
  }

  /// Reads at an offset, up to the size of `space`.
  ///
  /// - Returns: How many bytes; 0 at the end.
  package func read(
    into space: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(SystemError) -> Int {
    let count = pread(number, space.baseAddress, space.count, off_t(offset))
    guard count >= 0 else { throw .last }
    return count
  }

  /// Reads up to the end, or up to so many bytes.
  package func readAll(limit: Int = .max) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    let piece = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(limit, 1 << 15), alignment: 1)
    defer { piece.deallocate() }
    while bytes.count < limit {
      let wanted = min(piece.count, limit - bytes.count)
      let count = try read(into: UnsafeMutableRawBufferPointer(rebasing: piece[..<wanted]))
      if count == 0 { break }
      bytes += piece[..<count]
    }
    return bytes
  }
}

extension Descriptor {
  /// Writes what is taken at once.
  ///
  /// - Returns: How many bytes.
  /// - Throws: Also `interrupted`, so that callers can look at the signals that they noted.
  package func writeOnce(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    let count = Glibc.write(number, bytes.baseAddress, bytes.count)
    guard count >= 0 else { throw .last }
    return count
  }

  /// Writes all of it, whatever signals come.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      do {
        let count = try writeOnce(rest)
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } catch {
        if error != .interrupted { throw error }
      }
    }
  }

  /// Writes all of it, whatever signals come.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(SystemError) in
      try write(UnsafeRawBufferPointer(bytes))
    }
  }
}
