import Domain

@testable import Storage

extension TestStore {
  /// A new store, made of nothing but the change log of this one: of what its rows say, in their order. Invoices
  /// that were issued come as they are with their parts, whose changes the log has no more.
  package func replayed() throws -> TestStore {
    let copy = try TestStore()
    try copy.store.write(.addTasks, at: now) {
      try LogReplay(from: self, to: copy).run()
    }
    return copy
  }
}

private struct LogReplay {
  let source: TestStore
  let target: Records
  private let sealed: [String: Invoice]
  /// What comes with the issued invoices, by its uid.
  private let partsOfSealed: Set<String>

  init(from source: TestStore, to copy: TestStore) throws {
    self.source = source
    target = copy.store.records
    let issued = try source.store.invoices.all().filter { $0.stage != .draft }
    sealed = Dictionary(uniqueKeysWithValues: issued.map { ($0.uid, $0) })
    var parts: Set<String> = []
    for uid in sealed.keys {
      parts.formUnion(try source.store.invoiceLines.all(ofInvoice: uid).map(\.uid))
      parts.formUnion(try source.store.invoiceAdjustments.all(ofInvoice: uid).map(\.uid))
      parts.formUnion(try source.store.invoiceParties.all(ofInvoice: uid).map(\.uid))
      parts.formUnion(try source.store.invoiceReferences.all(ofInvoice: uid).map(\.uid))
    }
    let lines = parts
    parts.formUnion(
      try source.store.billedItems.all().filter { lines.contains($0.lineUID) }.map(\.uid))
    partsOfSealed = parts
  }

  /// What stands together about one record: that it came, that it went, or what changed.
  private struct Group {
    var step: Int64
    var entity: CommittedChange.Entity
    var id: Int64
    var uid: String
    var rows: [ChangeGroup.Row] = []
  }

  func run() throws {
    var inserted: Set<String> = []
    for group in try groups() {
      if group.entity == .invoice, let invoice = sealed[group.uid] {
        if inserted.insert(group.uid).inserted { try insert(invoice) }
      } else if !partsOfSealed.contains(group.uid) {
        try apply(group)
      }
    }
    // Of one that was issued in the step that made it, the log may have nothing.
    for invoice in sealed.values.sorted(by: { $0.id < $1.id })
    where !inserted.contains(invoice.uid) {
      try insert(invoice)
    }
  }

  private func groups() throws -> [Group] {
    let select = try source.store.database.statement(
      "SELECT step_id, entity, entity_id, uid, property, old, new FROM change ORDER BY id")
    defer { select.reset() }
    var groups: [Group] = []
    while try select.step() {
      guard
        let entity = CommittedChange.Entity(rawValue: Int32(truncatingIfNeeded: select.integer(1)))
      else { throw Failure(.corrupt, "The change log has an unknown kind of record.") }
      let row = ChangeGroup.Row(
        property: select.text(4), old: select.logValue(5), new: select.logValue(6))
      let isNew = row.property == ChangeLog.identity && row.old == .null
      let last = groups.last
      if isNew || last?.step != select.integer(0) || last?.entity != entity
        || last?.uid != select.text(3)
        || last?.rows.last?.property == ChangeLog.identity
          && last?.rows.last?.new == .null
      {
        groups.append(
          Group(
            step: select.integer(0), entity: entity, id: select.integer(2), uid: select.text(3)))
      }
      groups[groups.count - 1].rows.append(row)
    }
    return groups
  }

