import Domain
import Localization

/// Imports clients and invoices.
///
/// An invoice that the store has issued stays as it is, with its parts: what a file has otherwise of it is left out. A
/// draft that was made or changed here stays, with its parts, unless the file wins, or has it as issued. Another one
/// becomes what the file has, with the parts that the file has, and no undo takes back what was issued. Where anything of
/// it is bad, all of it is left out: half an invoice is none.
struct InvoiceImporter {
  let store: any Store
  let now: Instant
  private(set) var notes = ImportNotes()
  private let undated: UndatedPrecedence
  /// The uids of what the file has of each invoice that is not issued in the store before.
  private var taken: [ExactText: TakenInvoice] = [:]
  /// Those that are left out, of which nothing more is taken.
  private var spoiled: Set<ExactText> = []
  /// From which draft to which invoice a part went.
  private var moves: [(from: ExactText, to: ExactText)] = []
  /// What the file has on invoices, by these.
  private var payments: [ExactText: [Attached<Payment>]] = [:]
  private var emails: [ExactText: [Attached<EmailMessage>]] = [:]
  /// The uids of drafts that stay as they are here.
  private var staying = Set<ExactText>()

  struct TakenInvoice {
    var uid: String
    var position: TextPosition
    /// Nil when the file has parts alone.
    var isIssued: Bool?
    var parts = Set<ExactText>()
    /// As the draft was before the file; nil for a new invoice.
    var before: StoredDraft?
  }

  /// A draft with its parts.
  struct StoredDraft {
    var invoice: Invoice
    var lines: [InvoiceLine]
    var adjustments: [InvoiceAdjustment]
    var references: [InvoiceReference]
    var billedItems: [BilledItem]
  }

  /// Data on an invoice that is not a part of it.
  private struct Attached<Element: Record> {
    var uid: String
    var position: TextPosition
    /// As it was before the file; nil for a new one.
    var before: Element?
  }

  init(_ store: any Store, _ undated: UndatedPrecedence, at now: Instant) {
    self.store = store
    self.undated = undated
    self.now = now
  }

  /// - Throws: `internal` for what is no such thing.
  mutating func take(_ item: FileItem, at position: TextPosition) throws {
    switch item {
    case .client(let client): try store.clients.take(client, by: undated)
    case .logo(let logo): try take(logo)
    case .invoice(let invoice): try whole(invoice.uid) { try $0.take(invoice, at: position) }
    case .invoiceLine(let line):
      try whole(line.invoiceUID) {
        var named = line
        try named.set(.name, to: .text(line.name))
        try $0.takePart(line, of: \.invoiceUID, $0.store.invoiceLines, at: position)
      }
    case .invoiceAdjustment(let adjustment):
      try whole(adjustment.invoiceUID) {
        try $0.takePart(adjustment, of: \.invoiceUID, $0.store.invoiceAdjustments, at: position)
      }
    case .invoiceReference(let reference):
      try whole(reference.invoiceUID) {
        try $0.takePart(reference, of: \.invoiceUID, $0.store.invoiceReferences, at: position)
      }
    case .invoiceParty(let party):
      try whole(party.invoiceUID) { try $0.take(party, at: position) }
    case .payment(let payment): try take(payment, at: position)
    case .email(let email): try take(email, at: position)
    case .billedItem(let item): try take(item, at: position)
    case .project, .projectSection, .tag, .filter, .field, .task, .calendar, .event, .completion,
      .alert,
      .focusSession,
      .setting,
      .holiday, .purgedTask, .postponement, .comment, .timeEntry, .skippedOccurrence,
      .template, .purchase, .purchasePayment, .recurringInvoice, .paymentReminder, .penaltyRate,
      .unknownProperty:
      throw Failure(.internal, "This is not of invoices.")
    }
  }

  /// Leaves an invoice out of which something cannot be taken, unless the store issued it before.
  mutating func spoil(_ uid: String) throws {
    let key = ExactText(uid)
    if taken[key] == nil, let stored = try store.invoices.find(uid: uid), stored.stage != .draft {
      return
    }
    spoiled.insert(key)
  }

  /// Takes something without which its invoice is left out.
  private mutating func whole(
    _ uid: String, _ body: (inout InvoiceImporter) throws -> Void
  ) throws {
    if spoiled.contains(ExactText(uid)) { return }
    do {
      try body(&self)
    } catch let failure as Failure where failure.isOfContent {
      try spoil(uid)
      throw failure
    }
  }

