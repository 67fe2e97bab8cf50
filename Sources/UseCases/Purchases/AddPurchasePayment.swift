package import Domain

/// Records a payment of a purchase, or a refund for a credit note.
package final class AddPurchasePayment: CreatingUseCase {
  /// - Returns: its id.
  /// - Throws: `notFound`; `conflict` when nothing is owed; `invalid` for a day in the future, for more than is owed
  ///   unless the input says so, and for what else is wrong with the input.
  package func run(_ input: PaymentInput, for purchaseID: Int64, at now: Instant) throws -> Int64 {
    try store.write(.addPurchasePayment, at: now) {
      let purchase = try store.purchases.existing(purchaseID, "purchase", field: "purchase_id")
      let paid = try store.purchasePayments.paid(ofPurchase: purchase.uid)
      let owed = Int128(purchase.due) - paid
      guard owed > 0 || input.isOverpaid && input.amount != nil else {
        throw Failure(
          .conflict, "Nothing is owed of \(purchase.number) any more.", field: "purchase_id")
      }
      var payment = PurchasePayment(
        uid: newUID(), purchaseUID: purchase.uid, amount: Int64(clamping: max(1, owed)),
        created: now)
      payment.date = try date(input.date, at: now)
      try input.apply(to: &payment)
      let limit = PaymentLimit(
        number: purchase.number, currency: purchase.currency, owed: owed, paid: paid)
      try limit.check(payment.amount, isOverpaid: input.isOverpaid)
      return try store.purchasePayments.insert(payment)
    }
  }

  /// A payment may be older than the invoice, but not of the future.
  private func date(_ given: CalendarDate?, at now: Instant) throws -> CalendarDate {
    let today = store.zone.day(containing: now)
    guard let given else { return today }
    guard given <= today else {
      throw Failure(
        .invalid, "A payment is not of the future: today is \(today.text).",
        field: PurchasePayment.Property.date.rawValue)
    }
    return given
  }
}
