import Domain

/// A row of a table, with the position of each cell for error messages.
struct CSVRow {
  var cells: [CSVColumn: CSVScanner.Cell] = [:]
  /// Of own fields, by their names.
  var fields: [(name: String, cell: CSVScanner.Cell)] = []
  var unsaid: CSVScanner.Cell?
  /// Of columns that are not ours.
  var others: [JSONValue.Member] = []

  func text(_ column: CSVColumn) -> String { cells[column]?.text ?? "" }

  func has(_ column: CSVColumn) -> Bool { cells[column] != nil }

  func isFilled(_ column: CSVColumn) -> Bool { cells[column]?.text.isEmpty == false }

  /// What a cell means; nil when it is empty or not there.
  ///
  /// - Throws: `malformed` with the column and position, for what `convert` refuses.
  func read<Meaning>(
    _ column: CSVColumn, as convert: (String) throws -> Meaning
  ) throws -> Meaning? {
    guard let cell = cells[column], !cell.text.isEmpty else { return nil }
    do {
      return try convert(cell.text)
    } catch let failure as Failure {
      throw Failure(
        .malformed, failure.message, field: column.rawValue, position: cell.position)
    }
  }

  /// The same, for what is set by `convert` itself.
  func read(_ column: CSVColumn, as convert: (String) throws -> Void) throws {
    let _: Void? = try read(column, as: convert)
  }
}
