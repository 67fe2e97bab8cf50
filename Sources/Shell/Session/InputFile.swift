import Glibc

/// A file, or standard input, of which the first bytes can be looked at before it is read.
final class InputFile {
  /// How it is called in messages.
  let name: String
  /// The first bytes.
  let beginning: [UInt8]
  private let descriptor: Int32
  /// How many bytes it has; nil when that is not known, as of a pipe.
  private let size: Int?
  private var taken = 0

  /// Opens a file, or standard input for nil.
  init(_ path: [UInt8]?) throws {
    name = path.map { String(decoding: $0, as: UTF8.self) } ?? "stdin"
    if let path {
      descriptor = withExtendedLifetime(CStrings()) { open($0.copy(path), O_RDONLY | O_CLOEXEC) }
      guard descriptor >= 0 else {
        throw ShellError.failed("\(name): \(systemError(errno)).")
      }
    } else {
      descriptor = STDIN_FILENO
    }
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    size = isRegular ? Int(status.st_size) : nil
    do {
      let (name, descriptor) = (name, descriptor)
      beginning = try [UInt8](unsafeUninitializedCapacity: 4096) { space, count in
        count = try readBytes(of: name, descriptor, UnsafeMutableRawBufferPointer(space))
      }
    } catch {
      if descriptor != STDIN_FILENO { close(descriptor) }
      throw error
    }
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// How much of it was read, from 0 to 1; nil when its size is not known.
  var fractionRead: Double? {
    guard let size, size > 0 else { return nil }
    return Double(taken) / Double(size)
  }

  /// Reads on, from the beginning; 0 is the end.
  func read(_ space: UnsafeMutableRawBufferPointer) throws -> Int {
    let count: Int
    if taken < beginning.count {
      let part = beginning.dropFirst(taken).prefix(space.count)
      space.copyBytes(from: part)
      count = part.count
    } else {
      count = try readBytes(of: name, descriptor, space)
    }
    taken += count
    return count
  }
}
