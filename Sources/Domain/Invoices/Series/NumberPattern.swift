import Localization

/// The format of a series' numbers: F{YYYY}-{NNNN} gives F2026-0007 for the seventh invoice of 2026.
package struct NumberPattern: Equatable, Sendable {
  private enum Part: Equatable {
    case literal(String)
    /// Of so many digits: 2 or 4.
    case year(Int)
    /// Of two digits.
    case month
    /// Of so many digits at least.
    case sequence(Int)

    var isYear: Bool { if case .year = self { true } else { false } }
    var isMonth: Bool { self == .month }
    var isSequence: Bool { if case .sequence = self { true } else { false } }
  }

  /// As it was given.
  package let text: String
  private let parts: [Part]

  package static let maximumLength = 35
  /// No series has more numbers in a year.
  package static let maximumSequence: Int64 = 9_999_999_999

  /// - Throws: `invalid` for other characters, for no sequence or two, for two years, and when a
  ///   number could get longer than an invoice's number may be.
  package init(_ text: String) throws {
    self.text = text
    parts = try Self.parts(of: text)
    guard parts.count(where: \.isSequence) == 1 else {
      throw Self.unreadable("it needs {N} to {NNNNNNNNNN} once, for the number itself")
    }
    guard parts.count(where: \.isYear) <= 1 else {
      throw Self.unreadable("it has the year at most once, as {YYYY} or {YY}")
    }
    guard parts.count(where: \.isMonth) <= 1 else {
      throw Self.unreadable("it has the month at most once, as {MM}")
    }
    let longest = Self.text(of: parts, sequence: Self.maximumSequence, year: 9999, month: 12)
      .utf8.count
    guard longest <= Self.maximumLength else {
      throw Self.unreadable(
        "its numbers could have \(longest) characters, and an invoice's number has at most "
          + "\(Self.maximumLength)")
    }
  }

  /// Whether the sequence begins again each year.
  package var restartsByYear: Bool { parts.contains(where: \.isYear) }

  /// What the sequence is counted within: the year of the issue date, or 0 when it never begins
  /// again. A month is shown, and begins nothing.
  package func year(of date: CalendarDate) -> Int64 { restartsByYear ? Int64(date.year) : 0 }

  /// - Throws: `conflict` when the series is full.
  package func number(_ sequence: Int64, on date: CalendarDate) throws -> String {
    guard (1...Self.maximumSequence).contains(sequence) else {
      throw Failure(
        .conflict, "The series “\(text)” is full: give it another pattern.", field: "series")
    }
    return Self.text(
      of: parts, sequence: sequence, year: Int64(date.year), month: Int64(date.month))
  }

  private static func text(
    of parts: [Part], sequence: Int64, year: Int64, month: Int64
  ) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .year(let digits): padded(digits == 2 ? year % 100 : year, to: digits)
      case .month: padded(month, to: 2)
      case .sequence(let digits): padded(sequence, to: digits)
      }
    }.joined()
  }

  private static func padded(_ number: Int64, to digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  private static func parts(of text: String) throws -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let first = rest.first {
      if first == "{" {
        guard let end = rest.firstIndex(of: "}") else {
          throw unreadable("a “{” has no “}” behind it")
        }
        parts.append(try placeholder(rest[rest.index(after: rest.startIndex)..<end]))
        rest = rest[rest.index(after: end)...]
      } else {
        let literal = rest.prefix { $0 != "{" }
        guard literal.utf8.allSatisfy(isAllowed) else {
          throw unreadable(
            "besides {YYYY}, {YY}, {MM} and {N} it has letters A to Z, digits and + - _ /")
        }
        parts.append(.literal(String(literal)))
        rest = rest[literal.endIndex...]
      }
    }
    return parts
  }

  private static func placeholder(_ name: Substring) throws -> Part {
    switch name {
    case "YYYY": return .year(4)
    case "YY": return .year(2)
    case "MM": return .month
    default:
      guard (1...10).contains(name.utf8.count), name.utf8.allSatisfy({ $0 == UInt8(ascii: "N") })
      else { throw unreadable("between “{” and “}” there is YYYY, YY, MM, or N up to ten times") }
      return .sequence(name.utf8.count)
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private static func unreadable(_ why: Message) -> Failure {
    Failure(
      .invalid, "A pattern is like F{YYYY}-{NNNN}, but this one is not: \(why).",
      field: "pattern")
  }
}
