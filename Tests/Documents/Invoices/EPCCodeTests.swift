import Domain
import Testing

@testable import Documents

@Suite("The QR code of a SEPA transfer")
struct EPCCodeTests {
  private func document(due: Int64 = 1_234_05) throws -> InvoiceDocument {
    var document = try InvoiceExamples.short()
    document.totals.due = due
    return document
  }

  @Test("It has the lines of EPC069-12, version 002")
  func lines() throws {
    #expect(
      try EPCCode(document())?.text == """
        BCD
        002
        1
        SCT
        AGRIFRPP
        Atelier Lumière
        FR7630006000011234567890189
        EUR1234.05


        F2026-0001
        """)
  }

  @Test("The account's name comes first, in one line of at most 70 characters")
  func names() throws {
    var document = try document()
    try document.seller.set(.accountName, to: "É B" + String(repeating: "c", count: 90))
    let line = EPCCode(document)?.text.split(separator: "\n", omittingEmptySubsequences: false)[5]
    #expect(line.map(String.init) == "É B" + String(repeating: "c", count: 67))
  }

  @Test("Only from a cent to 999,999,999.99 euros", arguments: [0, -1, 999_999_999_99 + 1])
  func amounts(due: Int64) throws {
    #expect(EPCCode(try document(due: due)) == nil)
    #expect(EPCCode(try document(due: 1))?.text.contains("\nEUR0.01\n") == true)
    #expect(EPCCode(try document(due: 999_999_999_99))?.text.contains("EUR999999999.99") == true)
  }

  @Test("Not for another currency, a credit note, a draft or without an account")
  func others() throws {
    let changes: [(inout InvoiceDocument) throws -> Void] = [
      { $0.invoice.currency = "CHF" }, { $0.invoice.kind = .creditNote },
      { $0.invoice.number = "" }, { try $0.seller.set(.iban, to: "") },
    ]
    for change in changes {
      var document = try document()
      try change(&document)
      #expect(EPCCode(document) == nil)
    }
  }

  @Test("The code has its three finders, and grows with the text")
  func code() throws {
    let small = try QRCode("A")
    #expect(small.size == 21)
    for (row, column) in [(0, 0), (0, 14), (14, 0)] {
      #expect((0..<7).allSatisfy { small.isDark(row: row, column: column + $0) })
      #expect(!small.isDark(row: row + 1, column: column + 1))
    }
    let text = try #require(try EPCCode(document())?.text)
    #expect(try QRCode(text).size > 21)
    #expect(throws: Failure.self) { try QRCode(String(repeating: "x", count: 3_000)) }
  }
}
