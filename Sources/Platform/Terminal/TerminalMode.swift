import Glibc

/// The input mode of a terminal.
package struct TerminalMode {
  private var mode = termios()

  /// The time at which a mode takes effect.
  package enum Moment {
    case now
    /// When all that was written is shown.
    case whenShown
    /// Likewise; what was typed ahead is thrown away.
    case forgettingTyped

    fileprivate var action: Int32 {
      switch self {
      case .now: TCSANOW
      case .whenShown: TCSADRAIN
      case .forgettingTyped: TCSAFLUSH
      }
    }
  }

  /// The present one of a terminal.
  package init(of terminal: Descriptor) throws(SystemError) {
    guard tcgetattr(terminal.number, &mode) == 0 else { throw .last }
  }

  package func apply(to terminal: Descriptor, _ moment: Moment) {
    var mode = mode
    tcsetattr(terminal.number, moment.action, &mode)
  }

  /// Keys come one by one, and are not shown.
  package var keyByKey: TerminalMode {
    var other = self
    other.mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    return other
  }

  /// Lines come as they are typed, and are not shown.
  package var withoutEcho: TerminalMode {
    var other = self
    other.mode.c_lflag &= ~tcflag_t(ECHO)
    other.mode.c_lflag |= tcflag_t(ICANON | ISIG)
    other.mode.c_iflag |= tcflag_t(ICRNL)
    return other
  }
}
