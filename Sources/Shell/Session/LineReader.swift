import Platform

/// Reads a file line by line. A byte order mark at its beginning is skipped.
struct LineReader {
  /// A file that has no lines, such as /dev/zero, must not take all memory.
  private static let maximumLength = 1 << 24
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// How the file is called in messages.
  private let name: String
  private let descriptor: Descriptor
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  private var isAtBeginning = true

  init(_ name: String, descriptor: Descriptor) {
    self.name = name
    self.descriptor = descriptor
  }

  /// The next line without its end; nil after the last.
  mutating func next() throws -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Array(buffer[start..<end])
      }
      if isAtEnd {
        defer { start = buffer.count }
        return start < buffer.count ? Array(buffer[start...]) : nil
      }
      buffer.removeFirst(start)
      start = 0
      searched = buffer.count
      guard searched <= Self.maximumLength else {
        throw ShellError.failed("\(name): A line is longer than 16 MB.")
      }
      try fill()
      if isAtBeginning, isAtEnd || !Self.byteOrderMark.starts(with: buffer) {
        if buffer.starts(with: Self.byteOrderMark) { start = Self.byteOrderMark.count }
        isAtBeginning = false
      }
    }
  }

  private mutating func fill() throws {
    let size = 65_536
    let bytes = try [UInt8](unsafeUninitializedCapacity: size) { space, count in
      count = try readBytes(of: name, descriptor, UnsafeMutableRawBufferPointer(space))
    }
    isAtEnd = bytes.isEmpty
    buffer.append(contentsOf: bytes)
  }
}

/// Reads what there is, up to the size of `space`; 0 is the end.
///
/// - Throws: a failure that names the file.
func readBytes(
  of name: String, _ descriptor: Descriptor, _ space: UnsafeMutableRawBufferPointer
) throws -> Int {
  while true {
    do {
      return try descriptor.readOnce(into: space)
    } catch {
      guard error == .interrupted else { throw ShellError.failed("\(name): \(error.message).") }
    }
    try Interrupt.check()
  }
}
