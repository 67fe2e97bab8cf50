import CTaskcoreHeader

extension Store {
  /// Ends the call that runs on the store now, on any thread: it throws `interrupted`, and has changed
  /// nothing. The next call is never meant.
  public func interrupt() {
    taskcore_interrupt(handle)
  }
}
