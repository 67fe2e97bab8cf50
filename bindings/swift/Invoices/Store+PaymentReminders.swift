import CTaskcoreHeader

extension Store {
  /// Adds a yearly rate of interest, and returns its id; its first day and how much it is are needed.
  public func addPenaltyRate(_ rate: PenaltyRateChanges) throws -> Int64 {
    try rate.withInput { input in
      try Self.number { taskcore_penalty_rate_add(handle, input, $0) }
    }
  }

  /// Changes a rate of interest, as one step for undo.
  public func updatePenaltyRate(_ id: Int64, _ changes: PenaltyRateChanges) throws {
    try changes.withInput { input in
      try Self.check(taskcore_penalty_rate_update(handle, id, input))
    }
  }

  /// Deletes rates of interest, all or none, as one step for undo.
  public func deletePenaltyRates(_ ids: [Int64]) throws {
    try Self.check(taskcore_penalty_rate_delete(handle, ids, ids.count))
  }

  /// Rates of interest, by currency and debtor, the latest first; at most so many, 0 for all, after the first ones.
  public func penaltyRates(limit: Int64 = 0, offset: Int64 = 0) throws -> [PenaltyRate] {
    var options = blank(
      taskcore_penalty_rate_query_options(), taskcore_penalty_rate_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    return try PenaltyRate.list.read { taskcore_penalty_rate_query(handle, &options, &$0) }
  }

  /// Makes a reminder of an overdue invoice, and returns its id; nothing is sent.
  public func addPaymentReminder(
    _ reminder: PaymentReminderChanges, of invoice: Int64
  ) throws -> Int64 {
    try reminder.withInput { input in
      try Self.number { taskcore_payment_reminder_add(handle, invoice, input, $0) }
    }
  }

  /// Changes a reminder that was not sent, and computes its amounts anew.
  public func updatePaymentReminder(_ id: Int64, _ changes: PaymentReminderChanges) throws {
    try changes.withInput { input in
      try Self.check(taskcore_payment_reminder_update(handle, id, input))
    }
  }

  /// Deletes reminders that were not sent, all or none, as one step for undo.
  public func deletePaymentReminders(_ ids: [Int64]) throws {
    try Self.check(taskcore_payment_reminder_delete(handle, ids, ids.count))
  }

  /// Records that a reminder left the house by post: it does not change any more.
  public func notePaymentReminderSent(_ id: Int64) throws {
    try Self.check(taskcore_payment_reminder_note_sent(handle, id))
  }

  /// Reminders, the latest first, those of one invoice, or all; at most so many, 0 for all, after the first ones.
  public func paymentReminders(
    of invoice: Int64? = nil, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [PaymentReminder] {
    var options = blank(
      taskcore_payment_reminder_query_options(), taskcore_payment_reminder_query_options_init)
    options.invoice_id = invoice ?? 0
    (options.limit, options.offset) = (limit, offset)
    return try PaymentReminder.list.read { taskcore_payment_reminder_query(handle, &options, &$0) }
  }

  /// What the interest of a reminder is made of, with the days of which no rate holds.
  public func interestSpans(
    ofReminder id: Int64, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [InterestSpan] {
    var options = blank(
      taskcore_interest_span_query_options(), taskcore_interest_span_query_options_init)
    options.payment_reminder_id = id
    (options.limit, options.offset) = (limit, offset)
    return try InterestSpan.list.read { taskcore_interest_span_query(handle, &options, &$0) }
  }

  /// The overdue invoices that are due for a reminder; at most so many, 0 for all, after the first ones.
  public func lateInvoices(limit: Int64 = 0, offset: Int64 = 0) throws -> [LateInvoice] {
    var options = blank(
      taskcore_late_invoice_query_options(), taskcore_late_invoice_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    return try LateInvoice.list.read { taskcore_late_invoice_query(handle, &options, &$0) }
  }

  /// A reminder as a letter.
  public func pdf(ofReminder id: Int64, _ options: PrintOptions) throws -> [UInt8] {
    try options.withInput { input in
      try Self.countedBytes { taskcore_payment_reminder_pdf(handle, id, input, &$0, &$1) }
    }
  }

  /// Prints a reminder to a file, which is there only when it is whole.
  public func writePDF(
    ofReminder id: Int64, _ options: PrintOptions, to path: some UTF8Text
  ) throws {
    try options.withInput { input in
      try Self.withTexts { taskcore_payment_reminder_pdf_file(handle, id, input, $0.copy(path)) }
    }
  }

  /// The message that a reminder is sent with, as RFC 5322 has it.
  public func message(withReminder id: Int64, _ options: MessageOptions) throws -> [UInt8] {
    try options.withInput { input in
      try Self.countedBytes { taskcore_payment_reminder_compose(handle, id, input, &$0, &$1) }
    }
  }

  /// Writes the message that a reminder is sent with to a file.
  public func writeMessage(
    withReminder id: Int64, _ options: MessageOptions, to path: some UTF8Text
  ) throws {
    try options.withInput { input in
      try Self.withTexts {
        taskcore_payment_reminder_compose_file(handle, id, input, $0.copy(path))
      }
    }
  }

  /// Sends a reminder with its invoice, and returns the message's id; `progress` is told how many bytes went, of how
  /// many.
  public func send(
    reminder id: Int64, _ options: MessageOptions, by server: MailServer,
    progress: @escaping FileTransfer.Progress
  ) throws -> Int64 {
    var message: Int64 = 0
    try server.withInput { server in
      try options.withInput { options in
        var server = server.pointee
        server.progress = FileTransfer.progressCallback
        try FileTransfer(progress: progress).run { payload in
          server.payload = payload
          return taskcore_payment_reminder_send(handle, id, options, &server, &message)
        }
      }
    }
    return message
  }
}
