import Domain
import Platform

/// Serialises the calls of the threads that share a store.
///
/// It is not a mere lock, because a long call hands control to the caller's callbacks: a thread
/// that calls the store from there gets an error where a lock would wait for itself, and other
/// threads wait no longer than for a store that is busy.
final class CallGate {
  private let monitor = Monitor()
  private var holder: ThreadID?
  private var isInCallback = false
  /// How long to wait while the holder is in a callback, in milliseconds.
  private let timeout: Int32

  init(timeout: Int32) {
    self.timeout = timeout
  }

  /// Runs `body` when no other call is running.
  ///
  /// - Throws: `misuse` inside of a callback, `busy` when another thread's callback takes too
  ///   long, or what `body` throws.
  func run<Result>(_ body: () throws -> Result) throws -> Result {
    try take()
    defer { pass() }
    return try body()
  }

  /// Runs a callback of the caller in the middle of a turn.
  func runCallback<Result>(_ callback: () -> Result) -> Result {
    runAside { withHost(callback) }
  }

  /// Runs something in the middle of a turn for which others wait no longer than for a callback.
  func runAside<Result>(_ body: () -> Result) -> Result {
    setInCallback(true)
    defer { setInCallback(false) }
    return body()
  }

  private func take() throws {
    monitor.lock()
    defer { monitor.unlock() }
    let thread = ThreadID.current
    var deadline: Deadline?
    while let holder {
      if holder == thread {
        throw Failure(
          .misuse,
          "This callback must not call its store: the call that runs it is not finished.",
          field: "store")
      }
      guard isInCallback else {
        monitor.wait()
        continue
      }
      let end = deadline ?? Deadline(in: timeout)
      deadline = end
      if !monitor.wait(until: end) {
        throw Failure(
          .busy, "Another thread's import or export holds the store: try again.",
          field: "store")
      }
    }
    holder = thread
  }

  private func pass() {
    monitor.lock()
    holder = nil
    monitor.wakeOne()
    monitor.unlock()
  }

  private func setInCallback(_ value: Bool) {
    monitor.lock()
    isInCallback = value
    // Those who wait have to look at the clock from now on.
    if value { monitor.wakeAll() }
    monitor.unlock()
  }
}
