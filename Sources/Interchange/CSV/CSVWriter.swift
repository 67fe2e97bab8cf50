package import Domain

/// Writes the tasks as a table (RFC 4180), trashed ones included: see ``CSVColumn``.
///
/// Behind our columns are those of other programs that some task keeps. Where tasks name others that the table does not
/// have, a column between them says so.
package struct CSVWriter: StoreInterchangeWriter {
  private let sink: ByteSink
  private var bytes: [UInt8] = []
  /// Own fields of tasks, which have columns behind those of all tasks.
  private var fieldNames: [String] = []
  private var hasUnsaid = false
  private var others = Set<ExactText>()
  /// Others, in the order of their names, once they are written.
  private var otherNames: [String]?

  package init(sink: @escaping ByteSink) {
    self.sink = sink
  }

  package var said: Set<TaskProperty> { .csv }

  package mutating func survey(fields: [CustomField]) {
    fieldNames = fields.filter { $0.itemKind == .task }.map(\.name)
  }

  package mutating func survey(unsaid: Set<TaskProperty>) { hasUnsaid = !unsaid.isEmpty }

  package var surveysKept: Bool { true }

  package mutating func survey(kept: String) throws {
    guard let members = try? FormatKept.csv.value(in: kept)?.object() else { return }
    for member in members where !fieldNames.contains(CSVReader.columnName(member.name)) {
      others.insert(ExactText(member.name))
      if others.count > CSVReader.maximumOtherCount,
        let last = others.max()
      {
        others.remove(last)
      }
    }
  }

  package mutating func write(_ filed: FiledTask) throws {
    let otherNames = beginRows()
    let kept = try FormatKept.csv.value(in: filed.task.kept)
    let members = (try? kept?.object()) ?? []
    let values = Dictionary(
      members.map { (ExactText($0.name), try? $0.value.string()) }, uniquingKeysWith: { $1 })
    let fields = Dictionary(
      filed.fieldValues.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
    row(
      CSVColumn.allCases.map { $0.text(of: filed) }
        + (hasUnsaid ? [ListText.text(filed.unsaidNames)] : [])
        + fieldNames.map { fields[$0] ?? "" }
        + otherNames.map { values[ExactText($0)].flatMap { $0 } ?? "" })
    try drain(above: 65_536)
  }

  package mutating func finish() throws {
    _ = beginRows()
    try drain(above: 0)
  }

  /// Writes the names of the columns, once.
  private mutating func beginRows() -> [String] {
    if let otherNames { return otherNames }
    let names = others.sorted().map(\.text)
    otherNames = names
    row(
      CSVColumn.allCases.map(\.rawValue) + (hasUnsaid ? [FiledTask.unsaidName] : []) + fieldNames
        + names)
    return names
  }

  private mutating func row(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(cell)
    }
    bytes.append(contentsOf: "\r\n".utf8)
  }

  /// Blanks around a cell are lost to some programs unless it is quoted.
  private mutating func append(_ cell: String) {
    let blank = UInt8(ascii: " ")
    let needsQuotes =
      cell.utf8.first == blank || cell.utf8.last == blank
      || cell.utf8.contains { [0x22, 0x2C, 0x0D, 0x0A].contains($0) }
    guard needsQuotes else { return bytes.append(contentsOf: cell.utf8) }
    let quote = UInt8(ascii: "\"")
    bytes.append(quote)
    for byte in cell.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  private mutating func drain(above count: Int) throws {
    guard bytes.count > count else { return }
    try bytes.withUnsafeBufferPointer(sink)
    bytes.removeAll(keepingCapacity: true)
  }
}