  /// Takes out what was spoiled, removes what drafts have that the file does not know of, and puts what is issued out
  /// of the reach of undo.
  mutating func finish() throws {
    for key in spoiled.sorted() {
      guard let invoice = taken[key] else { continue }
      note(
        .skipped, "The invoice is left out: not all that the file has of it can be taken.",
        "invoices", invoice.uid, at: invoice.position)
      try leaveOut(invoice)
    }
    for key in taken.keys.sorted() {
      guard let invoice = taken[key] else { continue }
      do {
        try complete(invoice)
      } catch let failure as Failure where failure.isOfContent {
        note(.skipped, failure.message, "invoices", invoice.uid, at: invoice.position)
        try leaveOut(invoice)
      }
    }
    for key in payments.keys.sorted() { try checkPayments(ofInvoice: key) }
    for key in taken.keys.sorted() where taken[key]?.isIssued == true {
      try store.invoices.seal(invoice(key.text))
    }
  }

  private func complete(_ taken: TakenInvoice) throws {
    if taken.isIssued != nil {
      for item in try store.billedItems.all(ofInvoice: taken.uid)
      where !taken.parts.contains(ExactText(item.uid)) {
        try store.billedItems.remove(item)
      }
      try removeParts(of: taken, in: store.invoiceLines)
      try removeParts(of: taken, in: store.invoiceAdjustments)
      try removeParts(of: taken, in: store.invoiceReferences)
    }
    try checkPositions(of: taken, in: store.invoiceLines)
    try checkPositions(of: taken, in: store.invoiceAdjustments)
    try checkPositions(of: taken, in: store.invoiceReferences)
    try checkAmounts(of: taken)
    if taken.isIssued == true { try checkDate(of: invoice(taken.uid)) }
  }

  private mutating func note(
    _ kind: ImportNote.Kind, _ message: Message, _ component: String, _ uid: String,
    at position: TextPosition
  ) {
    notes.append(
      ImportNote(kind, message, line: position.line, component: component, uid: uid))
  }

  // MARK: Invoices

  private mutating func take(_ invoice: Invoice, at position: TextPosition) throws {
    let old = try store.invoices.find(uid: invoice.uid)
    if let old, old.stage != .draft, taken[ExactText(invoice.uid)] == nil {
      return try refuseChange(of: invoice, from: old, "The invoice \(old.number)")
    }
    if let old, invoice.stage == .draft, taken[ExactText(invoice.uid)] == nil,
      try undated.staysWhole(old)
    {
      staying.insert(ExactText(invoice.uid))
      return undated.stays(invoice, over: old)
    }
    if invoice.stage != .draft { try refuseTakenNumber(of: invoice) }
    let key = try touch(invoice.uid, old, at: position)
    try store.invoices.take(invoice, by: undated)
    taken[key]?.isIssued = invoice.stage != .draft
  }

  func invoice(_ uid: String) throws -> Invoice {
    guard let invoice = try store.invoices.find(uid: uid) else {
      throw Failure(
        .malformed, "Neither the file nor the store has its invoice, “\(uid.prefix(40))”.",
        field: "invoice_uid")
    }
    return invoice
  }

  /// Remembers an invoice that the file changes, as it was.
  private mutating func touch(
    _ uid: String, _ old: Invoice?, at position: TextPosition
  ) throws -> ExactText {
    let key = ExactText(uid)
    if taken[key] != nil { return key }
    var invoice = TakenInvoice(uid: uid, position: position)
    if let old {
      invoice.before = StoredDraft(
        invoice: old, lines: try store.invoiceLines.all(ofInvoice: uid),
        adjustments: try store.invoiceAdjustments.all(ofInvoice: uid),
        references: try store.invoiceReferences.all(ofInvoice: uid),
        billedItems: try store.billedItems.all(ofInvoice: uid))
    }
    taken[key] = invoice
    return key
  }

