extension PurchasePayment: CheckedTexts {
  package init(uid: String, purchaseUID: String, amount: Int64, created: Instant) {
    self.init(blank: uid)
    self.purchaseUID = purchaseUID
    self.amount = amount
    self.created = created
  }
}
