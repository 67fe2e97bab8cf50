import CTaskcoreHeader

/// Money, exactly: 1,234.56 EUR.
public struct Amount: Codable, Hashable, Sendable {
  /// In minor units of its currency, such as cents.
  public let minor: Int64
  /// The code of its currency, by ISO 4217.
  public let currency: String

  /// Whether it is zero.
  public var isZero: Bool { minor == 0 }

  /// As people read it: `€1,234.56`
  public var text: String { text(in: "en") }

  /// As people read it who speak a language: `1 234,56 €` in `fr`.
  public func text(in language: some UTF8Text) -> String {
    var text: UnsafeMutablePointer<CChar>?
    let status = withExtendedLifetime(CStrings()) { texts in
      taskcore_amount_text(minor, texts.copy(currency), texts.copy(language), &text)
    }
    defer { taskcore_string_free(text) }
    return status == TASKCORE_OK ? String(c: text) : "\(minor) \(currency)"
  }

  /// How many decimals the minor unit is.
  package var digits: Int {
    var digits: Int32 = 2
    _ = withExtendedLifetime(CStrings()) { texts in
      taskcore_currency_digits(texts.copy(Array(currency.utf8)), &digits)
    }
    return Int(digits)
  }

  /// Makes an amount of minor units of a currency.
  public init(_ minor: Int64, _ currency: String) {
    self.minor = minor
    self.currency = currency
  }

  /// Reads an amount as people write it, such as `1 234,56`; the library says which it takes.
  public init(written text: some UTF8Text, _ currency: String) throws {
    var minor: Int64 = 0
    try withExtendedLifetime(CStrings()) { texts in
      try Store.check(
        taskcore_amount_parse(texts.copy(text), texts.copy(Array(currency.utf8)), &minor))
    }
    self.init(minor, currency)
  }
}
