import Synchronization

private let pendingSignal = Atomic<Int32>(0)

/// Delays signals that suspend or end the program until the terminal is restored.
final class DelayedSignals {
  private static let signals: [Signal] = [.suspend, .terminate, .hangUp, .quit]
  private var actionsBefore: [Signal.Action] = []

  init() { putOff() }

  deinit {
    restore()
    takePending()?.raise()
  }

  /// Lets a signal that came have its way between `leave` and `enter`; answers whether one came.
  func pass(_ leave: () -> Void, _ enter: () -> Void) -> Bool {
    guard let signal = takePending() else { return false }
    leave()
    restore()
    // Other handlers of the signal run now.
    signal.raise()
    putOff()
    enter()
    return true
  }

  private func takePending() -> Signal? {
    let number = pendingSignal.exchange(0, ordering: .relaxed)
    return number == 0 ? nil : Signal(number: number)
  }

  private func putOff() {
    actionsBefore = Self.signals.map { signal in
      signal.handle { pendingSignal.store($0, ordering: .relaxed) }
    }
  }

  private func restore() {
    for (signal, before) in zip(Self.signals, actionsBefore) { signal.handle(as: before) }
    actionsBefore = []
  }
}
