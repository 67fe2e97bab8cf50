import TaskcoreSwift

extension Invoice {
  /// How it stands beside another one that two devices numbered alike.
  func twinWords(_ twin: Invoice) -> Message {
    "has the same number as \(twin.number) of \(twin.clientName) (\(twin.total.shown), uid \(twin.uid)), which another device issued"
  }
}
