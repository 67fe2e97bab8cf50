/// The state of a recurring invoice on a day. The raw values are those of the C API.
package enum RecurringState: Int32, CaseIterable, Sendable {
  case active = 1
  case paused
  /// Paused, with dates that came and of which nothing was drafted.
  case behind
  /// There are no dates any more.
  case ended

  package init(of recurring: RecurringInvoice, waitingCount: Int) {
    self =
      recurring.nextDate == nil
      ? .ended : !recurring.isPaused ? .active : waitingCount > 0 ? .behind : .paused
  }
}
