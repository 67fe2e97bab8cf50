/// The name or address of a machine on the internet.
package enum InternetHost {
  /// Whether it is a name such as `smtp.example.org` (RFC 1123 section 2.1), and no IPv4 address.
  package static func isName(_ text: some StringProtocol) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard text.utf8.count <= 253, labels.allSatisfy({ isLabel($0) }), let last = labels.last else {
      return false
    }
    return !last.utf8.allSatisfy(\.isASCIIDigit)
  }

  private static func isLabel(_ label: some StringProtocol) -> Bool {
    (1...63).contains(label.utf8.count) && !label.hasPrefix("-") && !label.hasSuffix("-")
      && label.utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }
  }

  /// Whether it is an address as RFC 5321 section 4.1.3 writes it: `[192.0.2.1]` or
  /// `[IPv6:2001:db8::1]`.
  package static func isBracketedAddress(_ text: some StringProtocol) -> Bool {
    guard text.hasPrefix("["), text.hasSuffix("]"), text.utf8.count > 2 else { return false }
    let inside = text.dropFirst().dropLast()
    return inside.lowercased().hasPrefix("ipv6:")
      ? isIPv6(inside.dropFirst(5)) : isIPv4(inside)
  }

  /// Whether it is four numbers such as `192.0.2.1`.
  package static func isIPv4(_ text: some StringProtocol) -> Bool {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy { number in
        (1...3).contains(number.utf8.count) && number.utf8.allSatisfy(\.isASCIIDigit)
          && (number.utf8.count == 1 || !number.hasPrefix("0")) && UInt8(number) != nil
      }
  }

  /// Whether it is one of the forms of RFC 4291 section 2.2, such as `2001:db8::1`.
  package static func isIPv6(_ text: some StringProtocol) -> Bool {
    guard text.utf8.count <= 45, let gap = gap(in: text) else { return false }
    let parts = [gap.before, gap.after].compactMap { $0 }
    let counts = parts.enumerated().map { index, part in
      groupCount(part, mayEndInIPv4: index == parts.count - 1)
    }
    var total = 0
    for count in counts {
      guard let count else { return false }
      total += count
    }
    return gap.after == nil ? total == 8 : total <= 7
  }

  /// What is before and after `::`; without one, all of it is before. Nil when it has more.
  private static func gap(in text: some StringProtocol) -> (before: String, after: String?)? {
    let bytes = Array(text.utf8)
    let colon = UInt8(ascii: ":")
    let gaps = bytes.indices.dropLast().filter { bytes[$0] == colon && bytes[$0 + 1] == colon }
    guard gaps.count <= 1 else { return nil }
    guard let start = gaps.first else { return (String(text), nil) }
    return (
      String(decoding: bytes[..<start], as: UTF8.self),
      String(decoding: bytes[(start + 2)...], as: UTF8.self)
    )
  }

  /// How many groups of 16 bits; nil for a text that is no such group.
  private static func groupCount(_ text: String, mayEndInIPv4: Bool) -> Int? {
    if text.isEmpty { return 0 }
    var groups = text.split(separator: ":", omittingEmptySubsequences: false)
    var count = 0
    if mayEndInIPv4, let last = groups.last, isIPv4(last) {
      groups.removeLast()
      count = 2
    }
    let areHexadecimal = groups.allSatisfy { group in
      (1...4).contains(group.utf8.count) && group.utf8.allSatisfy(\.isHexadecimalDigit)
    }
    return areHexadecimal ? count + groups.count : nil
  }
}
