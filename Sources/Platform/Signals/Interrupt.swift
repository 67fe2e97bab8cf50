import Synchronization

private let isPending = Atomic<Bool>(false)
private let terminationSignal = Atomic<Int32>(0)

/// Signals: Ctrl-C, which ends a command and not the session, and those that end the session.
package enum Interrupt {
  /// From now on Ctrl-C, a hang-up and a request to end are only noted. Calls that wait return
  /// early, so that they can look.
  package static func catchFromNowOn() {
    _ = noting()
    for signal in [Signal.hangUp, .terminate] {
      signal.handle { terminationSignal.store($0, ordering: .relaxed) }
    }
  }

  /// Ctrl-C is only noted while `body` runs.
  package static func whileCaught<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = noting()
    defer { Signal.interrupt.handle(as: before) }
    return try body()
  }

  /// Notes Ctrl-C, and returns what was done at it before.
  package static func noting() -> Signal.Action {
    Signal.interrupt.handle { _ in isPending.store(true, ordering: .relaxed) }
  }

  /// Keeps the signals waiting that concern who types, and returns those that waited before.
  package static func block() -> SignalMask {
    SignalMask.block([.interrupt, .hangUp, .terminate, .suspend, .windowChange])
  }

  /// Lets come what ``block()`` kept waiting.
  package static func unblock(_ before: SignalMask) {
    before.restore()
  }

  /// Whether Ctrl-C was pressed since the last time this was asked.
  package static func take() -> Bool {
    isPending.exchange(false, ordering: .relaxed)
  }

  /// Whether a command is to end.
  package static var isPendingOrOver: Bool {
    isPending.load(ordering: .relaxed) || termination != nil
  }

  /// The signal that ends the session; nil as long as none came.
  package static var termination: Signal? {
    let signal = terminationSignal.load(ordering: .relaxed)
    return signal == 0 ? nil : Signal(number: signal)
  }

  /// Notes that the terminal is gone.
  package static func hangUp() {
    terminationSignal.store(Signal.hangUp.number, ordering: .relaxed)
  }
}
