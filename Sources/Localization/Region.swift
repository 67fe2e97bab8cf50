/// The formats of numbers and dates in a region, from Unicode CLDR for the region's main language.
package struct Region: Equatable, Sendable {
  package enum DateOrder: Sendable {
    case dayFirst
    case monthFirst
    case yearFirst
  }

  /// A code of ISO 3166-1, such as `FR`; empty for none.
  package let code: String
  /// Nil when nobody has said where: then a date that can be read in two ways is not read.
  package let dateOrder: DateOrder?
  /// Of dates in figures, with `d`, `M` and `y`: `dd/MM/y`.
  package let datePattern: String
  /// From Monday, which is 1, to Sunday, which is 7; nil for none.
  package let firstWeekday: Int?
  /// Between the whole number and its decimals.
  package let decimalMark: String
  /// Between groups of three digits.
  package let groupMark: String
  /// How many digits there are before the first mark of a group at least: 1 in `1,234`, and 2 where `1234` has none.
  package let leastGrouped: Int
  /// Whether the sign of a currency stands before the amount, as in `€1,234`.
  package let hasCurrencyFirst: Bool

  /// Where no region is set: the numbers of English, and no order of dates.
  package static let none = Region(
    code: "", dateOrder: nil, datePattern: "y-MM-dd", firstWeekday: nil, decimalMark: ".",
    groupMark: ",", leastGrouped: 1, hasCurrencyFirst: true)

  /// Of a code, whatever its case; nil for one that is no region's.
  package init?(code: String) {
    let code = code.uppercased()
    guard code.utf8.count == 2,
      let line = Self.table.lines.first(where: { $0.hasPrefix(code + " ") })
    else { return nil }
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 7, let weekday = Int(parts[1]), let least = Int(parts[5]) else {
      return nil
    }
    self.init(
      code: code, dateOrder: DateOrder(pattern: parts[2]), datePattern: String(parts[2]),
      firstWeekday: weekday, decimalMark: Self.mark(parts[3]), groupMark: Self.mark(parts[4]),
      leastGrouped: least, hasCurrencyFirst: parts[6] == "first")
  }

  /// The region whose numbers and dates a language has where none is set.
  package init(of language: Language) {
    let code: String? =
      switch language {
      case .french: "FR"
      case .german: "DE"
      case .spanish: "ES"
      // The table is not read for it, which each store is opened in.
      case .english, .bracketed, .mirrored: nil
      }
    self = code.flatMap(Region.init(code:)) ?? .none
  }

  private init(
    code: String, dateOrder: DateOrder?, datePattern: String, firstWeekday: Int?,
    decimalMark: String, groupMark: String, leastGrouped: Int, hasCurrencyFirst: Bool
  ) {
    self.code = code
    self.dateOrder = dateOrder
    self.datePattern = datePattern
    self.firstWeekday = firstWeekday
    self.decimalMark = decimalMark
    self.groupMark = groupMark
    self.leastGrouped = leastGrouped
    self.hasCurrencyFirst = hasCurrencyFirst
  }

  /// As the table writes it, which has no blanks.
  private static func mark(_ text: Substring) -> String {
    switch text {
    case "nnbsp": "\u{202F}"
    case "nbsp": "\u{A0}"
    default: String(text)
    }
  }
}

extension Region.DateOrder {
  fileprivate init(pattern: Substring) {
    switch pattern.first {
    case "d": self = .dayFirst
    case "M": self = .monthFirst
    default: self = .yearFirst
    }
  }
}

extension StaticString {
  fileprivate var lines: [Substring] {
    withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
  }
}
