extension Invoice {
  /// What is still owed, in minor units; below 0 when more was credited than was still owed.
  /// Nothing is owed of a draft and of a void one.
  package func balance(_ settlement: InvoiceSettlement) -> Int64 {
    stage == .issued ? due - settlement.paid - settlement.credited : 0
  }
}
