import TaskcoreSwift

/// The name of an invoice template as typed: `studio`, or a file such as `letter.json`.
enum TemplateFile {
  /// Its name, or what is in the file.
  ///
  /// - Throws: when there is no such file, or it is longer than a template can be.
  static func text(of word: Word) throws -> [UInt8] {
    guard word.text.hasSuffix(".json") else { return word.bytes }
    let file = try InputFile(word.bytes)
    var bytes: [UInt8] = []
    while bytes.count <= longest {
      let part = try [UInt8](unsafeUninitializedCapacity: longest) { space, count in
        count = try file.read(UnsafeMutableRawBufferPointer(space))
      }
      if part.isEmpty { return bytes }
      bytes += part
    }
    throw ShellError.failed("\(file.name) is too large.")
  }

  private static let longest = 65_536
}
