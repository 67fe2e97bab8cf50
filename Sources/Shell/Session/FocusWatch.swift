import Platform
import TaskcoreSwift

/// A live view of a focus session on the terminal, until it ends.
struct FocusWatch {
  let session: Session
  let store: Store
  /// How many rounds there are up to a long break.
  let rounds: Int64
  /// Whether each state is a line of its own.
  private let isAccessible: Bool

  /// Nil when nobody can watch, as in a pipe.
  init?(_ session: Session, format: OutputFormat) throws {
    guard format == .table, Descriptor.standardInput.isTerminal,
      Descriptor.standardOutput.isTerminal
    else {
      return nil
    }
    self.session = session
    isAccessible = session.output.isAccessible
    store = try session.store()
    rounds = try store.focusRounds()
  }

  /// Shows how it goes on, until it is over, paused or no longer watched. Ctrl-C pauses it.
  func run() throws {
    try session.output.flush()
    guard let keys = Keys() else { return }
    try withExtendedLifetime(keys) {
      try Interrupt.whileCaught {
        var last: FocusSession?
        var told: Int64?
        while true {
          let announcement = try session.announcement()
          if !announcement.isEmpty { draw(cleared + announcement) }
          guard let current = try store.focusSession(), current.state == .running else {
            return try end(last, wasRung: !announcement.isEmpty)
          }
          last = current
          if !isAccessible {
            draw(line(current))
          } else if told != current.minutesLeft {
            draw(sentence(current, isFirst: told == nil))
            told = current.minutesLeft
          }
          let key = keys.next(within: current.untilNextSecond)
          if Interrupt.take() { try pause() }
          if Interrupt.termination != nil { return }
          if let key, [UInt8(ascii: "q"), Keys.endOfInput].contains(key) {
            draw(cleared)
            return try session.say("It goes on. “focus” shows it again.")
          }
        }
      }
    }
  }

  private func pause() throws {
    do {
      try store.pauseFocus()
    } catch {
      // It was over before.
      if try store.focusSession()?.state == .running { throw error }
    }
  }

  /// Says how the one that was watched came to its end.
  private func end(_ last: FocusSession?, wasRung: Bool) throws {
    draw(cleared)
    if let current = try store.focusSession() {
      return try session.say("\(current.sentence(rounds: rounds)) “focus resume” goes on.")
    }
    guard let last, let ended = try store.focusSession(last.id, started: last.started) else {
      return
    }
    guard ended.state == .finished else {
      return try session.say("\(ended.name(rounds: rounds)) was cancelled.")
    }
    // Another program may have told it first.
    if !wasRung {
      let sentence: Message = "\(ended.name(rounds: rounds)) is over."
      draw("\u{07}\(sentence.text)\n")
    }
    try session.say("\(try store.nextFocusSentence()) “focus” starts it.")
  }

  // MARK: - Drawing

  /// What takes the line away that was drawn last; nothing where lines stay.
  private var cleared: String { isAccessible ? "" : "\r\u{1B}[K" }

  /// `Focus 1/4 on 3: Pay rent, 12:34 left.`, a line each minute; the first says how to leave it.
  private func sentence(_ current: FocusSession, isFirst: Bool) -> String {
    let state = current.sentence(rounds: rounds)
    let line: Message = isFirst ? "\(state) q leaves, Ctrl-C pauses." : state
    return line.text.printable + "\n"
  }

  /// `Focus 1/4 on 3: Pay rent  ██████░░░░░░  12:34  (q leaves, Ctrl-C pauses)`
  private func line(_ current: FocusSession) -> String {
    let width = (session.output.width ?? 80) - 1
    let colour = current.kind == .work ? Style.teal : .green
    let keys: Message = "(q leaves, Ctrl-C pauses)"
    let end = "  \(current.label)  \(keys.text)"
    let beginning = StyledText(current.name(rounds: rounds), .bold)
      .truncated(to: max(10, width - end.displayWidth - 12))
    let length = min(30, width - beginning.displayWidth - end.displayWidth - 2)
    var line = beginning
    if length > 0 {
      line.append("  " + session.output.gauge(current.fraction, length: length), colour)
    }
    line.append(end)
    return "\r" + line.truncated(to: width).text(session.output.palette)
      + "\u{1B}[K"
  }

  private func draw(_ text: String) {
    try? Descriptor.standardOutput.write(Array(text.utf8))
  }
}

extension FocusSession {
  /// In milliseconds, from 1 to 1,000.
  fileprivate var untilNextSecond: Int64 { (remaining - 1) % 1000 + 1 }

  /// How many are begun, so that each is told when it begins.
  fileprivate var minutesLeft: Int64 { (remaining + 59_999) / 60_000 }
}
