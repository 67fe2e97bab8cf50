import Domain

/// A page of a table or of an index, of which any byte may be wrong (SQLite's file format, section 1.6).
struct DamagedPage {
  enum Kind: UInt8 {
    case interiorOfIndex = 2
    case interiorOfTable = 5
    case leafOfIndex = 10
    case leafOfTable = 13
  }

  /// A row: its id, and its values as far as they are stored. Of a table without ids, the id is 0.
  struct Row {
    var id: Int64
    var values: [LogValue]
  }

  let kind: Kind
  private let number: Int
  private let bytes: [UInt8]
  private let file: DamagedFile
  /// Texts are at most so long, in all of a row.
  private static let longestPayload = 1 << 28

  /// Nil for a page that is no such page.
  init?(_ number: Int, of file: DamagedFile) throws {
    guard let bytes = try file.page(number), let kind = Kind(rawValue: bytes[number == 1 ? 100 : 0])
    else { return nil }
    self.number = number
    self.kind = kind
    self.bytes = bytes
    self.file = file
  }

  private var headerStart: Int { number == 1 ? 100 : 0 }
  private var isInterior: Bool { kind == .interiorOfIndex || kind == .interiorOfTable }

  /// Where the cells begin.
  private var cells: [Int] {
    let first = headerStart + (isInterior ? 12 : 8)
    let count = two(headerStart + 3)
    guard first + 2 * count <= bytes.count else { return [] }
    return (0..<count).map { two(first + 2 * $0) }.filter {
      $0 >= first + 2 * count && $0 < bytes.count - 3
    }
  }

  private func two(_ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }

  /// The pages below it.
  var children: [Int] {
    guard isInterior else { return [] }
    return (cells + [headerStart + 8]).map { Int(bytes.number(at: $0)) }
  }

  /// The rows that can be read, and how many cannot.
  func rows() throws -> (rows: [Row], lost: Int) {
    var rows: [Row] = []
    var lost = max(0, two(headerStart + 3) - cells.count)
    guard kind != .interiorOfTable else { return ([], 0) }
    for cell in cells {
      if let row = try row(at: cell) { rows.append(row) } else { lost += 1 }
    }
    return (rows, lost)
  }

  private func row(at cell: Int) throws -> Row? {
    var position = cell + (kind == .interiorOfIndex ? 4 : 0)
    guard let length = Self.variableInteger(bytes, &position), length > 0,
      length <= Self.longestPayload
    else { return nil }
    var id: Int64 = 0
    if kind == .leafOfTable {
      guard let given = Self.variableInteger(bytes, &position) else { return nil }
      id = given
    }
    guard let payload = try payload(Int(length), at: position) else { return nil }
    return Self.values(in: payload).map { Row(id: id, values: $0) }
  }

  /// What is stored here, and on the pages that it runs over to.
  private func payload(_ length: Int, at position: Int) throws -> [UInt8]? {
    let usable = bytes.count
    let most = kind == .leafOfTable ? usable - 35 : (usable - 12) * 64 / 255 - 23
    guard length > most else {
      return position + length <= usable ? Array(bytes[position..<position + length]) : nil
    }
    let least = (usable - 12) * 32 / 255 - 23
    let rest = least + (length - least) % (usable - 4)
    let local = rest <= most ? rest : least
    guard position + local + 4 <= usable else { return nil }
    var payload = Array(bytes[position..<position + local])
    var next = Int(bytes.number(at: position + local))
    while payload.count < length {
      // Each page adds something, so that a circle of pages ends too.
      guard let page = try file.page(next) else { return nil }
      payload += page[4..<min(page.count, 4 + length - payload.count)]
      next = Int(page.number(at: 0))
    }
    return payload
  }

  /// The values of a record (section 2.1); nil for bytes that are no record.
  private static func values(in record: [UInt8]) -> [LogValue]? {
    var position = 0
    guard let headerLength = variableInteger(record, &position), headerLength > 0,
      headerLength <= record.count
    else { return nil }
    var types: [Int64] = []
    while position < headerLength {
      guard let type = variableInteger(record, &position), type >= 0 else { return nil }
      types.append(type)
    }
    guard position == headerLength else { return nil }
    var values: [LogValue] = []
    for type in types {
      let length = length(ofType: type)
      guard length <= record.count - position, type != 10, type != 11 else { return nil }
      values.append(value(record[position..<position + length], type))
      position += length
    }
    return position == record.count ? values : nil
  }

  private static func length(ofType type: Int64) -> Int {
    switch type {
    case 0, 8, 9: 0
    case 1...4: Int(type)
    case 5: 6
    case 6, 7: 8
    default: Int(clamping: (type - 12) / 2)
    }
  }

  /// No column of ours has fractions or bytes: these become numbers and texts, which a repair looks at.
  private static func value(_ bytes: ArraySlice<UInt8>, _ type: Int64) -> LogValue {
    func bits() -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    switch type {
    case 0: return .null
    case 8, 9: return .integer(type - 8)
    case 7: return .integer(Int64(exactly: Double(bitPattern: bits()).rounded()) ?? 0)
    case 1...6:
      let unused = UInt64(64 - 8 * bytes.count)
      return .integer(Int64(bitPattern: bits() << unused) >> Int64(unused))
    default: return .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// At most nine bytes, seven bits of each but the last.
  private static func variableInteger(_ bytes: [UInt8], _ position: inout Int) -> Int64? {
    var value: UInt64 = 0
    for index in 0..<9 {
      guard position < bytes.count else { return nil }
      let byte = bytes[position]
      position += 1
      if index == 8 { return Int64(bitPattern: value << 8 | UInt64(byte)) }
      value = value << 7 | UInt64(byte & 0x7F)
      if byte & 0x80 == 0 { return Int64(bitPattern: value) }
    }
    return nil
  }
}
