import Domain
import Sync

/// Freezes issued invoices: concurrent changes to the draft stay in the states and have no effect.
extension RecordStates {
  /// What counts of a record.
  func present(_ key: RecordKey) throws -> State {
    var state = try find(key)
    state.registers = try present(state.registers, of: key)
    return state
  }

  func present(_ registers: RecordRegisters, of key: RecordKey) throws -> RecordRegisters {
    guard let step = try issuingStep(of: key, registers) else { return registers }
    return registers.compactMapValues { register in
      var present = Register()
      for head in register.heads where head.step == step || head.needs.contains(step) {
        present.insert(head)
      }
      return present.heads.isEmpty ? nil : present
    }
  }

  /// The step that issued an invoice, or the one that something is a part of; nil of a draft and of what can be added
  /// to an invoice later, such as payments.
  func issuingStep(of key: RecordKey, _ registers: RecordRegisters) throws -> StepID? {
    switch CommittedChange.Entity(rawValue: key.kind) {
    case .invoice:
      return registers[Self.number]?.heads.first { $0.claim.value != .null }?.step
    case .invoiceLine, .invoiceAdjustment, .invoiceParty, .invoiceReference:
      return try issuingStep(of: registers[Self.invoice]?.value.text, .invoice)
    case .billedItem:
      return try issuingStep(of: registers[Self.line]?.value.text, .invoiceLine)
    default: return nil
    }
  }

  private func issuingStep(
    of uid: String?, _ entity: CommittedChange.Entity
  ) throws -> StepID? {
    guard let uid else { return nil }
    let key = RecordKey(entity, uid)
    return try issuingStep(of: key, find(key).registers)
  }

  private static let number = PropertyKey(Invoice.Property.number.rawValue)
  private static let invoice = PropertyKey(InvoiceLine.Property.invoice.rawValue)
  private static let line = PropertyKey(BilledItem.Property.line.rawValue)
}

extension Database {
  /// What is of an invoice, in the order in which it depends on each other.
  func parts(ofInvoice uid: String) throws -> [RecordKey] {
    let parts: [(CommittedChange.Entity, String)] = [
      (.logo, "uid IN (SELECT logo_uid FROM invoice_party WHERE invoice_uid = ?)"),
      (.invoiceLine, "invoice_uid = ?"), (.invoiceAdjustment, "invoice_uid = ?"),
      (.invoiceParty, "invoice_uid = ?"), (.invoiceReference, "invoice_uid = ?"),
      (.billedItem, "line_uid IN (SELECT uid FROM invoice_line WHERE invoice_uid = ?)"),
      (.payment, "invoice_uid = ?"),
    ]
    return try parts.flatMap { entity, condition in
      let select = try statement("SELECT uid FROM \(entity.table) WHERE \(condition) ORDER BY uid")
      defer { select.reset() }
      try select.bind(uid)
      var keys: [RecordKey] = []
      while try select.step() { keys.append(RecordKey(entity, select.text(0))) }
      return keys
    }
  }
}

extension Replication {
  /// Lets invoices that were issued go whole: what was logged of them before is forgotten.
  func addingIssuedInvoices(to groups: [ChangeGroup]) throws -> [ChangeGroup] {
    var uids: Set<ExactText> = []
    for group in groups where group.entity == .invoice && group.issues {
      uids.insert(ExactText(group.uid))
    }
    if uids.isEmpty { return groups }
    return try groups
      + uids.sorted().flatMap { uid in
        try ([RecordKey(.invoice, uid.text)] + database.parts(ofInvoice: uid.text))
          .compactMap(restated)
      }
  }

  /// A record as if it was made as it is now; nil of one that is not here.
  private func restated(_ key: RecordKey) throws -> ChangeGroup? {
    guard let entity = CommittedChange.Entity(rawValue: key.kind),
      let creation = try records.repository(of: entity).creation(ofUID: key.uid.text)
    else { return nil }
    return ChangeGroup(
      entity: entity, uid: key.uid.text,
      rows: [ChangeGroup.Row(property: ChangeLog.identity, old: .null, new: creation)])
  }
}

extension ChangeGroup {
  /// Whether an invoice got its number.
  fileprivate var issues: Bool {
    rows.contains {
      $0.property == ChangeLog.sealed
        || $0.property == Invoice.Property.number.rawValue && $0.new != .null
    }
  }
}
