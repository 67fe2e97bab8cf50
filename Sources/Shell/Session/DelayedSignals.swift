import Glibc
import Synchronization

private let pendingSignal = Atomic<Int32>(0)

/// What suspends or ends the program is put off for as long as this lives, until the terminal is as
/// it was.
final class DelayedSignals {
  private static let signals = [SIGTSTP, SIGTERM, SIGHUP, SIGQUIT]
  private var actionsBefore: [sigaction] = []

  init() { putOff() }

  deinit {
    restore()
    let signal = pendingSignal.exchange(0, ordering: .relaxed)
    if signal != 0 { raise(signal) }
  }

  /// Lets a signal that came have its way between `leave` and `enter`; answers whether one came.
  func pass(_ leave: () -> Void, _ enter: () -> Void) -> Bool {
    let signal = pendingSignal.exchange(0, ordering: .relaxed)
    guard signal != 0 else { return false }
    leave()
    restore()
    // Whoever handles it otherwise does so now.
    raise(signal)
    putOff()
    enter()
    return true
  }

  private func putOff() {
    actionsBefore = Self.signals.map { signal in
      var (action, before) = (sigaction(), sigaction())
      action.__sigaction_handler.sa_handler = { pendingSignal.store($0, ordering: .relaxed) }
      sigaction(signal, &action, &before)
      return before
    }
  }

  private func restore() {
    for (signal, before) in zip(Self.signals, actionsBefore) {
      var before = before
      sigaction(signal, &before, nil)
    }
    actionsBefore = []
  }
}
