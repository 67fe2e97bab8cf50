import TaskcoreSwift

extension Command {
  private typealias Tokens = [Token<InCurrency<InvoiceAdjustmentChanges>>]

  static let editAdjustment = Subcommand(
    name: "adjustment edit", summary: "Change an allowance or a charge of a draft.",
    synopsis: "ID [REASON]... [TOKEN]...",
    operands: Operands(
      [.text, .either([.tokens(Tokens.adjustment.map(\.form)), .text])], minimum: 2,
      repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    let ids = try TaskIDs.read(operands.prefix(1), of: .adjustment)
    guard let id = ids.first, ids.count == 1 else {
      throw ShellError.usage("One allowance or charge at a time.")
    }
    let (adjustment, draft) = try store.draft(ofAdjustment: id)
    var changed = InCurrency(changes: InvoiceAdjustmentChanges(), currency: draft.currency)
    let words = operands.dropFirst()
    let reason = try words.filter { try Tokens.adjustment.match($0) == nil }
    if !reason.isEmpty {
      changed.changes.reason = Array(reason.map(\.bytes).joined(separator: " ".utf8))
    }
    let tokens = try words.filter { try Tokens.adjustment.match($0) != nil }
    try Tokens.adjustment.read(tokens, into: &changed, in: store)
    // The library takes both together.
    if changed.changes.exemptionReason != nil || changed.changes.exemptionCode != nil {
      changed.changes.exemptionReason =
        changed.changes.exemptionReason ?? Array(adjustment.exemptionReason.utf8)
      changed.changes.exemptionCode =
        changed.changes.exemptionCode ?? Array(adjustment.exemptionCode.utf8)
    }
    try store.updateAdjustment(id, changed.changes)
    let content = try store.invoice(draft.id)
    let found = content.adjustments.filter { $0.id == id }
    try session.list(found, as: session.settings.format) {
      guard let found = found.first else { return }
      let (name, total) = (content.invoice.words, content.invoice.total.shown)
      try session.say(
        found.isCharge
          ? "Changed charge \(id) of \(name): \(found.reason), \(found.amount.shown); \(total) in all."
          : "Changed allowance \(id) of \(name): \(found.reason), \(found.amount.shown); "
            + "\(total) in all.")
    }
  }
}

extension Store {
  /// An allowance or a charge of a draft, and that draft.
  fileprivate func draft(ofAdjustment id: Int64) throws -> (InvoiceAdjustment, Invoice) {
    for draft in try drafts() {
      if let adjustment = try invoice(draft.id).adjustments.first(where: { $0.id == id }) {
        return (adjustment, draft)
      }
    }
    throw ShellError.failed(
      "No draft has an allowance or charge \(id). What is issued cannot change any more.")
  }
}
