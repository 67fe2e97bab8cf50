import Domain

/// Removes issued invoices from the change log, so that undo cannot reach them.
extension ChangeLog {
  /// Stands in the log for what was forgotten of a step that can be undone, for those who watch.
  static let sealed = "sealed"

  /// Forgets all that was logged of it and of what is as it was issued. What the present step did is kept,
  /// for those who watch, where no undo takes the step back.
  func seal(_ invoice: Invoice) throws {
    try writePending()
    // What is of lines first, for of a line that was removed only the log knows the invoice.
    for sql in [
      Self.forgetBilledItems, Self.forgetLogo, Self.forgetParts, Self.forgetInvoice,
    ] {
      try database.statement(sql).run(invoice.uid, isUndoable ? Int64.max : stepID())
    }
    if isUndoable {
      try changed(
        .invoice, id: invoice.id, uid: invoice.uid, property: Self.sealed, old: .null, new: .null)
    }
  }

  /// The log has of what one belonged to when it was removed, and of what it was.
  private static let isOwner = "property IN ('invoice_uid', 'line_uid')"

  /// Parameter 1 is the invoice's uid, and 2 the first step that is kept.
  private static let lines = """
    SELECT uid FROM invoice_line WHERE invoice_uid = ?1
    UNION SELECT uid FROM change
    WHERE \(isOwner) AND property = 'invoice_uid' AND old = ?1 AND entity = 15
    """

  static let forgetBilledItems = """
    DELETE FROM change WHERE entity = 21 AND step_id < ?2 AND uid IN (
      SELECT uid FROM billed_item WHERE line_uid IN (\(lines))
      UNION SELECT uid FROM change
      WHERE \(isOwner) AND property = 'line_uid' AND old IN (\(lines)) AND entity = 21)
    """

  static let forgetParts = """
    DELETE FROM change WHERE entity IN (15, 16, 17, 18, 33) AND step_id < ?2 AND uid IN (
      SELECT uid FROM invoice_line WHERE invoice_uid = ?1
      UNION SELECT uid FROM invoice_adjustment WHERE invoice_uid = ?1
      UNION SELECT uid FROM invoice_party WHERE invoice_uid = ?1
      UNION SELECT uid FROM invoice_reference WHERE invoice_uid = ?1
      UNION SELECT uid FROM payment WHERE invoice_uid = ?1
      UNION SELECT uid FROM change
      WHERE \(isOwner) AND property = 'invoice_uid' AND old = ?1 AND entity IN (15, 16, 17, 18, 33))
    """

  static let forgetLogo = """
    DELETE FROM change WHERE entity = 20 AND step_id < ?2 AND uid IN (
      SELECT logo_uid FROM invoice_party WHERE invoice_uid = ?1)
    """

  static let forgetInvoice =
    "DELETE FROM change WHERE entity = 14 AND step_id < ?2 AND uid = ?1"
}