  private func apply(_ group: Group) throws {
    switch group.entity {
    case .project: try apply(group, in: target.projects)
    case .tag: try apply(group, in: target.tags)
    case .projectSection: try apply(group, in: target.projectSections)
    case .filter: try apply(group, in: target.filters)
    case .field: try apply(group, in: target.fields)
    case .task: try apply(group, in: target.tasks)
    case .calendar: try apply(group, in: target.calendars)
    case .event: try apply(group, in: target.events)
    case .completion: try apply(group, in: target.completions)
    case .alert: try apply(group, in: target.alerts)
    case .focusSession: try apply(group, in: target.focusSessions)
    case .setting: try apply(group, in: target.settings)
    case .holiday: try apply(group, in: target.holidays)
    case .purgedTask: try apply(group, in: target.purgedTasks)
    case .postponement: try apply(group, in: target.postponements)
    case .client: try apply(group, in: target.clients)
    case .logo: try apply(group, in: target.logos)
    case .invoice: try apply(group, in: target.invoices)
    case .invoiceLine: try apply(group, in: target.invoiceLines)
    case .invoiceAdjustment: try apply(group, in: target.invoiceAdjustments)
    case .invoiceParty: try apply(group, in: target.invoiceParties)
    case .invoiceReference: try apply(group, in: target.invoiceReferences)
    case .payment: try apply(group, in: target.payments)
    case .email: try apply(group, in: target.emails)
    case .billedItem: try apply(group, in: target.billedItems)
    case .comment: try apply(group, in: target.comments)
    case .timeEntry: try apply(group, in: target.timeEntries)
    case .unknownProperty: try apply(group, in: target.unknownProperties)
    case .purchase: try apply(group, in: target.purchases)
    case .purchasePayment: try apply(group, in: target.purchasePayments)
    case .recurringInvoice: try apply(group, in: target.recurringInvoices)
    case .paymentReminder: try apply(group, in: target.paymentReminders)
    case .penaltyRate: try apply(group, in: target.penaltyRates)
    case .template: try apply(group, in: target.templates)
    case .skippedOccurrence: try apply(group, in: target.skippedOccurrences)
    }
  }

  private func apply<Repository: ReversibleRepository>(
    _ group: Group, in repository: Repository
  ) throws {
    let identity = group.rows.first { $0.property == ChangeLog.identity }
    let found = try repository.present(
      in: ChangeGroup(
        entity: group.entity, uid: group.uid,
        rows: group.rows.map { ChangeGroup.Row(property: $0.property, old: $0.new, new: $0.old) }))
    if let identity, identity.new == .null {
      // A purge leaves of a record only that it went.
      if let found { try repository.remove(found) }
      return
    }
    var rows = group.rows.filter { $0.property != ChangeLog.identity }
    guard let identity else {
      guard let found else { return }
      _ = try repository.save(set(rows, in: found, repository), over: found)
      return
    }
    guard case .text(let json) = identity.new else {
      throw Failure(.corrupt, "The change log does not say what \(group.uid) was made with.")
    }
    // What was logged as it was when a purge forgot its changes is there.
    if let found { try repository.remove(found) }
    rows = try values(in: json) + rows
    _ = try repository.insert(
      set(rows, in: Repository.Element.blank(uid: group.uid), repository), id: group.id)
  }

  private func set<Repository: ReversibleRepository>(
    _ rows: [ChangeGroup.Row], in element: Repository.Element, _ repository: Repository
  ) throws -> Repository.Element {
    var element = element
    for row in rows {
      guard let property = Repository.Element.Property(rawValue: row.property) else { continue }
      try repository.takeBack(
        ChangeGroup.Row(property: row.property, old: row.new, new: row.old), of: property,
        in: &element)
    }
    return element
  }

  /// What a record was made with, one row for each value.
  private func values(in json: String) throws -> [ChangeGroup.Row] {
    let select = try source.store.database.statement(
      """
      SELECT property.key, coalesce(element.value, property.value) FROM json_each(?) AS property
      LEFT JOIN json_each(iif(property.type = 'array', property.value, '[]')) AS element
      ORDER BY property.id, element.id
      """)
    defer { select.reset() }
    try select.bind(json)
    var rows: [ChangeGroup.Row] = []
    while try select.step() {
      rows.append(
        ChangeGroup.Row(property: select.text(0), old: .null, new: select.logValue(1)))
    }
    return rows
  }

  private func insert(_ invoice: Invoice) throws {
    let store = source.store
    _ = try target.invoices.insert(invoice, id: invoice.id)
    for line in try store.invoiceLines.all(ofInvoice: invoice.uid) {
      _ = try target.invoiceLines.insert(line, id: line.id)
      for item in try store.billedItems.all() where item.lineUID == line.uid {
        _ = try target.billedItems.insert(item, id: item.id)
      }
    }
    for adjustment in try store.invoiceAdjustments.all(ofInvoice: invoice.uid) {
      _ = try target.invoiceAdjustments.insert(adjustment, id: adjustment.id)
    }
    for reference in try store.invoiceReferences.all(ofInvoice: invoice.uid) {
      _ = try target.invoiceReferences.insert(reference, id: reference.id)
    }
    for party in try store.invoiceParties.all(ofInvoice: invoice.uid) {
      _ = try target.invoiceParties.insert(party, id: party.id)
      guard !party.logoUID.isEmpty, try target.logos.find(uid: party.logoUID) == nil,
        let logo = try store.logos.find(uid: party.logoUID)
      else { continue }
      _ = try target.logos.insert(logo, id: logo.id)
    }
  }
}
