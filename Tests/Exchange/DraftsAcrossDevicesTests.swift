import Domain
import Exchange
import Storage
import Sync
import TestSupport
import Testing
import UseCases

/// What two devices add to one draft is in it on both, and in its amounts.
@Suite struct DraftsAcrossDevicesTests {
  @Test("A draft that two devices added lines to comes to all of them")
  func amounts() throws {
    let folder = try TemporaryFolder()
    let devices = [try Device("a", folder), try Device("b", folder)]
    let laptop = devices[0]
    var draft = InvoiceInput()
    draft.clientID = try AddClient(laptop.test.store, newUID: laptop.test.newUID).run(
      [.name: "Bertin SA", .city: "Lyon", .postalCode: "69001", .country: "FR"],
      at: laptop.test.now)
    _ = try AddInvoice(laptop.test.store, newUID: laptop.test.newUID).run(
      .invoice, draft, at: laptop.test.now)
    try Device.sync(devices)
    for (device, price) in zip(devices, [100, 30]) { try add(Int64(price), on: device) }
    for _ in 0..<2 { for device in devices { try device.run() } }
    for device in devices {
      let invoice = try #require(try device.test.store.invoices.all().first)
      #expect(invoice.net == 130_00)
      #expect(invoice.gross == 156_00)
      #expect(try device.test.store.invoiceLines.all(ofInvoice: invoice.uid).count == 2)
    }
  }

  private func add(_ price: Int64, on device: Device) throws {
    var line = InvoiceLineInput()
    line.name = "Advice"
    line.unitPrice = price * 1_000_000
    line.vat = try InvoiceVAT(.standard, rate: 20_000)
    let invoice = try #require(try device.test.store.invoices.all().first)
    _ = try AddInvoiceLine(device.test.store, newUID: device.test.newUID).run(
      line, to: invoice.id, at: device.test.now)
  }

  @Test("Of two templates whose one name is as long as can be, the second one gets a number, too")
  func longNames() throws {
    let folder = try TemporaryFolder()
    let devices = [try Device("a", folder), try Device("b", folder)]
    let name = String(repeating: "x", count: 200)
    for device in devices {
      var input = TemplateInput()
      input.name = name
      input.source = .task(try device.test.add("Pack"))
      _ = try AddTemplate(device.test.store, newUID: device.test.newUID).run(
        input, at: device.test.now)
    }
    try Device.sync(devices)
    for device in devices {
      #expect(
        Set(try device.test.store.templates.all().map(\.name))
          == [name, "\(name.dropLast(2)) 2"])
    }
  }
}
