/// The address of a hub as typed.
enum HubAddressText {
  private static let schemes = ["postgresql://", "postgres://"]
  /// Of accounts at servers; `caldav:` alone stands for the first of them.
  private static let accountSchemes = ["caldav:https://", "caldav:http://", "caldav:"]
  /// With which an address in words begins, and by which a line is known that has one.
  private static let keywords = [
    "service", "host", "hostaddr", "port", "dbname", "user", "store",
  ]

  /// Whether it is the address of a hub, and not the path of a folder.
  static func isMeant(by text: String) -> Bool {
    let text = text.drop { $0 == " " }
    return schemes.contains(where: text.hasPrefix)
      || keywords.contains { keyword in
        text.hasPrefix(keyword) && text.dropFirst(keyword.count).drop { $0 == " " }.first == "="
      }
  }

  /// Whether two texts are the path of one folder, or the address of one hub, whose values may stand in quotes.
  static func areAlike(_ left: String, _ right: String) -> Bool {
    left == right
      || isMeant(by: left) && isMeant(by: right) && unquoted(left) == unquoted(right)
  }

  private static func unquoted(_ address: String) -> [Substring] {
    address.filter { $0 != "'" }.split(separator: " ")
  }

  /// Whether a line has a password in such an address, or in that of an account. The library refuses it, and before that it is kept nowhere.
  static func hasPassword(in line: String) -> Bool { masked(line) != line }

  /// The line with a sign in the place of each password in such an address.
  static func masked(_ line: String) -> String {
    let line = (schemes + accountSchemes).reduce(line) {
      masking($0, after: $1, secret: secretOfUser)
    }
    let marks = schemes + keywords.map { $0 + "=" }
    return marks.contains { line.contains(text: $0) }
      ? masking(line, after: "password=", secret: value) : line
  }

  /// What stands before `@` in `anna:secret@hub.example.org/tasks`.
  private static func secretOfUser(_ rest: Substring) -> Substring? {
    let word = rest.prefix { !isEnd($0) }
    // It has been looked at with its scheme.
    if word.hasPrefix("https://") || word.hasPrefix("http://") { return nil }
    guard let at = word.lastIndex(of: "@"), let colon = word[..<at].firstIndex(of: ":") else {
      return nil
    }
    return word[word.index(after: colon)..<at]
  }

  /// A value, in quotes or up to what ends it.
  private static func value(_ rest: Substring) -> Substring {
    rest.first == "'"
      ? rest.dropFirst().prefix { $0 != "'" } : rest.prefix { !isEnd($0) && $0 != "&" }
  }

  private static func isEnd(_ character: Character) -> Bool {
    character.isWhitespace || character == "\"" || character == "'"
  }

  private static func masking(
    _ line: String, after mark: String, secret: (Substring) -> Substring?
  ) -> String {
    var masked = ""
    var rest = line[...]
    while !rest.isEmpty {
      guard rest.hasPrefix(mark) else {
        masked.append(rest.removeFirst())
        continue
      }
      masked += mark
      rest = rest.dropFirst(mark.count)
      guard let secret = secret(rest) else { continue }
      masked += rest[..<secret.startIndex] + "…"
      rest = rest[secret.endIndex...]
    }
    return masked
  }
}
