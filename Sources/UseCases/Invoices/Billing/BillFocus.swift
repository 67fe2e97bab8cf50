package import Domain

/// Makes items of a draft from unbilled focus sessions and time entries, and records which these were.
/// Running ones are left out.
package final class BillFocus: CreatingUseCase {
  /// A session that ran to its end and that nobody noticed is finished first. What an invoice has
  /// that is void can be billed again.
  ///
  /// - Returns: how many items were added.
  /// - Throws: `notFound` for an invoice, a project or a task that there is not, and when there is
  ///   no time to bill; `conflict` for an invoice that was issued; `invalid` for what is wrong with
  ///   the billing, for time that has no rate and no price, and for amounts that are over their limit.
  package func run(_ billing: FocusBilling, on invoiceID: Int64, at now: Instant) throws -> Int {
    try billing.check()
    return try store.write(.updateInvoice, at: now) {
      let draft = try store.invoices.draft(invoiceID, field: "invoice_id")
      guard draft.kind != .quote else {
        throw Failure(
          .conflict, "Time is billed by an invoice, and this is a quote.", field: "invoice_id")
      }
      _ = try store.focusSessions.finishOverdue(at: now)
      let billable = try billableTime(billing, on: draft)
      try requirePrices(of: billable, billing)
      var position = try store.invoiceLines.lastPosition(ofInvoice: draft.uid)
      guard position + Int64(billable.count) <= InvoiceLineOrder.maximumCount else {
        throw Failure(.invalid, "An invoice has at most \(InvoiceLineOrder.maximumCount) items.")
      }
      // Without any, the standard category is refused for its rate.
      let vat =
        try billing.vat ?? InvoiceDefaults(store: store).vat(of: draft)
        ?? InvoiceVAT(.standard, rate: 0)
      for time in billable {
        position += 1
        try add(time, billing, vat, to: draft, at: position)
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
    var sessions = try store.billedItems.billableSessions(
      in: store.zone.span(of: billing.days), projectUID: project?.uid, taskUID: task?.uid)
    let rates = billing.isByRate || billing.isOfClient ? try store.hourlyRates() : nil
    if billing.isOfClient, let rates {
      sessions = sessions.filter { session in
        rates.client(ofProject: session.projectUID).map { $0.uid == draft.clientUID } ?? false
      }
    }
    let whole = task?.title ?? project?.name
    let groups = BillableTime.groups(
      of: sessions, by: billing.grouping, at: billing.isByRate ? rates : nil, zone: store.zone,
      language: draft.language, whole: whole
    ).filter { $0.hours(roundedUpTo: billing.roundUpMinutes) > 0 }
    guard !groups.isEmpty else {
      let (first, last) = (billing.days.lowerBound.text, billing.days.upperBound.text)
      throw Failure(
        .notFound,
        whole.map {
          "From \(first) to \(last) there is no focus time and no time entry that is not billed yet of “\(String($0.unicodeScalars.prefix(100)))”."
        }
          ?? "From \(first) to \(last) there is no focus time and no time entry that is not billed yet."
      )
    }
    return groups
  }

  /// - Throws: `invalid` for time that has no rate, where no price is given for it.
  private func requirePrices(of billable: [BillableTime], _ billing: FocusBilling) throws {
    guard billing.isByRate, billing.unitPrice == 0 else { return }
    if let time = billable.first(where: { $0.rate == nil }) {
      throw Failure(
        .invalid,
        "Nothing says what an hour of “\(time.name)” costs: give its entry, its task, its project or its "
          + "client a rate, or a unit price for time without one.", field: "unit_price_millionths")
    }
  }

  private func add(
    _ time: BillableTime, _ billing: FocusBilling, _ vat: InvoiceVAT, to draft: Invoice,
    at position: Int64
  ) throws {
    var input = InvoiceLineInput()
    input.name = billing.name ?? time.name
    input.quantity = time.hours(roundedUpTo: billing.roundUpMinutes)
    input.unit = UnitCode.hour.code
    input.unitPrice = time.rate ?? billing.unitPrice
    input.vat = vat
    input.period = .days(time.days)
    var line = InvoiceLine(uid: newUID(), invoiceUID: draft.uid)
    try input.apply(to: &line)
    line.position = position
    line.id = try store.invoiceLines.insert(line)
    for (kind, uid) in time.items {
      let item = BilledItem(uid: newUID(), lineUID: line.uid, kind: kind, itemUID: uid)
      _ = try store.billedItems.insert(item)
    }
    _ = try LinkTasks(store: store, newUID: newUID).link(time.taskUIDs, to: line)
  }
}
