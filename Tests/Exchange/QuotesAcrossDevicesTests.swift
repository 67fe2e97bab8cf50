import Domain
import Exchange
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Quotes that two devices answer and invoice apart.
@Suite struct QuotesAcrossDevicesTests {
  private let folder: TemporaryFolder
  private let devices: [Device]

  /// A quote that both have, issued by the first.
  init() throws {
    folder = try TemporaryFolder()
    devices = [try Device("a", folder), try Device("b", folder)]
    let first = devices[0]
    let test = first.test
    try SetProfile(test.store).run(
      [.name: "Ada", .country: "GB", .taxNumber: "1", .registrationNumber: "2"], at: test.now)
    var quote = InvoiceInput()
    quote.clientID = try AddClient(test.store, newUID: test.newUID).run(
      [.name: "Babbage", .country: "GB"], at: test.now)
    let id = try AddInvoice(test.store, newUID: test.newUID).run(.quote, quote, at: test.now)
    var line = InvoiceLineInput()
    line.name = "Engine"
    line.unitPrice = 100_000_000
    line.vat = try InvoiceVAT(.standard, rate: 20_000)
    _ = try AddInvoiceLine(test.store, newUID: test.newUID).run(line, to: id, at: test.now)
    _ = try IssueInvoice(test.store, newUID: test.newUID).run(id, on: nil, at: test.now)
    try Device.sync(devices)
  }

  private func quote(on device: Device) throws -> Invoice {
    try #require(try device.test.store.invoices.all().first { $0.kind == .quote })
  }

  private func answer(_ answer: Invoice.Answer, on device: Device) throws {
    try AnswerQuote(device.test.store).run(
      quote(on: device).id, answer, on: nil, at: device.test.now)
  }

  @Test("What was said last counts on both, with its day")
  func answers() throws {
    try answer(.accepted, on: devices[0])
    devices[1].test.advance(seconds: 86_400)
    try answer(.declined, on: devices[1])
    for _ in 0..<2 { for device in devices { try device.run() } }
    for device in devices {
      let quote = try quote(on: device)
      #expect(quote.answer == .declined)
      #expect(quote.answerDate == quote.issueDate?.adding(days: 1))
    }
  }

  @Test("Of two drafts that both made of one quote, one is issued, and the other is refused")
  func twice() throws {
    try answer(.accepted, on: devices[0])
    for _ in 0..<2 { for device in devices { try device.run() } }
    for device in devices {
      _ = try InvoiceQuote(device.test.store, newUID: device.test.newUID).run(
        quote(on: device).id, at: device.test.now)
    }
    for _ in 0..<2 { for device in devices { try device.run() } }
    let test = devices[0].test
    let drafts = try test.store.invoices.made(ofQuote: quote(on: devices[0]).uid)
    #expect(drafts.count == 2)
    _ = try IssueInvoice(test.store, newUID: test.newUID).run(drafts[0].id, on: nil, at: test.now)
    #expect(throws: Failure.self) {
      try IssueInvoice(test.store, newUID: test.newUID).run(drafts[1].id, on: nil, at: test.now)
    }
  }
}
