/// The stored invoices, and totals of them.
package protocol InvoiceRepository: RecordRepository<Invoice> {
  /// The last one issued in a series and year, by its sequence; nil before the first.
  func last(inSeries series: String, year: Int64) throws -> Invoice?

  /// The latest issue date of a series, of all years.
  func lastIssueDate(inSeries series: String) throws -> CalendarDate?

  func find(number: String) throws -> Invoice?

  /// Which device issues in a series.
  func owner(ofSeries name: String) throws -> SeriesOwner

  func find(inSeries series: String, year: Int64, sequence: Int64) throws -> Invoice?

  /// What is settled of an issued one, in minor units.
  func settlement(of invoice: Invoice) throws -> InvoiceSettlement

  /// The credit notes for an invoice, drafts too, in the order of their ids.
  func creditNotes(for uid: String) throws -> [Invoice]

  /// The corrected invoices that replace an invoice, drafts too, in the order of their ids.
  func corrections(of uid: String) throws -> [Invoice]
  /// What was made of a quote, drafts too, in the order of the ids.
  func made(ofQuote uid: String) throws -> [Invoice]

  /// Forgets all that was ever logged of an issued invoice and its parts, its payments and its logo, so that
  /// no undo changes or removes any of them.
  ///
  /// It is for the step that issues it, when all is stored, and for one that issues a credit note for it:
  /// a payment that was taken back before must not come again.
  func seal(_ invoice: Invoice) throws
}

/// The payment status of an invoice.
package struct InvoiceSettlement: Equatable, Sendable {
  package var paid: Int64
  package var credited: Int64
  /// Whether all of a quote was turned into an invoice.
  package var isInvoiced: Bool

  package init(paid: Int64, credited: Int64, isInvoiced: Bool = false) {
    self.paid = paid
    self.credited = credited
    self.isInvoiced = isInvoiced
  }
}

/// Parts that belong to one invoice each.
package protocol InvoicePartRepository<Element>: RecordRepository {
  /// Those of an invoice, by their positions, or in the order of their ids.
  func all(ofInvoice uid: String) throws -> [Element]
}

/// Payments of invoices.
package protocol PaymentRepository: InvoicePartRepository<Payment> {}

/// Ordered parts of invoices: lines and adjustments.
package protocol InvoiceItemRepository<Element>: InvoicePartRepository {
  /// 0 when the invoice has none.
  func lastPosition(ofInvoice uid: String) throws -> Int64
}

/// The down payments that invoices deduct.
package protocol InvoiceReferenceRepository: InvoiceItemRepository<InvoiceReference> {
  /// Those that are for a down payment, in the order of their ids.
  func all(ofDownPayment uid: String) throws -> [InvoiceReference]
}

/// The items that lines bill.
package protocol BilledItemRepository: RecordRepository<BilledItem> {
  /// In the order of their ids.
  func all(ofLine uid: String) throws -> [BilledItem]

  /// Those of all lines of an invoice, in the order of their ids.
  func all(ofInvoice uid: String) throws -> [BilledItem]

  /// The sessions of work that ran to their end and that no line is for, by their beginnings, which are
  /// in the range; those of one project, as it was then, and of one task, where these are given.
  ///
  /// What a line of a void invoice was for can be billed again.
  func billableSessions(
    in range: Range<Instant>, projectUID: String?, taskUID: String?
  ) throws -> [BillableSession]

  /// The draft or issued invoice that a time entry is on, by its number, which is empty of a draft; nil when
  /// it can be billed.
  func invoiceNumber(ofTimeEntry uid: String) throws -> String?

  /// The lines of an invoice that are for time which another one, issued and not void, is for as
  /// well: by the uid of the line, the number of that.
  func billedTwice(ofInvoice uid: String) throws -> [String: String]
}

/// A focus session or a time entry that is not billed yet.
package struct BillableSession: Equatable, Sendable {
  package var kind: BilledItem.Kind
  package var uid: String
  package var taskUID: String?
  /// Empty without a task, and for one that was purged.
  package var taskTitle: String
  package var projectUID: String?
  /// Empty without a project, and for one that is gone.
  package var projectName: String
  package var started: Instant
  /// In milliseconds.
  package var worked: Int64
  /// Of the time entry itself, in millionths of the currency unit.
  package var hourlyRate: Int64?
  package var taskRate: Int64?

  package init(
    kind: BilledItem.Kind = .focusSession, uid: String, taskUID: String?, taskTitle: String,
    projectUID: String?, projectName: String,
    started: Instant, worked: Int64, hourlyRate: Int64? = nil, taskRate: Int64? = nil
  ) {
    self.kind = kind
    self.uid = uid
    self.taskUID = taskUID
    self.taskTitle = taskTitle
    self.projectUID = projectUID
    self.projectName = projectName
    self.started = started
    self.worked = worked
    self.hourlyRate = hourlyRate
    self.taskRate = taskRate
  }
}
