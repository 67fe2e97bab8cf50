import Glibc
import Synchronization

private let isPending = Atomic<Bool>(false)
private let terminationSignal = Atomic<Int32>(0)

/// Handlers of Ctrl-C, which ends a command but not the session, and of signals that end the session.
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

  /// Ctrl-C, a hang-up and a request to end are only noted while `body` runs. A hang-up that was
  /// ignored before, as nohup has it, still is.
  package static func whileAllCaught<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = [Signal.hangUp, .terminate].map { signal in
      let action = signal.handle { terminationSignal.store($0, ordering: .relaxed) }
      if action.ignores { signal.handle(as: action) }
      return (signal, action)
    }
    defer { for (signal, action) in before { signal.handle(as: action) } }
    return try whileCaught(body)
  }

  /// Does nothing for so many milliseconds, unless one of the signals comes that are noted, or came
  /// before.
  package static func nap(milliseconds: Int64) {
    // From the question on, signals come only while it waits, so that none is missed just before.
    let before = block()
    defer { unblock(before) }
    guard !isPendingOrOver else { return }
    var mask = before.signals
    var timeout = timespec(
      tv_sec: Int(milliseconds / 1_000), tv_nsec: Int(milliseconds % 1_000 * 1_000_000))
    pselect(0, nil, nil, nil, &timeout, &mask)
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
