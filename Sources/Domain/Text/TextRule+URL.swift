import Localization

extension TextRule {
  /// An absolute URL: RFC 3986 section 4.3, with characters beyond ASCII allowed as in RFC 3987.
  ///
  /// - Throws: `invalid` without a scheme, with white space or control characters, when it is longer
  ///   than 2,048 characters, for a page without a host such as `http://`, and for a script.
  package static func url(_ text: String) throws -> String {
    let line = try TextRule(what: "A URL", field: "url", maximum: 2_048).line(text)
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let first = parts[0].utf8.first,
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20),
      parts[0].utf8.allSatisfy(isSchemeByte), !line.unicodeScalars.contains(where: isSpace)
    else {
      throw invalidURL("“\(line.prefix(40))” is not a URL such as https://example.org/page.")
    }
    let scheme = parts[0].lowercased()
    if scripts.contains(scheme) {
      throw invalidURL(
        "A URL leads to something, and a \(scheme) URL would run a script: it is refused.")
    }
    if schemesWithHost.contains(scheme), !hasHost(parts[1]) {
      throw invalidURL(
        "“\(line.prefix(40))” names no host, as https://example.org/page does.")
    }
    return line
  }

  private static let scripts: Set = ["javascript", "vbscript"]
  private static let schemesWithHost: Set = ["http", "https", "ftp", "ftps", "ws", "wss"]

  /// Of what follows the scheme: `//user@host:port/path`.
  private static func hasHost(_ rest: Substring) -> Bool {
    guard rest.hasPrefix("//") else { return false }
    let authority = rest.dropFirst(2).prefix { !"/?#".contains($0) }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    return !host.isEmpty && !host.hasPrefix(":") && !host.hasPrefix("[]")
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func invalidURL(_ message: Message) -> Failure {
    Failure(.invalid, message, field: "url")
  }
}
