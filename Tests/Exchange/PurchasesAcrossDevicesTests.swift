import Domain
import Exchange
import TestSupport
import Testing
import UseCases

@testable import Storage

/// Invoices of others that several devices receive and pay.
@Suite struct PurchasesAcrossDevicesTests {
  private func receive(on device: Device) throws -> Int64 {
    let received = try ReceivedInvoice(number: "R-1", due: 100_00)
    return try AddPurchase(device.test.store).run(
      received, file: Array("<Invoice/>".utf8), at: device.test.now)
  }

  private func pay(_ amount: Int64, on device: Device) throws {
    var payment = PaymentInput()
    payment.amount = amount
    let id = try #require(try device.test.store.purchases.all().first).id
    _ = try AddPurchasePayment(device.test.store, newUID: device.test.newUID).run(
      payment, for: id, at: device.test.now)
  }

  @Test("What both received is one purchase, with what either paid")
  func once() throws {
    let folder = try TemporaryFolder()
    let devices = [try Device("a", folder), try Device("b", folder)]
    for device in devices { _ = try receive(on: device) }
    try Device.sync(devices)
    for device in devices { try pay(30_00, on: device) }
    for _ in 0..<2 { for device in devices { try device.run() } }
    for device in devices {
      let store = device.test.store
      #expect(try store.purchases.all().map(\.number) == ["R-1"])
      #expect(try store.purchases.all().map { try $0.file() } == [Array("<Invoice/>".utf8)])
      #expect(try store.purchasePayments.all().map(\.amount) == [30_00, 30_00])
    }
  }

  @Test("A payment of a purchase that another device deleted is not shown")
  func deleted() throws {
    let folder = try TemporaryFolder()
    let devices = [try Device("a", folder), try Device("b", folder)]
    let id = try receive(on: devices[0])
    try Device.sync(devices)
    try DeletePurchases(devices[0].test.store).run([id], at: devices[0].test.now)
    try pay(10_00, on: devices[1])
    for _ in 0..<2 { for device in devices { try device.run() } }
    for device in devices {
      #expect(try device.test.store.purchases.count() == 0)
      #expect(try device.test.store.purchasePayments.count() == 0)
    }
  }
}
