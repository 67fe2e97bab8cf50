import TaskcoreSwift

extension FieldValue {
  /// As a table of texts has it: several texts are joined by `;`, objects are JSON, and null is
  /// empty.
  fileprivate var text: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .thousandths(let number): Self.decimal(thousandths: number)
    case .number(let number): Self.decimal(number)
    case .boolean(let value): value ? "true" : "false"
    case .text(let text): text
    case .list(let texts): texts.joined(separator: ";")
    case .integers(let numbers): numbers.map(String.init).joined(separator: ";")
    case .figures, .object, .objects: json
    }
  }

  /// In quotes, where RFC 4180 wants some.
  fileprivate var csv: String {
    let text = text
    guard text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else {
      return text
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  /// With `\t`, `\n`, `\r` and `\\` for what would end a value or a line.
  fileprivate var tsv: String {
    let text = text
    guard text.utf8.contains(where: { "\t\n\r\\".utf8.contains($0) }) else {
      return text
    }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": escaped += "\\t"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\\": escaped += "\\\\"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Output {
  /// Prints a header, unless it was before, and a line for each record, as RFC 4180 says.
  func printCSV<Item: Record>(_ records: [Item], hasHeader: Bool = true, in store: Store) throws {
    if hasHeader { try write("\(Item.fieldNames.joined(separator: ","))\r\n".utf8) }
    for record in records {
      let values = try record.fieldValues(in: store).map(\.csv)
      try write("\(values.joined(separator: ","))\r\n".utf8)
    }
  }

  /// Prints a header, unless it was before, and a line for each record, with tabs between the values.
  func printTSV<Item: Record>(_ records: [Item], hasHeader: Bool = true, in store: Store) throws {
    if hasHeader { try writeLine(Item.fieldNames.joined(separator: "\t")) }
    for record in records {
      try writeLine(try record.fieldValues(in: store).map(\.tsv).joined(separator: "\t"))
    }
  }
}
