import CTaskcoreHeader

/// What is off: a share in hundredths of a percent, or an amount in minor units.
public enum ShareOrAmount: Sendable {
  case share(Int32)
  case amount(Int64)
}

extension Store {
  /// Adds an item to a draft, and returns its id.
  public func addItem(_ item: InvoiceItemChanges, to draft: Int64) throws -> Int64 {
    try item.withInput { input in
      try Self.number { taskcore_invoice_line_add(handle, draft, input, $0) }
    }
  }

  /// Changes an item of a draft.
  public func updateItem(_ id: Int64, _ changes: InvoiceItemChanges) throws {
    try changes.withInput { try Self.check(taskcore_invoice_line_update(handle, id, $0)) }
  }

  /// Deletes items of drafts, all or none, as one step for undo.
  public func deleteItems(_ ids: [Int64]) throws {
    try Self.check(taskcore_invoice_line_delete(handle, ids, ids.count))
  }

  /// Adds an allowance or a charge to a draft, and returns its id.
  public func addAdjustment(_ adjustment: InvoiceAdjustmentChanges, to draft: Int64) throws -> Int64
  {
    try adjustment.withInput { input in
      try Self.number { taskcore_invoice_adjustment_add(handle, draft, input, $0) }
    }
  }

  /// Changes an allowance or a charge of a draft.
  public func updateAdjustment(_ id: Int64, _ changes: InvoiceAdjustmentChanges) throws {
    try changes.withInput { try Self.check(taskcore_invoice_adjustment_update(handle, id, $0)) }
  }

  /// Deletes allowances and charges of drafts, all or none, as one step for undo.
  public func deleteAdjustments(_ ids: [Int64]) throws {
    try Self.check(taskcore_invoice_adjustment_delete(handle, ids, ids.count))
  }

  /// Adds items for focus time to a draft, and returns how many.
  public func bill(_ billing: FocusBilling, on draft: Int64) throws -> Int64 {
    try billing.withInput { input in
      try Self.number { taskcore_invoice_bill_focus(handle, draft, input, $0) }
    }
  }

  /// Makes a draft of all time of a client's projects that is not billed yet, and returns its id.
  public func bill(_ billing: FocusBilling, ofClient client: Int64) throws -> Int64 {
    try billing.withInput { input in
      try Self.number { taskcore_invoice_bill_client(handle, client, input, $0) }
    }
  }
}
