import Domain
import Localization
import TestSupport
import Testing

@testable import ViewModels

@Suite("Numbers and dates as a region has them")
struct RegionWordingTests {
  private func wording(_ region: String) throws -> Wording {
    let region = try #require(Region(code: region))
    return Wording(Locale(catalogue: .english, region: region))
  }

  @Test("Decimals and groups")
  func numbers() throws {
    #expect(try wording("FR").number(1_234.5) == "1\u{202F}234,5")
    #expect(try wording("DE").number(-1_234.5, places: 2) == "−1.234,50")
    #expect(try wording("ES").grouped(1_234) == "1234")
    #expect(try wording("ES").grouped(12_345) == "12.345")
    #expect(try wording("DE").decimal("12.5") == "12,5")
    #expect(try wording("US").number(1_234.5) == "1,234.5")
  }

  @Test("Dates in words begin with the month where those in figures do")
  func dates() throws {
    let (date, today) = (try day("2026-12-24"), try day("2026-12-20"))
    let us = try wording("US")
    #expect(us.fullDay(date) == "Thursday, December 24, 2026")
    #expect(us.day(date) == "Thursday, December 24")
    #expect(us.date(date) == "December 24, 2026")
    #expect(us.shortDay(date, today: today) == "Thu, Dec 24")
    #expect(us.shortDay(date, today: try day("2027-01-01")) == "Dec 24, 2026")
    #expect(us.dayOfMonth(date) == "Dec 24")
    let range = us.range(try day("2026-12-01")...date)
    #expect(us.text(range) == "from December 1 to December 24, 2026")
    let german = try wording("DE")
    #expect(german.fullDay(date) == "Thursday 24 December 2026")
    #expect(german.text(german.range(try day("2026-12-01")...date)) == "from 1 to 24 December 2026")
  }

  @Test(
    "Dates in figures have the pattern of the region",
    arguments: [
      ("FR", "05/03/2026"), ("DE", "5.3.2026"), ("US", "3/5/2026"), ("SE", "2026-03-05"),
    ])
  func figures(code: String, text: String) throws {
    #expect(try #require(Region(code: code)).text(of: day("2026-03-05")) == text)
  }

  @Test("May is another word when it is short")
  func may() throws {
    let date = try day("2026-05-01")
    #expect(Wording.english.date(date) == "1 May 2026")
    #expect(Wording.english.dayOfMonth(date) == "1 May")
  }

  @Test("An invoice has the numbers of its language, or of the client's region")
  func invoices() throws {
    func invoice(_ name: String) throws -> InvoiceWording {
      InvoiceWording(try InvoiceLanguage(name).locale { _ in nil })
    }
    let date = try day("2026-11-21")
    #expect(try invoice("de").amount(1_234_56, .euro) == "1.234,56\u{A0}€")
    #expect(try invoice("de-AT").amount(1_234_56, .euro) == "€\u{A0}1.234,56")
    #expect(try invoice("de").date(date) == "21.11.2026")
    #expect(try invoice("es").date(date) == "21/11/2026")
    #expect(try invoice("es").tag == "es-ES")
    #expect(try invoice("en").tag == "en-GB")
    #expect(try invoice("en-US").date(date) == "Nov\u{A0}21,\u{A0}2026")
    #expect(try invoice("fr-BE").amount(1_234_56, .euro) == "1\u{202F}234,56\u{A0}€")
    #expect(try InvoiceLanguage("fr-BE") == .french)
  }
}
