package import Domain

/// Makes items of a draft of focus time that no invoice has yet, and remembers which it was.
package final class BillFocus: CreatingUseCase {
  /// A session that ran to its end and that nobody noticed is finished first. What an invoice has
  /// that is void can be billed again.
  ///
  /// - Returns: how many items were added.
  /// - Throws: `notFound` for an invoice, a project or a task that there is not, and when there is
  ///   no time to bill; `conflict` for an invoice that was issued; `invalid` for what is wrong with
  ///   the billing, and for amounts that are over their limit.
  package func run(_ billing: FocusBilling, on invoiceID: Int64, at now: Instant) throws -> Int {
    try billing.check()
    return try store.write(.updateInvoice, at: now) {
      let draft = try store.invoices.draft(invoiceID, field: "invoice_id")
      _ = try store.focusSessions.finishOverdue(at: now)
      let billable = try billableTime(billing, on: draft)
      var position = try store.invoiceLines.lastPosition(ofInvoice: draft.uid)
      guard position + Int64(billable.count) <= InvoiceLineOrder.maximumCount else {
        throw Failure(.invalid, "An invoice has at most \(InvoiceLineOrder.maximumCount) items.")
      }
      for time in billable {
        position += 1
        try add(time, billing, to: draft, at: position)
      }
      try SaveDraft(store: store, now: now).run(draft)
      return billable.count
    }
  }

  private func billableTime(_ billing: FocusBilling, on draft: Invoice) throws -> [BillableTime] {
    let project = try billing.projectID.map { id in
      try Failure.about("project_id") { try store.projects.existing(id) }
    }
    let task = try billing.taskID.map { try store.tasks.existing($0, field: "task_id") }
    let sessions = try store.billedItems.billableSessions(
      in: store.zone.span(of: billing.days), projectUID: project?.uid, taskUID: task?.uid)
    let whole = task?.title ?? project?.name
    let groups = BillableTime.groups(
      of: sessions, by: billing.grouping, zone: store.zone, language: draft.language, whole: whole
    ).filter { $0.hours(roundedUpTo: billing.roundUpMinutes) > 0 }
    guard !groups.isEmpty else {
      throw Failure(
        .notFound,
        "From \(billing.days.lowerBound.text) to \(billing.days.upperBound.text) there is no "
          + "focus time that is not billed yet"
          + (whole.map { " of “\(String($0.unicodeScalars.prefix(100)))”." } ?? "."))
    }
    return groups
  }

  private func add(
    _ time: BillableTime, _ billing: FocusBilling, to draft: Invoice, at position: Int64
  ) throws {
    var input = InvoiceLineInput()
    input.name = billing.name ?? time.name
    input.quantity = time.hours(roundedUpTo: billing.roundUpMinutes)
    input.unit = UnitCode.hour.code
    input.unitPrice = billing.unitPrice
    input.vat = billing.vat
    input.period = .days(time.days)
    var line = InvoiceLine(uid: newUID(), invoiceUID: draft.uid)
    try input.apply(to: &line)
    line.position = position
    line.id = try store.invoiceLines.insert(line)
    for uid in time.sessionUIDs {
      let item = BilledItem(uid: newUID(), lineUID: line.uid, kind: .focusSession, itemUID: uid)
      _ = try store.billedItems.insert(item)
    }
    _ = try LinkTasks(store: store, newUID: newUID).link(time.taskUIDs, to: line)
  }
}
