import Glibc
import Synchronization

private let pendingSignal = Atomic<Int32>(0)

/// The keys of the terminal one by one, as they are pressed and without showing them.
///
/// While the program is suspended, and when a signal ends it, the terminal is as it was before.
final class Keys {
  private static let signals = [SIGTSTP, SIGTERM, SIGHUP, SIGQUIT]
  private let opening: [UInt8]
  private let closing: [UInt8]
  private var before = termios()
  private var actionsBefore: [sigaction] = []
  /// How often the terminal was taken, at first and after each signal.
  private(set) var timesTaken = 0

  /// Nil when standard input is no terminal. `opening` is written when the terminal is taken,
  /// `closing` when it is given back.
  init?(opening: String = "", closing: String = "") {
    (self.opening, self.closing) = (Array(opening.utf8), Array(closing.utf8))
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    take()
  }

  deinit { giveBack() }

  /// The next key; nil when none is pressed for so long, and after a signal.
  func next(within milliseconds: Int64) -> UInt8? {
    let key = read(within: milliseconds)
    let signal = pendingSignal.exchange(0, ordering: .relaxed)
    guard signal != 0 else { return key }
    // Whoever handles it otherwise does so now.
    giveBack()
    raise(signal)
    take()
    return nil
  }

  private func read(within milliseconds: Int64) -> UInt8? {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&input, 1, Int32(clamping: milliseconds)) > 0 else { return nil }
    var key: UInt8 = 0
    switch Glibc.read(STDIN_FILENO, &key, 1) {
    case 1: return key
    case 0: return Self.endOfInput
    default: return errno == EINTR ? nil : Self.endOfInput
    }
  }

  private func take() {
    timesTaken += 1
    actionsBefore = Self.signals.map { signal in
      var (action, before) = (sigaction(), sigaction())
      action.__sigaction_handler.sa_handler = { pendingSignal.store($0, ordering: .relaxed) }
      sigaction(signal, &action, &before)
      return before
    }
    var mode = before
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    _ = opening.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }

  private func giveBack() {
    _ = closing.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    tcsetattr(STDIN_FILENO, TCSANOW, &before)
    for (signal, before) in zip(Self.signals, actionsBefore) {
      var before = before
      sigaction(signal, &before, nil)
    }
    actionsBefore = []
  }

  /// Ctrl-D, and what is read when the terminal is gone.
  static let endOfInput: UInt8 = 4
}
