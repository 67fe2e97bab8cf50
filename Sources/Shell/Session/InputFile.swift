import Platform

/// A file or standard input, with lookahead for its first bytes.
final class InputFile {
  /// How it is called in messages.
  let name: String
  /// The first bytes.
  let beginning: [UInt8]
  private let source: Source
  /// How many bytes it has; nil when that is not known, as of a pipe.
  private let size: Int?
  private var taken = 0

  private enum Source: ~Copyable {
    case standardInput
    case file(File)

    borrowing func withDescriptor<Result>(
      _ body: (Descriptor) throws -> Result
    ) rethrows -> Result {
      switch self {
      case .standardInput: try body(.standardInput)
      case .file(let file): try file.withDescriptor(body)
      }
    }
  }

  /// Opens a file, or standard input for nil.
  init(_ path: [UInt8]?) throws {
    let name = path.map { String(decoding: $0, as: UTF8.self) } ?? "stdin"
    self.name = name
    let source: Source
    if let path {
      do {
        source = .file(try File(at: path, for: .reading))
      } catch {
        throw ShellError.failed("\(name): \(error.message).")
      }
    } else {
      source = .standardInput
    }
    (size, beginning) = try source.withDescriptor { file in
      let status = try? file.status()
      let beginning = try [UInt8](unsafeUninitializedCapacity: 4096) { space, count in
        count = try readBytes(of: name, file, UnsafeMutableRawBufferPointer(space))
      }
      return (status?.kind == .regular ? status?.size : nil, beginning)
    }
    self.source = source
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
      count = try source.withDescriptor { try readBytes(of: name, $0, space) }
    }
    taken += count
    return count
  }
}