  /// Makes the store what it was before the file said anything of an invoice. Those that parts went to or came from
  /// are not whole without it.
  private mutating func leaveOut(_ invoice: TakenInvoice) throws {
    let key = ExactText(invoice.uid)
    guard taken.removeValue(forKey: key) != nil else { return }
    spoiled.insert(key)
    try leaveOutAttached(to: key)
    let before = invoice.before
    let items = try store.billedItems.all(ofInvoice: invoice.uid)
    try replace(items, by: before?.billedItems ?? [], in: store.billedItems)
    try replace(in: store.invoiceLines, ofInvoice: invoice.uid, by: before?.lines ?? [])
    try replace(in: store.invoiceAdjustments, ofInvoice: invoice.uid, by: before?.adjustments ?? [])
    try replace(in: store.invoiceReferences, ofInvoice: invoice.uid, by: before?.references ?? [])
    try replace(in: store.invoiceParties, ofInvoice: invoice.uid, by: [])
    if let before {
      try store.invoices.take(before.invoice)
    } else {
      for comment in try store.comments.all(on: .invoice, uid: invoice.uid) {
        try store.comments.remove(comment)
      }
      if let stored = try store.invoices.find(uid: invoice.uid) {
        try store.invoices.remove(stored)
      }
    }
    for move in moves {
      if move.from == key, let other = taken[move.to] {
        note(
          .skipped, "The invoice is left out: not all that the file has of it can be taken.",
          "invoices", other.uid, at: other.position)
        try leaveOut(other)
      } else if move.to == key, let other = taken[move.from], other.isIssued == nil {
        try leaveOut(other)
      }
    }
  }

  private mutating func leaveOutAttached(to invoice: ExactText) throws {
    let reason: Message = "It is of an invoice that is left out."
    for payment in payments.removeValue(forKey: invoice) ?? [] {
      try restore(payment, in: store.payments)
      note(.skipped, reason, "payments", payment.uid, at: payment.position)
    }
    for email in emails.removeValue(forKey: invoice) ?? [] {
      try restore(email, in: store.emails)
      note(.skipped, reason, "emails", email.uid, at: email.position)
    }
  }

  private func restore<Element: Record>(
    _ attached: Attached<Element>, in repository: some RecordRepository<Element>
  ) throws {
    if let before = attached.before {
      try repository.take(before)
    } else if let present = try repository.find(uid: attached.uid) {
      try repository.remove(present)
    }
  }

  // MARK: Parts

  /// Of one that the store has issued before, nothing is taken; of another one it is noted.
  ///
  /// - Returns: whether to go on.
  private mutating func takes<Element: Record>(
    _ part: Element, from old: Element?, of invoice: Invoice, at position: TextPosition
  ) throws -> Bool {
    if staying.contains(ExactText(invoice.uid)) {
      undated.stays(part, over: old)
      return false
    }
    if taken[ExactText(invoice.uid)] == nil, invoice.stage != .draft {
      try refuseChange(of: part, from: old, "The invoice \(invoice.number)")
      return false
    }
    let key = try touch(invoice.uid, invoice, at: position)
    taken[key]?.parts.insert(ExactText(part.uid))
    return true
  }

  private mutating func takePart<Part: Record>(
    _ part: Part, of invoiceUID: KeyPath<Part, String>,
    _ repository: some InvoiceItemRepository<Part>, at position: TextPosition
  ) throws {
    let invoice = try invoice(part[keyPath: invoiceUID])
    let old = try repository.find(uid: part.uid)
    guard try takes(part, from: old, of: invoice, at: position) else { return }
    try leave(old?[keyPath: invoiceUID], for: invoice, at: position)
    try repository.take(part, by: undated)
  }

  /// A part of another invoice is taken out of that, unless it is issued.
  private mutating func leave(
    _ oldUID: String?, for invoice: Invoice, at position: TextPosition
  ) throws {
    guard let oldUID, ExactText(oldUID) != ExactText(invoice.uid),
      let old = try store.invoices.find(uid: oldUID)
    else { return }
    if old.stage == .draft || taken[ExactText(oldUID)] != nil {
      moves.append((try touch(oldUID, old, at: position), ExactText(invoice.uid)))
      return
    }
    throw Failure(
      .conflict,
      "It is of the invoice \(old.number), which is issued: what is issued never changes.",
      field: "invoice_uid")
  }

