import Domain

/// Reads a table (RFC 4180) row by row; a line ends with LF, CRLF or CR. Semicolons may stand for the
/// commas.
struct CSVScanner {
  struct Cell {
    var text: String
    var position: TextPosition
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
    if isAtStart {
      isAtStart = false
      try bytes.skipByteOrderMark()
    }
    while try bytes.peek() != nil {
      bytes.beginItem()
      if let cells = try row() {
        otherSeparator = nil
        return cells
      }
    }
    return nil
  }

  /// Nil for an empty line.
  private mutating func row() throws -> [Cell]? {
    var cells: [Cell] = []
    scratch.removeAll(keepingCapacity: true)
    if try bytes.takeLineEnd(to: &scratch) { return nil }
    while true {
      guard cells.count < Self.maximumCellCount else {
        throw Failure(
          .malformed, "A row has at most \(Self.maximumCellCount) cells.",
          position: bytes.position)
      }
      cells.append(try cell())
      if try takeSeparator() { continue }
      try bytes.checkItemSize()
      scratch.removeAll(keepingCapacity: true)
      if try bytes.peek() == nil { return cells }
      if try bytes.takeLineEnd(to: &scratch) { return cells }
      throw Failure(
        .malformed,
        "After the quote with which a cell ends, a separator or a new line was expected.",
        position: bytes.position)
    }
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

  private mutating func cell() throws -> Cell {
    let start = bytes.position
    scratch.removeAll(keepingCapacity: true)
    if try bytes.take(UInt8(ascii: "\"")) {
      try takeQuoted(from: start)
    } else {
      try takePlain()
    }
    let text =
      String(validating: scratch, as: UTF8.self) ?? (readsWindows ? Windows1252.text(scratch) : nil)
    guard !scratch.contains(0), let text else {
      throw Failure(
        .malformed, "The cell that begins here is not valid UTF-8 without U+0000.",
        position: start)
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

  private mutating func takePlain() throws {
    while let byte = try bytes.peek() {
      switch byte {
      case separator, otherSeparator, UInt8(ascii: "\r"), UInt8(ascii: "\n"): return
      case UInt8(ascii: "\""):
        throw Failure(
          .malformed,
          "A quote stands inside of a cell: such a cell begins and ends with a quote, and has two "
            + "for each inside.", position: bytes.position)
      default:
        bytes.advance()
        scratch.append(byte)
      }
    }
  }
}
