package import Domain

/// Reads a table of tasks: the first row names the columns, of which the title alone is required.
///
/// What has no column is not spoken of. An empty cell takes away what a task can be without; of the
/// rest it does not speak either.
package struct CSVReader: StoreInterchangeReader {
  private enum Heading {
    case ours(CSVColumn)
    /// Of an own field.
    case field(String)
    case other(String)
    /// Its cells must be empty.
    case nameless
  }

  /// How many columns of others a table may have.
  static let maximumOtherCount = 1_000

  package private(set) var position = TextPosition(line: 1, column: 1)

  private var scanner: CSVScanner
  private let zone: any Zone
  private let fieldNames: Set<String>
  private let newUID: () -> String
  private let now: Instant
  private var headings: [Heading]?

  /// - Parameters:
  ///   - source: gives the text.
  ///   - zone: of the times that have no offset.
  ///   - fields: the own fields of the store, which have columns of their names.
  ///   - newUID: makes the uid of a task without one.
  ///   - now: when those were created, modified and completed that the table does not say it of.
  package init(
    source: @escaping ByteSource, zone: any Zone, fields: [CustomField] = [],
    newUID: @escaping () -> String, now: Instant
  ) {
    fieldNames = Set(fields.filter { $0.itemKind == .task }.map(\.name))
    scanner = CSVScanner(source: source)
    self.zone = zone
    self.newUID = newUID
    self.now = now
  }

  package mutating func next() throws -> FileItem? {
    let headings = try headings ?? readHeadings()
    guard let cells = try scanner.next() else { return nil }
    position = cells.first?.position ?? position
    guard cells.count == headings.count else {
      throw Failure(
        .malformed,
        "This row has \(cells.count) cells; the first row names \(headings.count) columns.",
        position: position)
    }
    var row = CSVRow()
    for (heading, cell) in zip(headings, cells) {
      switch heading {
      case .ours(let column): row.cells[column] = cell
      case .field(let name): row.fields.append((name, cell))
      case .other(let name):
        if !cell.text.isEmpty {
          row.others.append(JSONValue.Member(name, .string(cell.text)))
        }
      case .nameless:
        guard cell.text.isEmpty else {
          throw Failure(
            .malformed, "The column of this cell has no name in the first row.",
            position: cell.position)
        }
      }
    }
    return .task(try CSVMapping(zone: zone, now: now).task(from: row, newUID: newUID))
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
