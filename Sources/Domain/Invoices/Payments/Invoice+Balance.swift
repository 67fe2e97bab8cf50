extension Invoice {
  /// What is still owed, in minor units; below 0 when more was credited than was still owed.
  /// Nothing is owed of a draft, of a void one and of a quote.
  package func balance(_ settlement: InvoiceSettlement) -> Int64 {
    guard stage == .issued, kind != .quote else { return 0 }
    // Of a damaged store, they need not fit.
    return Int64(clamping: Int128(due) - Int128(settlement.paid) - Int128(settlement.credited))
  }
}
