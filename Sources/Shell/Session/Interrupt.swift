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
  private static func noting() -> sigaction {
    var action = sigaction()
    var before = sigaction()
    action.__sigaction_handler.sa_handler = { _ in isPending.store(true, ordering: .relaxed) }
    sigaction(SIGINT, &action, &before)
    return before
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
