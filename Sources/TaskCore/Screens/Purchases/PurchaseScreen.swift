import CTaskcore
import Domain
import Storage

/// All of a purchase, as a C caller reads it.
final class PurchaseScreen: CHandleOwner {
  private let arena = Arena()
  // They have the memory of what is borrowed from them.
  private let purchases: PurchaseList
  private let payments: PurchasePaymentList
  let content: UnsafePointer<taskcore_purchase_content>

  /// A purchase as it stands now.
  ///
  /// - Throws: `notFound`; what reading its file throws.
  init(_ id: Int64, from handle: StoreHandle) throws {
    let received = try handle.received(id)
    let now = try handle.now()
    let list = PurchaseList()
    payments = try handle.store.read {
      try handle.store.purchaseListing(at: now).forEach(ids: [id]) { try list.append($0) }
      return try PurchasePaymentList(of: handle.store, purchaseID: id)
    }
    purchases = list
    guard let content = arena.allocate(taskcore_purchase_content.self, count: 1) else {
      throw Failure.noMemory
    }
    self.content = UnsafePointer(content)
    content.pointee.struct_size = MemoryLayout<taskcore_purchase_content>.size
    content.pointee.purchase = purchases.row(at: 0)
    content.pointee.payments = payments.row(at: 0)
    content.pointee.payment_count = payments.count
    try fillParties(of: received, in: content)
    try fillLines(of: received, in: content)
    try fillRest(of: received, in: content)
    try fillTerms(of: received, in: content)
  }

  private func fillParties(
    of received: ReceivedInvoice, in content: UnsafeMutablePointer<taskcore_purchase_content>
  ) throws {
    content.pointee.seller = try arena.party(received.seller)
    content.pointee.buyer = try arena.party(received.buyer)
    content.pointee.payee = try arena.party(received.payee)
    content.pointee.tax_representative = try arena.party(received.taxRepresentative)
    content.pointee.recipient = try arena.party(received.recipient)
  }

  private func fillLines(
    of received: ReceivedInvoice, in content: UnsafeMutablePointer<taskcore_purchase_content>
  ) throws {
    content.pointee.lines = try arena.array(
      received.lines, of: taskcore_purchase_line.self, arena.purchaseLine)
    content.pointee.line_count = received.lines.count
    let adjustments =
      received.adjustments.map { ("", $0) }
      + received.lines.flatMap { line in line.adjustments.map { (line.id, $0) } }
    content.pointee.adjustments = try arena.array(
      adjustments, of: taskcore_purchase_adjustment.self
    ) { try arena.purchaseAdjustment($1, onLine: $0) }
    content.pointee.adjustment_count = adjustments.count
    content.pointee.taxes = try arena.array(
      received.taxes, of: taskcore_purchase_tax.self, arena.purchaseTax)
    content.pointee.tax_count = received.taxes.count
  }

  private func fillRest(
    of received: ReceivedInvoice, in content: UnsafeMutablePointer<taskcore_purchase_content>
  ) throws {
    content.pointee.means = try arena.array(
      received.means, of: taskcore_purchase_means.self, arena.purchaseMeans)
    content.pointee.means_count = received.means.count
    content.pointee.references = try arena.array(
      received.references, of: taskcore_purchase_reference.self
    ) {
      taskcore_purchase_reference(
        struct_size: MemoryLayout<taskcore_purchase_reference>.size,
        number: try arena.text($0.number), issue_date: $0.date?.packed ?? 0, reserved: 0)
    }
    content.pointee.reference_count = received.references.count
    content.pointee.remarks = try arena.array(
      received.notes, of: taskcore_purchase_note.self
    ) {
      taskcore_purchase_note(
        struct_size: MemoryLayout<taskcore_purchase_note>.size, code: try arena.text($0.code),
        text: try arena.text($0.text))
    }
    content.pointee.remark_count = received.notes.count
  }

  private func fillTerms(
    of received: ReceivedInvoice, in content: UnsafeMutablePointer<taskcore_purchase_content>
  ) throws {
    content.pointee.line_total_minor = received.totals.lines ?? 0
    content.pointee.allowance_total_minor = received.totals.allowances ?? 0
    content.pointee.charge_total_minor = received.totals.charges ?? 0
    content.pointee.rounding_minor = received.totals.rounding
    content.pointee.tax_currency = try arena.text(received.taxCurrency)
    content.pointee.tax_in_tax_currency = try arena.text(received.taxInTaxCurrency)
    content.pointee.profile = try arena.text(received.profile)
    content.pointee.business_process = try arena.text(received.businessProcess)
    content.pointee.buyer_reference = try arena.text(received.buyerReference)
    content.pointee.project_reference = try arena.text(received.projectReference)
    content.pointee.contract_reference = try arena.text(received.contractReference)
    content.pointee.order_reference = try arena.text(received.orderReference)
    content.pointee.payment_terms = try arena.text(received.paymentTerms)
    content.pointee.delivery_date = received.deliveryDate?.packed ?? 0
    content.pointee.first_date = received.firstDate?.packed ?? 0
    content.pointee.last_date = received.lastDate?.packed ?? 0
  }
}