  private mutating func take(_ party: InvoiceParty, at position: TextPosition) throws {
    let invoice = try invoice(party.invoiceUID)
    let old = try store.invoiceParties.find(uid: party.uid)
    guard try takes(party, from: old, of: invoice, at: position) else { return }
    try leave(old?.invoiceUID, for: invoice, at: position)
    guard invoice.stage != .draft else {
      throw Failure(
        .malformed,
        "A draft has no parties of its own: its seller and its client are those of the store.",
        field: "invoice_uid")
    }
    let others = try store.invoiceParties.all(ofInvoice: invoice.uid)
    if others.contains(where: { $0.role == party.role && $0.uid != party.uid }) {
      throw Failure(.malformed, "An invoice has one seller and one buyer.", field: "role")
    }
    try store.invoiceParties.take(party, by: undated)
  }

  private mutating func take(_ item: BilledItem, at position: TextPosition) throws {
    guard let line = try store.invoiceLines.find(uid: item.lineUID) else {
      throw Failure(
        .malformed, "Neither the file nor the store has its line, “\(item.lineUID.prefix(40))”.",
        field: "line_uid")
    }
    let invoice = try invoice(line.invoiceUID)
    if spoiled.contains(ExactText(invoice.uid)) { return }
    let old = try store.billedItems.find(uid: item.uid)
    guard try takes(item, from: old, of: invoice, at: position) else { return }
    if let old, let oldLine = try store.invoiceLines.find(uid: old.lineUID) {
      try leave(oldLine.invoiceUID, for: invoice, at: position)
    }
    try store.billedItems.take(item, by: undated)
  }

  // MARK: The rest

  private mutating func take(_ payment: Payment, at position: TextPosition) throws {
    let key = try attachable(to: payment.invoiceUID)
    guard try invoice(payment.invoiceUID).stage != .draft else {
      throw Failure(.malformed, "A draft has no payments.", field: "invoice_uid")
    }
    let before = try store.payments.find(uid: payment.uid)
    payments[key, default: []].append(
      Attached(uid: payment.uid, position: position, before: before))
    try store.payments.take(payment, by: undated)
  }

  private mutating func take(_ email: EmailMessage, at position: TextPosition) throws {
    let key = try attachable(to: email.invoiceUID)
    _ = try invoice(email.invoiceUID)
    let before = try store.emails.find(uid: email.uid)
    emails[key, default: []].append(
      Attached(uid: email.uid, position: position, before: before))
    try store.emails.take(email, by: undated)
  }

  /// - Throws: `malformed` for an invoice that is left out.
  private func attachable(to invoice: String) throws -> ExactText {
    let key = ExactText(invoice)
    if spoiled.contains(key) {
      throw Failure(.malformed, "It is of an invoice that is left out.", field: "invoice_uid")
    }
    return key
  }

  /// Of an invoice for which more would come in than an amount can be, the store's payments stay as they were.
  private mutating func checkPayments(ofInvoice key: ExactText) throws {
    do {
      try checkPayments(of: invoice(key.text))
    } catch let failure as Failure where failure.isOfContent {
      for payment in payments.removeValue(forKey: key) ?? [] {
        try restore(payment, in: store.payments)
        note(.skipped, failure.message, "payments", payment.uid, at: payment.position)
      }
    }
  }

  /// Its uid says what it is, so what the store has of it is the same.
  private func take(_ logo: Logo) throws {
    let known = try Base64.bytes(logo.data).map { try Logo(file: $0) }
    guard let known, ExactText(known.uid) == ExactText(logo.uid),
      ExactText(known.data) == ExactText(logo.data)
    else {
      throw Failure(.malformed, "The data are not those that the uid was made of.", field: "data")
    }
    try store.logos.take(logo, by: undated)
  }

  private func removeParts<Part: Record>(
    of invoice: TakenInvoice, in repository: some InvoiceItemRepository<Part>
  ) throws {
    for part in try repository.all(ofInvoice: invoice.uid)
    where !invoice.parts.contains(ExactText(part.uid)) {
      try repository.remove(part)
    }
  }

  /// What was there before keeps its ids.
  private func replace<Element: Record>(
    _ present: [Element], by before: [Element], in repository: some RecordRepository<Element>
  ) throws {
    let kept = Set(before.map { ExactText($0.uid) })
    for element in present where !kept.contains(ExactText(element.uid)) {
      try repository.remove(element)
    }
    for element in before { try repository.take(element) }
  }

  private func replace<Part: Record>(
    in repository: some InvoicePartRepository<Part>, ofInvoice uid: String, by before: [Part]
  ) throws {
    try replace(repository.all(ofInvoice: uid), by: before, in: repository)
  }
}
