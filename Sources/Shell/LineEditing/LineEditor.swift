import CReadline
import Platform

/// Reads lines that somebody types, with readline.
///
/// Readline keeps its state in global variables, so there is one editor at most. It waits for keys
/// itself, in `pselect`, so that Ctrl-C can clear the line.
final class LineEditor {
  /// The one whose callbacks readline calls. The program has one thread.
  nonisolated(unsafe) static var current: LineEditor?

  let completer: Completer
  /// Candidates of the last completion, with what they mean.
  var candidates: [Candidate] = []
  /// How what was typed could go on; nil for nothing.
  var hint: ([UInt8]) -> [UInt8]? = { _ in nil }
  var isHintShown = false
  private var outcome: Input?

  /// The result of reading from the keyboard.
  enum Input {
    case line([UInt8])
    /// Ctrl-C.
    case interrupted
    /// Ctrl-D.
    case end
    /// A hang-up, or a request to end, after so much of a line.
    case terminated([UInt8])
  }

  init(completing completer: Completer) {
    self.completer = completer
    Self.useUTF8()
    Self.bindKeys()
    // Readline keeps these texts for good.
    readline_configure(
      RawMemory.copy(ofText: "taskcore"), RawMemory.copy(ofText: " \t\n"),
      RawMemory.copy(ofText: "'\""), RawMemory.copy(ofText: " \t\n'\"\\"))
    readline_set_completion(
      { _, start, end in LineEditor.current?.complete(from: Int(start), to: Int(end)) },
      { text, index in LineEditor.isQuoted(text, Int(index)) },
      { text, _, quote in LineEditor.quoted(text, openQuote: quote) },
      { text, quote in LineEditor.unquoted(text, after: quote) },
      { matches, count, longest in
        LineEditor.current?.display(matches, count: Int(count), longest: longest)
      })
    Self.current = self
  }

  /// A source of messages to show while the user types nothing.
  struct Waker {
    /// In how many milliseconds; nil when nothing is to come.
    let delay: () -> Int64?
    /// What to say then; perhaps nothing.
    let announcement: () -> String
    /// Whether the line that is typed may be drawn anew below it, in its place.
    let redrawsLine: () -> Bool

    /// What other programs change can bring it forward, so that it is asked again after so long.
    private static let longest: Int64 = 30_000
    /// What cannot be said yet, as while another program holds the store, is not asked for again
    /// at once.
    private static let shortest: Int64 = 200

    /// For how long to wait for keys, in milliseconds.
    fileprivate var timeout: Int64 { min(max(delay() ?? .max, Self.shortest), Self.longest) }
  }

  /// Waits for the next line.
  func readLine(prompt: String, waking waker: Waker) -> Input {
    outcome = nil
    rl_callback_handler_install(prompt) { text in
      rl_callback_handler_remove()
      LineEditor.current?.finish(text)
    }
    // Signals come while it waits, so that none is missed just before.
    let signals = Interrupt.block()
    defer { Interrupt.unblock(signals) }
    while true {
      if let outcome {
        // At the end readline starts a new line itself, but only after bracketed paste.
        if case .end = outcome, String(c: rl_variable_value("enable-bracketed-paste")) != "on" {
          readline_print("\n")
        }
        return outcome
      }
      let timeout = waker.timeout
      if !Self.hasKeys { showHint(after: prompt) }
      let wait = Self.input.waitForInput(masking: signals, milliseconds: timeout)
      hideHint()
      switch wait {
      case .ready where Self.input.isHungUp:
        Interrupt.hangUp()
        leave(.terminated(typed))
      case .ready: rl_callback_read_char()
      case .timedOut: say(waker.announcement(), redrawing: waker.redrawsLine())
      case .interrupted:
        let signal = rl_pending_signal()
        let typed = typed
        repeat {
          // Readline restores the terminal, and sends the signal on to this program's handler.
          Interrupt.unblock(signals)
          rl_check_signals()
          _ = Interrupt.block()
        } while rl_pending_signal() != 0
        // After Ctrl-Z and fg, the line is no longer where it was.
        if signal == Signal.suspend.number { rl_forced_update_display() }
        if Interrupt.termination != nil { leave(.terminated(typed)) }
      }
      if outcome == nil, Interrupt.take() { leave(.interrupted) }
    }
  }

  /// Ends it, and what it holds on to.
  func close() {
    Self.current = nil
  }

  /// What was typed of the line so far.
  var typed: [UInt8] { readline_line().map { [UInt8](c: $0) } ?? [] }

  /// Whether something was typed ahead.
  private static var hasKeys: Bool {
    input.waitForInput(milliseconds: 0) == .ready
  }

  private static let input = Descriptor.standardInput

  private func finish(_ text: UnsafeMutablePointer<CChar>?) {
    outcome = text.map { .line([UInt8](c: $0)) } ?? .end
    RawMemory.free(text)
  }

  /// Gives up the line, and goes on below it.
  private func leave(_ reason: Input) {
    readline_go_to_end()
    rl_redisplay()
    rl_crlf()
    rl_callback_handler_remove()
    outcome = reason
  }

  /// Prints lines above the one that is being typed; or below it, where it is begun again after them.
  private func say(_ lines: String, redrawing: Bool) {
    guard !lines.isEmpty else { return }
    if redrawing { rl_clear_visible_line() } else { readline_print("\n") }
    readline_print(lines)
    rl_on_new_line()
    rl_forced_update_display()
  }

  /// The arrows up and down find the lines that begin with what was typed before the cursor, those
  /// to the right and the end take the hint, unless readline's settings, which are read later, say
  /// otherwise.
  private static func bindKeys() {
    for key in ["\\e[A", "\\eOA"] { rl_bind_keyseq(key, rl_history_search_backward) }
    for key in ["\\e[B", "\\eOB"] { rl_bind_keyseq(key, rl_history_search_forward) }
    for key in ["\\e[C", "\\eOC", "\\C-f"] {
      rl_bind_keyseq(key) { count, key in
        LineEditor.current?.takeHint() ?? false ? 0 : rl_forward_char(count, key)
      }
    }
    for key in ["\\e[F", "\\eOF", "\\C-e"] {
      rl_bind_keyseq(key) { count, key in
        LineEditor.current?.takeHint() ?? false ? 0 : rl_end_of_line(count, key)
      }
    }
  }

  /// Bytes above 127 are read as UTF-8, also where the environment names no language. Readline
  /// looks at the environment itself.
  private static func useUTF8() {
    if ProcessLocale.adoptCharacters() != "UTF-8" { Environment.set("LC_ALL", "C.UTF-8") }
  }
}
