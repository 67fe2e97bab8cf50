import Domain
import Sync

/// Shows parts only with their owners: sections with their project, comments, parts of invoices. An event is
/// shown without its calendar and project until these arrive.
struct ShownOwners {
  private struct Dependents {
    let entity: CommittedChange.Entity
    let property: String
    init(_ entity: CommittedChange.Entity, _ property: String) {
      self.entity = entity
      self.property = property
    }
  }

  private static let itemUID = Comment.Property.item.rawValue
  private static let invoiceUID = InvoiceLine.Property.invoice.rawValue

  private static let dependents: [CommittedChange.Entity: [Dependents]] = [
    .project: [
      Dependents(.projectSection, ProjectSection.Property.project.rawValue),
      Dependents(.event, Event.Property.project.rawValue),
    ],
    .calendar: [Dependents(.event, Event.Property.calendar.rawValue)],
    .task: [Dependents(.comment, itemUID)],
    .event: [Dependents(.comment, itemUID)],
    .invoice: [
      Dependents(.comment, itemUID), Dependents(.invoiceLine, invoiceUID),
      Dependents(.invoiceAdjustment, invoiceUID), Dependents(.invoiceParty, invoiceUID),
      Dependents(.invoiceReference, invoiceUID), Dependents(.payment, invoiceUID),
      Dependents(.email, invoiceUID),
      Dependents(.paymentReminder, invoiceUID),
    ],
    .purchase: [Dependents(.purchasePayment, PurchasePayment.Property.purchase.rawValue)],
    .invoiceLine: [Dependents(.billedItem, BilledItem.Property.line.rawValue)],
  ]

  let records: Records

  /// Whether what a record belongs to is there.
  func isOwned<Element: Record>(_ element: Element) throws -> Bool {
    let (entity, uid): (CommittedChange.Entity, String)
    switch element {
    case let section as ProjectSection: (entity, uid) = (.project, section.projectUID)
    case let comment as Comment:
      (entity, uid) =
        switch comment.itemKind {
        case .task: (.task, comment.itemUID)
        case .event: (.event, comment.itemUID)
        case .invoice: (.invoice, comment.itemUID)
        }
    case let line as InvoiceLine: (entity, uid) = (.invoice, line.invoiceUID)
    case let adjustment as InvoiceAdjustment: (entity, uid) = (.invoice, adjustment.invoiceUID)
    case let party as InvoiceParty: (entity, uid) = (.invoice, party.invoiceUID)
    case let reference as InvoiceReference: (entity, uid) = (.invoice, reference.invoiceUID)
    case let payment as Payment: (entity, uid) = (.invoice, payment.invoiceUID)
    case let email as EmailMessage: (entity, uid) = (.invoice, email.invoiceUID)
    case let reminder as PaymentReminder: (entity, uid) = (.invoice, reminder.invoiceUID)
    case let payment as PurchasePayment: (entity, uid) = (.purchase, payment.purchaseUID)
    case let item as BilledItem: (entity, uid) = (.invoiceLine, item.lineUID)
    default: return true
    }
    return try isThere(entity, uid)
  }

  /// Leaves out what an event names and is not there, and what does not go with its start: two devices may have
  /// written them.
  ///
  /// - Returns: whether all of it was there.
  func settle(_ event: inout Event) throws -> Bool {
    var isWhole = true
    // A zone that is not known here is that of the store.
    try event.settleTimes { (try? records.events.spans.zone(of: $0)) ?? records.zone }
    if let uid = event.calendarUID, try !isThere(.calendar, uid) {
      event.calendarUID = nil
      isWhole = false
    }
    if let uid = event.projectUID, try !isThere(.project, uid) {
      event.projectUID = nil
      isWhole = false
    }
    return isWhole
  }

  private func isThere(_ entity: CommittedChange.Entity, _ uid: String) throws -> Bool {
    let select = try records.database.statement("SELECT 1 FROM \(entity.table) WHERE uid = ?")
    defer { select.reset() }
    try select.bind(uid)
    return try select.step()
  }

  /// The records that are shown only as long as another one is there.
  func dependents(on key: RecordKey) throws -> [RecordKey] {
    guard let entity = CommittedChange.Entity(rawValue: key.kind) else { return [] }
    return try (Self.dependents[entity] ?? []).flatMap { dependents in
      let select = try records.database.statement(
        "SELECT uid FROM \(dependents.entity.table) WHERE \(dependents.property) = ? ORDER BY uid")
      defer { select.reset() }
      try select.bind(key.uid.text)
      var keys: [RecordKey] = []
      while try select.step() { keys.append(RecordKey(dependents.entity, select.text(0))) }
      return keys
    }
  }
}
