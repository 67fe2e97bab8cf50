import Domain
import TestSupport
import Testing
import UseCases

@Suite("States of sending an e-mail") struct EmailTests {
  private let test: TestStore
  private let invoice: Invoice

  init() throws {
    test = try TestStore()
    var invoice = Invoice(uid: "invoice", kind: .invoice, created: test.now)
    invoice.stage = .issued
    invoice.number = "F2026-0001"
    self.invoice = invoice
    let store = test.store
    _ = try store.write(.issueInvoice, at: test.now) { try store.invoices.insert(invoice) }
  }

  private func begin(invoiceUID: String = "invoice") throws -> Int64 {
    var message = EmailMessage(uid: "m1", invoiceUID: invoiceUID, created: test.now)
    message.messageID = "m1@example.org"
    message.recipients = "bob@example.net"
    message.subject = "Facture"
    return try BeginEmail(test.store).run(message, at: test.now)
  }

  @Test("It is being sent until it is told that it was sent")
  func sent() throws {
    let id = try begin()
    let begun = try #require(try test.store.emails.find(id: id))
    #expect(begun.state == .sending)
    #expect(begun.recipients == "bob@example.net")
    #expect(begun.created == test.now)
    #expect(begun.finished == nil)
    test.advance(seconds: 3)
    try FinishEmail(test.store).run(id, failure: nil, at: test.now)
    let finished = try #require(try test.store.emails.find(id: id))
    #expect(finished.state == .sent)
    #expect(finished.error.isEmpty)
    #expect(finished.finished == test.now)
  }

  @Test("A failure is kept with its sentence")
  func failed() throws {
    let id = try begin()
    try FinishEmail(test.store).run(id, failure: Failure(.inputOutput, "No server."), at: test.now)
    let finished = try #require(try test.store.emails.find(id: id))
    #expect(finished.state == .failed)
    #expect(finished.error == "No server.")
    #expect(throws: Failure.self) {
      try FinishEmail(test.store).run(id, failure: nil, at: test.now)
    }
    #expect(try test.store.emails.find(id: id)?.state == .failed)
  }

  @Test("No undo takes it back")
  func undo() throws {
    let id = try begin()
    #expect(try test.store.history.lastDone() == nil)
    #expect(try test.store.emails.find(id: id) != nil)
  }

  @Test("Drafts, and invoices that are not there, are not sent")
  func refusals() throws {
    let store = test.store
    let draft = Invoice(uid: "draft", kind: .invoice, created: test.now)
    _ = try store.write(.addInvoice, at: test.now) { try store.invoices.insert(draft) }
    #expect { try begin(invoiceUID: "draft") } throws: { ($0 as? Failure)?.kind == .conflict }
    #expect { try begin(invoiceUID: "gone") } throws: { ($0 as? Failure)?.kind == .notFound }
    #expect { try FinishEmail(store).run(9, failure: nil, at: test.now) } throws: {
      ($0 as? Failure)?.kind == .notFound
    }
    #expect(try store.emails.all().isEmpty)
  }
}
