import CTaskcoreHeader

extension Store {
  /// Receives the invoice of somebody else, and returns the purchase's id.
  public func addPurchase(_ bytes: [UInt8]) throws -> Int64 {
    try Self.number { taskcore_purchase_add(handle, bytes, bytes.count, $0) }
  }

  /// Receives the invoice of somebody else in a file, and returns the purchase's id.
  public func addPurchase(file path: some UTF8Text) throws -> Int64 {
    try withExtendedLifetime(CStrings()) { texts in
      try Self.number { taskcore_purchase_add_file(handle, texts.copy(path), $0) }
    }
  }

  /// What is odd about the file of a purchase.
  public func problems(ofPurchase id: Int64) throws -> [Problem] {
    try Problem.list.read { taskcore_purchase_check(handle, id, &$0) }
  }

  /// Changes what the user says about a purchase.
  public func updatePurchase(_ id: Int64, _ changes: PurchaseChanges) throws {
    try changes.withInput { input in
      try Self.check(taskcore_purchase_update(handle, id, input))
    }
  }

  /// Deletes purchases with their payments, all or none, as one step for undo.
  public func deletePurchases(_ ids: [Int64]) throws {
    try Self.check(taskcore_purchase_delete(handle, ids, ids.count))
  }

  /// The purchases that a query asks for.
  public func purchases(_ query: PurchaseQuery = PurchaseQuery()) throws -> [Purchase] {
    try query.withInput { input in
      try Purchase.list.read { taskcore_purchase_query(handle, input, &$0) }
    }
  }

  /// All of a purchase, as its file has it.
  public func purchase(_ id: Int64) throws -> PurchaseContent {
    try Self.content(
      { taskcore_purchase_document_read(handle, id, &$0) }, taskcore_purchase_document_contents,
      taskcore_purchase_document_free, PurchaseContent.init)
  }

  /// The file of a purchase as it came.
  public func file(ofPurchase id: Int64) throws -> [UInt8] {
    try Self.countedBytes { taskcore_purchase_original(handle, id, &$0, &$1) }
  }

  /// Writes the file of a purchase as it came; it is there only when it is whole.
  public func writeFile(ofPurchase id: Int64, to path: some UTF8Text) throws {
    try Self.withTexts { taskcore_purchase_original_file(handle, id, $0.copy(path)) }
  }

  /// What is owed to sellers, by currency; at most so many, 0 for all, after the first ones.
  public func purchaseTotals(limit: Int64 = 0, offset: Int64 = 0) throws -> [PurchaseTotal] {
    var options = blank(
      taskcore_purchase_total_query_options(), taskcore_purchase_total_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    return try PurchaseTotal.list.read { taskcore_purchase_total_query(handle, &options, &$0) }
  }

  /// Payments of purchases, the latest first, those of one purchase, or all; at most so many, 0 for all, after the
  /// first ones.
  public func payments(
    ofPurchase purchase: Int64?, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [PurchasePayment] {
    var options = blank(
      taskcore_purchase_payment_query_options(), taskcore_purchase_payment_query_options_init)
    options.purchase_id = purchase ?? 0
    (options.limit, options.offset) = (limit, offset)
    return try PurchasePayment.list.read { taskcore_purchase_payment_query(handle, &options, &$0) }
  }

  /// Notes a payment of a purchase, and returns its id.
  public func addPayment(_ payment: NewPayment, ofPurchase purchase: Int64) throws -> Int64 {
    try payment.withInput { input in
      try Self.number { taskcore_purchase_payment_add(handle, purchase, input, $0) }
    }
  }

  /// Deletes payments of purchases, all or none, as one step for undo.
  public func deletePurchasePayments(_ ids: [Int64]) throws {
    try Self.check(taskcore_purchase_payment_delete(handle, ids, ids.count))
  }
}
