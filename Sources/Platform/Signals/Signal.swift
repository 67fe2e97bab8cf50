import Glibc

/// A signal, such as SIGINT of Ctrl-C.
package struct Signal: Equatable, Sendable {
  package let number: Int32

  /// The terminal is gone.
  package static let hangUp = Signal(number: SIGHUP)
  /// Ctrl-C.
  package static let interrupt = Signal(number: SIGINT)
  /// Ctrl-\.
  package static let quit = Signal(number: SIGQUIT)
  /// Nobody reads a pipe that is written to.
  package static let brokenPipe = Signal(number: SIGPIPE)
  package static let terminate = Signal(number: SIGTERM)
  /// Ctrl-Z.
  package static let suspend = Signal(number: SIGTSTP)
  /// The terminal has another size.
  package static let windowChange = Signal(number: SIGWINCH)

  /// Runs the action of the signal now.
  package func raise() {
    _ = Glibc.raise(number)
  }

  /// Ignores it from now on.
  package func ignore() {
    signal(number, SIG_IGN)
  }

  /// Lets it do from now on what it does by default.
  package func resetToDefault() {
    signal(number, SIG_DFL)
  }

  /// Calls `handler` at the signal from now on. Calls that wait are interrupted then.
  ///
  /// - Returns: What was to be done before.
  @discardableResult
  func handle(by handler: @escaping @convention(c) (Int32) -> Void) -> Action {
    var (action, before) = (sigaction(), sigaction())
    action.__sigaction_handler.sa_handler = handler
    sigaction(number, &action, &before)
    return Action(action: before)
  }

  /// Does from now on what was to be done before.
  package func handle(as action: Action) {
    var action = action.action
    sigaction(number, &action, nil)
  }

  /// The action at a signal.
  package struct Action {
    fileprivate let action: sigaction

    /// Whether nothing was to be done at it.
    var ignores: Bool {
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
    }
  }
}

/// The blocked signals of this thread.
package struct SignalMask {
  var signals = sigset_t()

  /// Keeps signals waiting from now on.
  ///
  /// - Returns: Those that were kept waiting before.
  static func block(_ blocked: [Signal]) -> SignalMask {
    var (signals, before) = (sigset_t(), SignalMask())
    sigemptyset(&signals)
    for signal in blocked { sigaddset(&signals, signal.number) }
    pthread_sigmask(SIG_BLOCK, &signals, &before.signals)
    return before
  }

  /// Keeps these waiting from now on, and lets all others through.
  func restore() {
    var signals = signals
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }
}
