import Glibc

extension Descriptor {
  package var isTerminal: Bool { isatty(number) == 1 }

  /// The result of waiting for input.
  package enum InputWait {
    case ready
    case timedOut
    /// A signal came.
    case interrupted
  }

  /// Waits until something can be read, or it is at its end, up to so many milliseconds.
  package func waitForInput(milliseconds: Int64) -> InputWait {
    var input = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return Self.outcome(poll(&input, 1, Int32(clamping: milliseconds)))
  }

  /// The same on a standard stream, while other signals are kept waiting than before and after.
  ///
  /// - Parameters:
  ///   - mask: Those that are kept waiting meanwhile, so that none is missed just before.
  ///   - milliseconds: How long at most; nil for as long as it takes.
  /// - Returns: Why it waits no longer.
  package func waitForInput(masking mask: SignalMask, milliseconds: Int64?) -> InputWait {
    var (input, signals) = (fd_set(), mask.signals)
    // The bit of a standard stream is in the first word.
    input.__fds_bits.0 = 1 << Int(number)
    guard let milliseconds else {
      return Self.outcome(pselect(number + 1, &input, nil, nil, nil, &signals))
    }
    var timeout = timespec(
      tv_sec: Int(milliseconds / 1_000), tv_nsec: Int(milliseconds % 1_000 * 1_000_000))
    return Self.outcome(pselect(number + 1, &input, nil, nil, &timeout, &signals))
  }

  private static func outcome(_ count: Int32) -> InputWait {
    count > 0 ? .ready : count == 0 ? .timedOut : .interrupted
  }

  /// Whether the terminal was closed, which can be seen before the signal comes that says so.
  package var isHungUp: Bool {
    var input = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0 && input.revents & Int16(POLLHUP | POLLERR) != 0
  }
}

/// The size of a terminal.
package struct ScreenSize: Equatable {
  package let columns: Int
  package let rows: Int

  /// Of the terminal that standard output is; nil when it is none, or does not tell.
  package static var own: ScreenSize? { ScreenSize(of: .standardOutput) }

  /// Nil when it is no terminal, or does not tell.
  package init?(of terminal: Descriptor) {
    var size = winsize()
    guard ioctl(terminal.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    columns = Int(size.ws_col)
    rows = Int(size.ws_row)
  }
}
