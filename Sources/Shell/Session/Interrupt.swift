import Glibc
import Synchronization

private let isPending = Atomic<Bool>(false)
private let terminationSignal = Atomic<Int32>(0)

/// Signals: Ctrl-C, which ends a command and not the session, and those that end the session.
enum Interrupt {
  /// From now on Ctrl-C, a hang-up and a request to end are only noted. Calls that wait return
  /// early, so that they can look.
  static func catchFromNowOn() {
    _ = noting()
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { terminationSignal.store($0, ordering: .relaxed) }
    for signal in [SIGHUP, SIGTERM] { sigaction(signal, &action, nil) }
  }

  /// Ctrl-C is only noted while `body` runs.
  static func whileCaught<Result>(_ body: () throws -> Result) rethrows -> Result {
    var before = noting()
    defer { sigaction(SIGINT, &before, nil) }
    return try body()
  }

  /// Notes Ctrl-C, and returns what was done at it before.
  static func noting() -> sigaction {
    var action = sigaction()
    var before = sigaction()
    action.__sigaction_handler.sa_handler = { _ in isPending.store(true, ordering: .relaxed) }
    sigaction(SIGINT, &action, &before)
    return before
  }

  /// Keeps the signals waiting that concern who types, and returns those that waited before.
  static func block() -> sigset_t {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGHUP, SIGTERM, SIGTSTP, SIGWINCH] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    return before
  }

  /// Lets come what ``block()`` kept waiting.
  static func unblock(_ before: sigset_t) {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Whether Ctrl-C was pressed since the last time this was asked.
  static func take() -> Bool {
    isPending.exchange(false, ordering: .relaxed)
  }

  /// Whether a command is to end.
  static var isPendingOrOver: Bool {
    isPending.load(ordering: .relaxed) || termination != nil
  }

  /// The signal that ends the session; nil as long as none came.
  static var termination: Int32? {
    let signal = terminationSignal.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// Notes that the terminal is gone.
  static func hangUp() {
    terminationSignal.store(SIGHUP, ordering: .relaxed)
  }

  /// - Throws: ``ShellError/interrupted`` when Ctrl-C was pressed, or the session is to end.
  static func check() throws {
    if take() || termination != nil { throw ShellError.interrupted }
  }
}
