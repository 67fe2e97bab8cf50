package import Domain

/// Reads a table of tasks. The first row names the columns; only the title is required.
///
/// A bad row is left out, with a note.
///
/// What has no column is not spoken of. An empty cell takes away what a task can be without; of the
/// rest it does not speak either.
package struct CSVReader: StoreInterchangeReader {
  private enum Heading {
    case ours(CSVColumn)
    /// Of an own field.
    case field(String)
    case other(String)
    /// What tasks say nothing of.
    case unsaid
    /// Its cells are left out.
    case nameless

    var isUID: Bool { if case .ours(.uid) = self { true } else { false } }
  }

  /// How many columns of others a table may have.
  static let maximumOtherCount = 1_000

  package private(set) var position = TextPosition(line: 1, column: 1)
  package var component: String? { Self.component }
  private static let component = "row"

  private var scanner: CSVScanner
  private let fieldNames: Set<String>
  private let mapping: CSVMapping
  private var headings: [Heading]?
  /// Whether there was something in a column without a name.
  private var hasNameless = false
  private var notes = ImportNotes()

  /// - Parameters:
  ///   - source: gives the text.
  ///   - zone: of the times that have no offset.
  ///   - fields: the own fields of the store, which have columns of their names.
  ///   - now: when those were created, modified and completed that the table does not say it of.
  package init(
    source: @escaping ByteSource, zone: any Zone, fields: [CustomField] = [], now: Instant
  ) {
    fieldNames = Set(fields.filter { $0.itemKind == .task }.map(\.name))
    scanner = CSVScanner(source: source)
    mapping = CSVMapping(zone: zone, now: now, uids: ContentUIDs(format: "csv"))
  }

  package mutating func next() throws -> FileItem? {
    let headings = try headings ?? readHeadings()
    while let row = try scanner.nextRow() {
      position = row.position
      do {
        if let damage = row.damage { throw damage }
        return .task(try mapping.task(from: cells(of: row, by: headings)))
      } catch let failure as Failure where failure.isOfText {
        let uid = zip(headings, row.cells).first { $0.0.isUID }?.1.text ?? ""
        notes.append(
          ImportNote(
            .skipped, failure.said(of: failure.field),
            line: failure.position?.line ?? row.position.line, component: Self.component,
            uid: String(uid.prefix(TextRule.uid.maximum))))
      }
    }
    return nil
  }

  package mutating func takeNotes() -> ImportNotes {
    defer { notes = ImportNotes() }
    return notes
  }

  private mutating func cells(
    of row: CSVScanner.Row, by headings: [Heading]
  ) throws -> CSVRow {
    guard row.cells.count == headings.count else {
      throw Failure(
        .malformed,
        "This row has \(row.cells.count) cells; the first row names \(headings.count) columns.",
        position: row.position)
    }
    var meant = CSVRow()
    for (heading, cell) in zip(headings, row.cells) {
      switch heading {
      case .ours(let column): meant.cells[column] = cell
      case .field(let name): meant.fields.append((name, cell))
      case .other(let name):
        if !cell.text.isEmpty {
          meant.others.append(JSONValue.Member(name, .string(cell.text)))
        }
      case .unsaid: meant.unsaid = cell
      case .nameless: if !cell.text.isEmpty { noteNameless(cell) }
      }
    }
    return meant
  }

  private mutating func noteNameless(_ cell: CSVScanner.Cell) {
    if hasNameless { return }
    hasNameless = true
    notes.append(
      ImportNote(
        .kept,
        "The column of this cell has no name in the first row: what stands in it is left out.",
        line: cell.position.line, component: Self.component))
  }

  /// The columns of others that the table has say all that is kept of them.
  package func kept(
    with filed: FiledTask, over old: String?, missing: [String]
  ) throws -> String? {
    try refuse(missing: missing)
    var given = Set<ExactText>()
    for case .other(let name) in headings ?? [] { given.insert(ExactText(name)) }
    if given.isEmpty { return old }
    let before = try? FormatKept.csv.value(in: old)?.object()
    var members = (before ?? []).filter { !given.contains(ExactText($0.name)) }
    members += try FormatKept.csv.value(in: filed.task.kept)?.object() ?? []
    members.sort { ExactText($0.name) < ExactText($1.name) }
    return try FormatKept.csv.replacing(members.isEmpty ? nil : .object(members), in: old)
  }

  private mutating func readHeadings() throws -> [Heading] {
    let cells = try scanner.next() ?? []
    var seen = Set<ExactText>()
    var otherCount = 0
    let headings = try cells.map { cell -> Heading in
      let name = cell.text.split(separator: " ").joined(separator: " ")
      if name.isEmpty { return .nameless }
      let heading = CSVColumn(rawValue: name.lowercased()).map { Heading.ours($0) }
      if case .ours(let column)? = heading, !seen.insert(ExactText(column.rawValue)).inserted {
        throw twice(column.rawValue, cell)
      }
      if let heading { return heading }
      if name.lowercased() == FiledTask.unsaidName {
        guard seen.insert(ExactText(FiledTask.unsaidName)).inserted else {
          throw twice(FiledTask.unsaidName, cell)
        }
        return .unsaid
      }
      if fieldNames.contains(Self.columnName(name)) {
        guard seen.insert(ExactText(Self.columnName(name))).inserted else {
          throw twice(Self.columnName(name), cell)
        }
        return .field(Self.columnName(name))
      }
      guard seen.insert(ExactText(cell.text)).inserted else { throw twice(cell.text, cell) }
      otherCount += 1
      return .other(cell.text)
    }
    guard seen.contains(ExactText(CSVColumn.title.rawValue)) else {
      throw Failure(
        .malformed, "The first row names the columns; “title” must be one of them.",
        field: "title", position: position)
    }
    guard otherCount <= Self.maximumOtherCount else {
      throw Failure(
        .malformed,
        "At most \(Self.maximumOtherCount) columns besides those of Taskcore are kept.",
        position: position)
    }
    self.headings = headings
    return headings
  }

  /// What the name of a column is when it is that of an own field.
  static func columnName(_ name: String) -> String { name.lowercased() }

  private func twice(_ name: String, _ cell: CSVScanner.Cell) -> Failure {
    Failure(
      .malformed, "There are two columns “\(name.prefix(40))”.",
      field: String(name.prefix(40)), position: cell.position)
  }
}
