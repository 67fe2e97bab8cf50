import CTaskcoreHeader

/// Who says whether long calls of a store go on.
final class StoreProgress {
  private let goesOn: @Sendable () -> Bool

  init(_ goesOn: @escaping @Sendable () -> Bool) {
    self.goesOn = goesOn
  }

  /// What the library calls, with this as its payload.
  static let ask: taskcore_store_progress_callback = { payload in
    guard let payload else { return TASKCORE_EINTERNAL }
    let progress: StoreProgress = Payload.object(payload)
    return progress.goesOn() ? TASKCORE_OK : TASKCORE_EINTERRUPTED
  }
}

extension Store {
  /// Ends the call that runs on the store now, on any thread: it throws `interrupted`, and has changed
  /// nothing. The next call is never meant.
  public func interrupt() {
    taskcore_interrupt(handle)
  }
}
