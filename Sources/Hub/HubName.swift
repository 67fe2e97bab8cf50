import Domain

/// Names of stores and of roles at a hub, which stand in its statements and may be quoted there.
enum HubName {
  /// PostgreSQL cuts longer ones off.
  private static let maximumLength = 63

  /// - Throws: `invalid` for what is empty, longer than 63 bytes, or has control characters in it.
  static func check(_ name: String, field: String) throws {
    guard !name.isEmpty, name.utf8.count <= maximumLength,
      name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
    else {
      throw Failure(
        .invalid,
        "The name of a role or of a store at a hub has 1 to \(maximumLength) bytes, and no control "
          + "characters in them.", field: field)
    }
  }

  /// As an identifier of SQL.
  static func identifier(_ name: String) -> String { quoted(name, by: "\"") }

  /// As a text of SQL. After E, a backslash is escaped by another one, whatever `standard_conforming_strings` says.
  static func literal(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: "\\"))
      ? "E" + quoted(quoted(name, by: "\\", around: ""), by: "'") : quoted(name, by: "'")
  }

  private static func quoted(
    _ name: String, by mark: Unicode.Scalar, around: String? = nil
  ) -> String {
    let around = around ?? String(Character(mark))
    var quoted = around
    for scalar in name.unicodeScalars {
      if scalar == mark { quoted.unicodeScalars.append(mark) }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + around
  }
}
