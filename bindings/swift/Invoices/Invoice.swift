extension Invoice {
  /// How it is called: `invoice F2026-0001`, or `draft 3`.
  public var name: String { number.isEmpty ? "draft \(id)" : "\(kind.noun) \(number)" }
}

extension Invoice.Kind {
  /// `invoice` or `credit note`
  public var noun: String { self == .invoice ? "invoice" : "credit note" }
}

extension Invoice.State {
  /// What people read: `partly paid`.
  public var text: String { self == .partlyPaid ? "partly paid" : rawValue }
}
