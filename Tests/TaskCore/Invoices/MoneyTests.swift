import CTaskcore
import Testing

@testable import TaskCore

/// Amounts and currencies through the C API.
@Suite struct MoneyTests {
  private func text(_ amount: Int64, _ currency: String, _ language: String) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    let status = currency.withCString { currency in
      language.withCString {
        amountText(amountMinor: amount, currency: currency, language: $0, text: &text)
      }
    }
    defer { stringFree(string: text) }
    return status == TASKCORE_OK ? UnsafePointer(text).read : nil
  }

  private func amount(_ text: String, _ currency: String = "EUR") -> Int64? {
    var amount: Int64 = 7
    let status = text.withCString { text in
      currency.withCString { amountParse(text: text, currency: $0, amountMinor: &amount) }
    }
    if status != TASKCORE_OK { #expect(amount == 0) }
    return status == TASKCORE_OK ? amount : nil
  }

  @Test("A currency has 0, 2 or 3 decimals")
  func digits() {
    var digits: Int32 = 7
    #expect(currencyDigits(currency: "JPY", digits: &digits) == TASKCORE_OK)
    #expect(digits == 0)
    #expect(currencyDigits(currency: "eur", digits: &digits) == TASKCORE_OK)
    #expect(digits == 2)
    #expect(currencyDigits(currency: "KWD", digits: &digits) == TASKCORE_OK)
    #expect(digits == 3)
    #expect(currencyDigits(currency: "XAU", digits: &digits) == TASKCORE_EINVALID)
    #expect(digits == 0)
    #expect(String(cString: lastError().pointee.field) == "currency")
  }

  @Test("An amount is written as its language has it")
  func texts() {
    #expect(text(1_234_56, "EUR", "fr") == "1\u{202F}234,56\u{A0}€")
    #expect(text(-1_234_56, "EUR", "en-GB") == "−€1,234.56")
    #expect(text(1_234, "JPY", "en") == "1,234\u{A0}JPY")
    #expect(text(1_230, "KWD", "en") == "1.23\u{A0}KWD")
    #expect(text(1_231, "KWD", "en") == nil)
    #expect(text(100_000_000_000_000, "EUR", "en") != nil)
    #expect(text(100_000_000_000_001, "EUR", "en") == nil)
    #expect(text(.min, "EUR", "en") == nil)
    #expect(text(1, "EUR", "it") == nil)
  }

  @Test("An amount is read as people write it")
  func numbers() {
    #expect(amount("1 234,56") == 1_234_56)
    #expect(amount("1,234.56") == 1_234_56)
    #expect(amount("1.234,56") == 1_234_56)
    #expect(amount("1,234") == 1_234_00)
    #expect(amount("-0.5") == -50)
    #expect(amount("12", "JPY") == 12)
    #expect(amount("1.001") == nil)
    #expect(amount("0.5", "JPY") == nil)
    #expect(amount("12 EUR") == nil)
    #expect(amount("1000000000000") == 100_000_000_000_000)
    #expect(amount("1000000000000.01") == nil)
    #expect(amount("99999999999999999999") == nil)
    #expect(amount("") == nil)
  }
}
