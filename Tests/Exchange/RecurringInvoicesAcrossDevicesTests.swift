import Domain
import Exchange
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Invoices that several devices draft and remind of.
@Suite struct RecurringInvoicesAcrossDevicesTests {
  private func addInvoice(on device: Device) throws -> Int64 {
    let (store, now, newUID) = (device.test.store, device.test.now, device.test.newUID)
    var input = InvoiceInput()
    input.clientID = try AddClient(store, newUID: newUID).run([.name: "Bertin SA"], at: now)
    let draft = try AddInvoice(store, newUID: newUID).run(.invoice, input, at: now)
    var line = InvoiceLineInput()
    line.name = "Rent"
    line.unitPrice = 500_000_000
    _ = try AddInvoiceLine(store, newUID: newUID).run(line, to: draft, at: now)
    return draft
  }

  @Test("What both draft of one date is one invoice with its lines once")
  func once() throws {
    let folder = try TemporaryFolder()
    let devices = [try Device("a", folder), try Device("b", folder)]
    let first = devices[0].test
    var input = RecurringInvoiceInput()
    input.rule = try RepeatRule("FREQ=DAILY")
    let draft = try addInvoice(on: devices[0])
    _ = try AddRecurringInvoice(first.store, newUID: first.newUID).run(
      input, of: draft, at: first.now)
    try Device.sync(devices)
    for device in devices {
      device.test.advance(seconds: 2 * 86_400)
      #expect(try DraftRecurringInvoices(device.test.store).run(at: device.test.now).count == 2)
    }
    for _ in 0..<2 { for device in devices { try device.run() } }
    for device in devices {
      let store = device.test.store
      #expect(try store.invoices.count() == 3)
      #expect(try store.invoiceLines.all().map(\.name) == ["Rent", "Rent", "Rent"])
      #expect(try store.recurringInvoices.all().map(\.isPaused) == [false])
      #expect(try DraftRecurringInvoices(store).run(at: device.test.now).isEmpty)
    }
  }
}
