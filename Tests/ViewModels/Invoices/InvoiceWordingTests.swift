import Domain
import Localization
import TestSupport
import Testing
import ViewModels

@Suite("Amounts, quantities and dates of invoices in words")
struct InvoiceWordingTests {
  private let french = InvoiceWording(.french)
  private let english = InvoiceWording(.english)

  @Test("Amounts are exact up to the greatest, with the currency where the language has it")
  func amounts() throws {
    let dollar = try Currency("USD")
    #expect(french.amount(1_234_56, .euro) == "1\u{202F}234,56\u{A0}€")
    #expect(english.amount(1_234_56, .euro) == "€1,234.56")
    #expect(french.amount(-5, .euro) == "−0,05\u{A0}€")
    #expect(english.amount(-123_456_05, dollar) == "−123,456.05\u{A0}USD")
    #expect(english.amount(100_000_000_000_000, .euro) == "€1,000,000,000,000.00")
    #expect(french.amount(0, dollar) == "0,00\u{A0}USD")
  }

  @Test("Amounts have the decimals of an invoice: none of yen, two of dinars")
  func currencies() throws {
    #expect(english.plainAmount(1_234_560, try Currency("KWD")) == "1,234.56")
    #expect(english.plainAmount(1_234, try Currency("JPY")) == "1,234")
  }

  @Test("Quantities and prices have the decimals that they need")
  func quantities() {
    #expect(french.quantity(10_000) == "1")
    #expect(french.quantity(12_345_6789) == "12\u{202F}345,6789")
    #expect(english.quantity(5_000) == "0.5")
    #expect(french.unitPrice(85_000_000, .euro) == "85,00")
    #expect(french.unitPrice(12_500, .euro) == "0,0125")
    #expect(english.unitPrice(999_999_999_999_123_456, .euro) == "999,999,999,999.123456")
  }

  @Test("Rates and exchange rates")
  func rates() throws {
    #expect(french.rate(20_00) == "20\u{A0}%")
    #expect(english.rate(5_50) == "5.5%")
    #expect(english.rate(0) == "0%")
    #expect(french.exchangeRate(1_084_200, try Currency("USD")) == "1\u{A0}€ = 1,0842\u{A0}USD")
  }

  @Test("Dates and periods")
  func dates() throws {
    let date = try #require(CalendarDate(packed: 2026_11_01))
    #expect(french.date(date) == "01/11/2026")
    #expect(english.date(date) == "1\u{A0}Nov\u{A0}2026")
    #expect(french.period(date, date) == "du\u{A0}01/11/2026 au\u{A0}01/11/2026")
    #expect(english.period(nil, date) == "until\u{A0}1\u{A0}Nov\u{A0}2026")
    #expect(french.period(nil, nil) == nil)
  }

  @Test("Every label has words in both languages, and so have countries")
  func labels() {
    for label in InvoiceWording.Label.allCases {
      #expect(!french.label(label).isEmpty)
      #expect(!english.label(label).isEmpty)
    }
    #expect(french.country("DE") == "Allemagne")
    #expect(english.country("FR") == "France")
    #expect(english.country("??") == "??")
    #expect(french.labelled(.siren, "1") == "SIREN\u{A0}: 1")
    #expect(english.labelled(.siren, "1") == "SIREN: 1")
  }

  @Test("Units have words in the number of what there is of them")
  func units() {
    #expect(english.unit("HUR", for: 1_0000) == "hour")
    #expect(english.unit("HUR", for: 1_5000) == "hours")
    #expect(english.unit("HUR", for: 5000) == "hours")
    #expect(french.unit("HUR", for: 1_5000) == "heure")
    #expect(french.unit("HUR", for: 2_0000) == "heures")
    #expect(french.unit("MON", for: 12_0000) == "mois")
    #expect(english.unit("E48", for: 2_0000) == "E48")
  }

  @Test("What is sold is told by the case of invoicing")
  func operations() {
    #expect(french.operation("S1") == "Prestation de services")
    #expect(french.operation("B2") == "Livraison de biens")
    #expect(english.operation("M4") == "Goods and services")
    #expect(english.operation("") == nil)
  }

  @Test("A language is known by its name, with a country or without")
  func languages() throws {
    #expect(try InvoiceLanguage("fr") == .french)
    #expect(try InvoiceLanguage("en-GB") == .english)
    #expect(throws: Failure.self) { try InvoiceLanguage("it") }
    #expect(throws: Failure.self) { try InvoiceLanguage("") }
  }
}
