import Domain
import Localization

/// Splits a table (RFC 4180) into rows. A line ends with LF, CRLF or CR. Semicolons are accepted in place of
/// commas.
struct CSVScanner {
  struct Cell {
    var text: String
    var position: TextPosition
  }

  struct Row {
    var cells: [Cell] = []
    /// Where it begins.
    var position: TextPosition
    /// Why it cannot be read, although where it ends is clear.
    var damage: Failure?
  }

  private static let maximumCellCount = 2 * CSVReader.maximumOtherCount

  private var bytes: ByteReader
  private var isAtStart = true
  private var separator = UInt8(ascii: ",")
  /// What the first row may have in its place.
  private var otherSeparator: UInt8? = UInt8(ascii: ";")
  private var scratch: [UInt8] = []

  /// Whether a cell that is not UTF-8 is of Windows.
  private let readsWindows: Bool

  init(source: @escaping ByteSource, readsWindows: Bool = false) {
    self.readsWindows = readsWindows
    // What is kept of a row must fit into one item of a file of Taskcore.
    bytes = ByteReader(source: source, maximumItemBytes: 1_048_576)
  }

  /// The cells of the next row that is not empty; nil after the last.
  ///
  /// - Throws: `malformed` with the position.
  mutating func next() throws -> [Cell]? {
    guard let row = try nextRow() else { return nil }
    if let damage = row.damage { throw damage }
    return row.cells
  }

  /// The next row that is not empty, also a bad one; nil after the last.
  ///
  /// - Throws: `malformed` for a table that ends inside of a cell, or has a row that is too large.
  mutating func nextRow() throws -> Row? {
    if isAtStart {
      isAtStart = false
      try bytes.skipByteOrderMark()
    }
    while try bytes.peek() != nil {
      bytes.beginItem()
      if let row = try row() {
        otherSeparator = nil
        return row
      }
    }
    return nil
  }

  /// Nil for an empty line.
  private mutating func row() throws -> Row? {
    var row = Row(position: bytes.position)
    scratch.removeAll(keepingCapacity: true)
    if try bytes.takeLineEnd(to: &scratch) { return nil }
    var count = 0
    while true {
      let cell = try cell(&row.damage)
      count += 1
      if count <= Self.maximumCellCount {
        row.cells.append(cell)
      } else if row.damage == nil {
        row.damage = Failure(
          .malformed, "A row has at most \(Self.maximumCellCount) cells.",
          position: cell.position)
      }
      if try takeSeparator() { continue }
      try bytes.checkItemSize()
      scratch.removeAll(keepingCapacity: true)
      if try bytes.peek() == nil { return row }
      if try bytes.takeLineEnd(to: &scratch) { return row }
      note(
        "After the quote with which a cell ends, a separator or a new line was expected.",
        at: bytes.position, in: &row.damage)
      try takePlain(&row.damage)
      if try takeSeparator() { continue }
      if try bytes.peek() == nil { return row }
      if try bytes.takeLineEnd(to: &scratch) { return row }
    }
  }

  /// The first thing that is wrong with a row counts.
  private func note(_ message: Message, at position: TextPosition, in damage: inout Failure?) {
    damage = damage ?? Failure(.malformed, message, position: position)
  }

  /// The first one of a table is that of all its cells.
  private mutating func takeSeparator() throws -> Bool {
    guard let byte = try bytes.peek(), byte == separator || byte == otherSeparator else {
      return false
    }
    bytes.advance()
    separator = byte
    otherSeparator = nil
    return true
  }

  private mutating func cell(_ damage: inout Failure?) throws -> Cell {
    let start = bytes.position
    scratch.removeAll(keepingCapacity: true)
    if try bytes.take(UInt8(ascii: "\"")) {
      try takeQuoted(from: start)
    } else {
      try takePlain(&damage)
    }
    let text =
      String(validating: scratch, as: UTF8.self) ?? (readsWindows ? Windows1252.text(scratch) : nil)
    guard !scratch.contains(0), let text else {
      note(
        "The cell that begins here is not valid UTF-8 without U+0000.", at: start, in: &damage)
      return Cell(text: "", position: start)
    }
    return Cell(text: text, position: start)
  }

  private mutating func takeQuoted(from start: TextPosition) throws {
    while let byte = try bytes.peek() {
      if try bytes.takeLineEnd(to: &scratch) { continue }
      bytes.advance()
      if byte == UInt8(ascii: "\""), try !bytes.take(byte) { return }
      scratch.append(byte)
    }
    throw Failure(
      .malformed, "The table ends inside of the quoted cell that begins here.", position: start)
  }

  private mutating func takePlain(_ damage: inout Failure?) throws {
    while let byte = try bytes.peek() {
      switch byte {
      case separator, otherSeparator, UInt8(ascii: "\r"), UInt8(ascii: "\n"): return
      case UInt8(ascii: "\""):
        note(
          "A quote stands inside of a cell: such a cell begins and ends with a quote, and has two "
            + "for each inside.", at: bytes.position, in: &damage)
        bytes.advance()
      default:
        bytes.advance()
        scratch.append(byte)
      }
    }
  }
}
