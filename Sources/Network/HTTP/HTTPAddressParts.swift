import Domain

/// The components of a URL: `https://ada:secret@cal.example.org:8443/dav/?x`.
struct HTTPAddressParts {
  let address: HTTPAddress
  /// Empty without one.
  let user: String
  let hasPassword: Bool

  /// Nil for anything but a URL of http or https.
  init?(_ text: String) {
    let lowercased = text.prefix(8).lowercased()
    let isSecure = lowercased == "https://"
    guard isSecure || lowercased.hasPrefix("http://") else { return nil }
    let rest = text.dropFirst(isSecure ? 8 : 7)
    let authority = rest.prefix { !"/?#".contains($0) }
    var host = authority
    var login: Substring?
    if let at = authority.lastIndex(of: "@") {
      login = authority[..<at]
      host = authority[authority.index(after: at)...]
    }
    let words = login?.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false) ?? []
    hasPassword = words.count > 1
    guard let user = PercentEncoding.plain(words.first ?? ""),
      let place = Self.place(host, isSecure),
      let target = Self.cleaned(String(rest.dropFirst(authority.count)))
    else { return nil }
    self.user = user
    address = HTTPAddress(
      isSecure: isSecure, host: place.host, port: place.port,
      path: Self.withoutDots(target.path.hasPrefix("/") ? target.path : "/\(target.path)"),
      query: target.query)
  }

  /// Whether it begins with a scheme, as an absolute URL does.
  static func hasScheme(_ text: String) -> Bool {
    let name = text.utf8.prefix { $0.isASCIILetterOrDigit || "+-.".utf8.contains($0) }
    guard let first = name.first, !first.isASCIIDigit, first.isASCIILetterOrDigit else {
      return false
    }
    return text.utf8.dropFirst(name.count).first == UInt8(ascii: ":")
  }

  /// A reference without scheme and host.
  static func target(_ reference: String, from base: HTTPAddress) -> HTTPAddress? {
    guard let target = cleaned(reference) else { return nil }
    var whole = base
    if target.path.isEmpty {
      whole.query = target.query ?? base.query
      return whole
    }
    let folder = base.path.prefix(upTo: base.path.lastIndex(of: "/") ?? base.path.startIndex)
    whole.path = withoutDots(
      target.path.hasPrefix("/") ? target.path : "\(folder)/\(target.path)")
    whole.query = target.query
    return whole
  }

  private static func place(_ text: Substring, _ isSecure: Bool) -> (host: String, port: Int)? {
    var host = text
    var port = isSecure ? 443 : 80
    let isBracketed = text.hasPrefix("[")
    let end = isBracketed ? text.lastIndex(of: "]") : text.startIndex
    guard let end else { return nil }
    if let colon = text[end...].lastIndex(of: ":") {
      let digits = text[text.index(after: colon)...]
      host = text[..<colon]
      if !digits.isEmpty {
        guard digits.utf8.allSatisfy(\.isASCIIDigit), let number = Int(digits),
          (1...65_535).contains(number)
        else { return nil }
        port = number
      }
    }
    if isBracketed {
      let address = host.dropFirst().dropLast()
      guard host.hasSuffix("]"), InternetHost.isIPv6(address) else { return nil }
      return (address.lowercased(), port)
    }
    guard InternetHost.isName(host) || InternetHost.isIPv4(host) else { return nil }
    return (host.lowercased(), port)
  }

  // MARK: What comes after the host

  /// Path and query, without a fragment, in which each byte that a URL has not is escaped, and each escape is written
  /// with capitals. Nil for control characters, written or escaped, and for an invalid escape.
  private static func cleaned(_ text: String) -> (path: String, query: String?)? {
    var cleaned: [UInt8] = []
    var query: Int?
    var rest = Array(text.utf8)[...]
    while let byte = rest.first, byte != UInt8(ascii: "#") {
      if byte == UInt8(ascii: "%") {
        guard let plain = PercentEncoding.escapedByte(rest), plain > 0x1F, plain != 0x7F else {
          return nil
        }
        // Dots are never escaped (section 6.2.2.2), so that `%2E%2E` is what it is.
        cleaned += plain == UInt8(ascii: ".") ? [plain] : PercentEncoding.escape(plain)
        rest = rest.dropFirst(3)
        continue
      }
      if byte < 0x20 || byte == 0x7F { return nil }
      if byte == UInt8(ascii: "?"), query == nil { query = cleaned.count }
      cleaned +=
        byte.isASCIILetterOrDigit || plainBytes.contains(byte)
        ? [byte] : PercentEncoding.escape(byte)
      rest = rest.dropFirst()
    }
    let path = String(decoding: cleaned[..<(query ?? cleaned.count)], as: UTF8.self)
    return (path, query.map { String(decoding: cleaned[($0 + 1)...], as: UTF8.self) })
  }

  private static let plainBytes = Set("/?:@!$&'()*+,;=-._~".utf8)

  /// Section 5.2.4.
  private static func withoutDots(_ path: String) -> String {
    var segments: [Substring] = []
    let given = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    for (place, segment) in given.enumerated() {
      let isLast = place == given.count - 1
      switch segment {
      case ".", "..":
        if segment == "..", !segments.isEmpty { segments.removeLast() }
        if isLast { segments.append("") }
      default: segments.append(segment)
      }
    }
    return "/" + segments.joined(separator: "/")
  }
}
