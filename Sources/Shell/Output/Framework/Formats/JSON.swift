import TaskcoreSwift

extension FieldValue {
  var json: String {
    switch self {
    case .null: "null"
    case .integer(let number): String(number)
    case .thousandths(let number): Self.decimal(thousandths: number)
    case .number(let number): Self.decimal(number)
    case .boolean(let value): value ? "true" : "false"
    case .text(let text): Self.quoted(text)
    case .list(let texts): "[" + texts.map(Self.quoted).joined(separator: ",") + "]"
    case .integers(let numbers): "[" + numbers.map(String.init).joined(separator: ",") + "]"
    case .figures(let figures):
      "{"
        + figures.map { "\(Self.quoted($0.name)):\(Self.decimal($0.value))" }
        .joined(separator: ",") + "}"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.name)):\($0.value.json)" }.joined(separator: ",") + "}"
    case .objects(let objects):
      "[" + objects.map { FieldValue.object($0).json }.joined(separator: ",") + "]"
    }
  }

  private static func quoted(_ text: String) -> String {
    // Most texts are as they are.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else {
      return "\"\(text)\""
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension Output {
  /// Prints an array with an object on each line.
  func printJSON(_ records: [some Record], in store: Store) throws {
    try writeLine("[")
    try printElements(records, isLast: true, in: store)
    try writeLine("]")
  }

  /// The same, with records of another kind behind them.
  func printJSON(_ records: [some Record], and others: [some Record], in store: Store) throws {
    try writeLine("[")
    try printElements(records, isLast: others.isEmpty, in: store)
    try printElements(others, isLast: true, in: store)
    try writeLine("]")
  }

  private func printElements<Item: Record>(
    _ records: [Item], isLast: Bool, in store: Store
  ) throws {
    let keys = Item.keys
    for (index, record) in records.enumerated() {
      let comma = isLast && index == records.count - 1 ? "" : ","
      try writeLine(try record.json(keys, in: store) + comma)
    }
  }

  /// Prints an object on each line.
  func printJSONLines<Item: Record>(_ records: [Item], in store: Store) throws {
    let keys = Item.keys
    for record in records { try writeLine(try record.json(keys, in: store)) }
  }
}

extension Record {
  fileprivate static var keys: [String] { fieldNames.map { FieldValue.text($0).json + ":" } }

  fileprivate func json(_ keys: [String], in store: Store) throws -> String {
    let members = zip(keys, try fieldValues(in: store)).map { $0 + $1.json }
    return "{\(members.joined(separator: ","))}"
  }
}
