import Glibc
import Synchronization

private let isPending = Atomic<Bool>(false)

/// Ctrl-C, which ends a command and not the session.
enum Interrupt {
  /// From now on Ctrl-C is only noted. Calls that wait return early, so that they can look.
  static func catchFromNowOn() {
    _ = noting()
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

  /// Keeps Ctrl-C waiting, and returns the signals that were kept waiting before.
  static func block() -> sigset_t {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
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

  /// - Throws: ``ShellError/interrupted`` when Ctrl-C was pressed.
  static func check() throws {
    if take() { throw ShellError.interrupted }
  }
}
