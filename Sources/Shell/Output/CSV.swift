extension FieldValue {
  /// Several texts are joined by `;`, and objects are JSON.
  fileprivate var csv: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .thousandths(let number): Self.decimal(thousandths: number)
    case .number(let number): Self.decimal(number)
    case .boolean(let value): value ? "true" : "false"
    case .text(let text): Self.quoted(text)
    case .list(let texts): Self.quoted(texts.joined(separator: ";"))
    case .integers(let numbers): numbers.map(String.init).joined(separator: ";")
    case .figures(let figures):
      Self.quoted(
        figures.map { "\($0.name): \(Self.decimal($0.value))" }.joined(separator: ";"))
    case .object, .objects: Self.quoted(json)
    }
  }

  private static func quoted(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else {
      return text
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

extension Output {
  /// Prints a header and a line for each record, as RFC 4180 says.
  func printCSV<Item: Record>(_ records: [Item], in store: Store) throws {
    try write("\(Item.fieldNames.joined(separator: ","))\r\n".utf8)
    for record in records {
      let values = try record.fieldValues(in: store).map(\.csv)
      try write("\(values.joined(separator: ","))\r\n".utf8)
    }
  }
}
