import Domain
import Localization

/// Reads a text line by line. An invalid line is skipped, with a note.
struct TextLines {
  struct Line {
    /// Without its end, and with a space for each tab; for one before its first character, with as many as it is wide.
    var text: String
    var position: TextPosition

    var number: Int { position.line }
    /// How many blanks it begins with.
    var indentation: Int { text.utf8.prefix { $0 == UInt8(ascii: " ") }.count }
    var isBlank: Bool { text.unicodeScalars.allSatisfy(TextRule.isSpace) }
    var trimmed: String { TextRule.trimmed(text) }
  }

  private static let maximumLineBytes = 1_048_576

  private var bytes: ByteReader
  private let tabWidth: Int
  private var isAtStart = true
  /// What was wrong with the first line that could not be read, until one could.
  private var firstFailure: Failure?
  private var hasGoodLine = false
  private var scratch: [UInt8] = []
  private var notes = ImportNotes()

  /// - Parameters:
  ///   - source: gives the text.
  ///   - tabWidth: of one that indents a line, in blanks.
  init(_ source: @escaping ByteSource, tabWidth: Int = 4) {
    // A word of a line may be a byte.
    bytes = ByteReader(
      source: source, maximumItemBytes: 2 * Self.maximumLineBytes, bytesOfByte: 128)
    self.tabWidth = tabWidth
  }

  private mutating func takeNotes() -> ImportNotes {
    defer { notes = ImportNotes() }
    return notes
  }

  /// Its notes and behind them those of its reader, which has none left.
  mutating func takeNotes(with others: inout ImportNotes) -> ImportNotes {
    var all = takeNotes()
    all.append(others)
    others = ImportNotes()
    return all
  }

  /// - Throws: `malformed` at the end of what has lines, of which none could be read: it is no text.
  mutating func next() throws -> Line? {
    if isAtStart {
      isAtStart = false
      try bytes.skipByteOrderMark()
    }
    while try bytes.peek() != nil {
      bytes.beginItem()
      let position = bytes.position
      scratch.removeAll(keepingCapacity: true)
      guard try takeLine() else {
        leaveOut("This line is longer than \(Self.maximumLineBytes) bytes.", position)
        continue
      }
      guard let text = String(validating: scratch, as: UTF8.self), !scratch.contains(0) else {
        leaveOut("This line is not valid UTF-8 without U+0000.", position)
        continue
      }
      let line = Line(text: text, position: position)
      if !hasGoodLine { hasGoodLine = !line.isBlank }
      return line
    }
    if let firstFailure, !hasGoodLine { throw firstFailure }
    return nil
  }

  private mutating func leaveOut(_ message: Message, _ position: TextPosition) {
    firstFailure = firstFailure ?? Failure(.malformed, message, position: position)
    notes.append(ImportNote(.skipped, message, line: position.line, component: "line"))
  }

  /// Moves the bytes of a line to ``scratch``, and goes past its end.
  ///
  /// - Returns: false for one that is too long.
  private mutating func takeLine() throws -> Bool {
    var end: [UInt8] = []
    var isIndentation = true
    var isTooLong = false
    while let byte = try bytes.peek() {
      if try bytes.takeLineEnd(to: &end) { break }
      bytes.advance()
      if byte == UInt8(ascii: "\t") {
        let count = isIndentation ? tabWidth : 1
        scratch.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
      } else {
        scratch.append(byte)
        if byte != UInt8(ascii: " ") { isIndentation = false }
      }
      guard scratch.count > Self.maximumLineBytes else { continue }
      isTooLong = true
      scratch.removeAll(keepingCapacity: true)
      bytes.beginItem()
    }
    return !isTooLong
  }
}
