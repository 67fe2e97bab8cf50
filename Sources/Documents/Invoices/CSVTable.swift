/// A table for other programs (RFC 4180): a line with the names of the columns, then one for each row.
struct CSVTable {
  private(set) var text = ""

  init(columns: [String]) {
    append(columns)
  }

  mutating func append(_ cells: [String]) {
    text += cells.map(Self.quoted).joined(separator: ",") + "\r\n"
  }

  /// Blanks around a cell are lost to some programs unless it is quoted.
  private static func quoted(_ cell: String) -> String {
    let needsQuotes =
      cell.hasPrefix(" ") || cell.hasSuffix(" ")
      || cell.utf8.contains { [0x22, 0x2C, 0x0D, 0x0A].contains($0) }
    guard needsQuotes else { return cell }
    return "\""
      + cell.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
