import Platform
import TaskcoreSwift

/// A full-screen view of a command's output that is kept up to date.
struct CommandWatch {
  let session: Session
  let words: [Word]
  /// In milliseconds; nil when it is shown anew each minute, and each second while somebody works
  /// on something.
  let interval: Int64?

  /// How soon the changes of other programs are seen.
  private static let patience: Int64 = 500

  /// Shows it until q or Ctrl-C is pressed.
  func run() throws {
    let store = try session.store()
    // What cannot be shown at all is told at the prompt.
    var content = try read()
    let changes = try StoreObserver(store)
    try session.output.flush()
    if session.output.isAccessible { return try tell(content, changes, in: store) }
    guard let screen = FullScreen() else { throw ShellError.failed("“watch” needs a terminal.") }
    try Interrupt.whileCaught {
      var told: [String] = []
      var size = FullScreen.size
      var next = nextTime(after: WallClock.milliseconds, in: store)
      while true {
        screen.draw(frame(content, told))
        let wait = min(max(next - WallClock.milliseconds, 1), Self.patience)
        let key = screen.key(within: wait)
        if Interrupt.take() || Interrupt.termination != nil { return }
        if let key {
          if [UInt8(ascii: "q"), Keys.endOfInput].contains(key) { return }
          told = []
        }
        let announcement = try session.announcement()
        if !announcement.isEmpty { told = lines(announcement) }
        if announcement.contains("\u{07}") { screen.ring() }
        let isResized = size != FullScreen.size
        if isResized {
          size = FullScreen.size
          screen.forget()
        }
        let now = WallClock.milliseconds
        if changes.take() || isResized || now >= next {
          content = (try? read()) ?? content
          next = nextTime(after: now, in: store)
        }
      }
    }
  }

  /// The same on lines of their own: all of it anew whenever it is another, below what was told before.
  private func tell(_ first: [String], _ changes: StoreObserver, in store: Store) throws {
    guard let keys = Keys() else { throw ShellError.failed("“watch” needs a terminal.") }
    try withExtendedLifetime(keys) {
      try Interrupt.whileCaught {
        var content = first
        try print(content, below: Message("\(command): q leaves.").text)
        var next = nextTime(after: WallClock.milliseconds, in: store, step: 60_000)
        while true {
          let wait = min(max(next - WallClock.milliseconds, 1), Self.patience)
          let key = keys.next(within: wait)
          if Interrupt.take() || Interrupt.termination != nil { return }
          if let key, [UInt8(ascii: "q"), Keys.endOfInput].contains(key) { return }
          let announcement = try session.announcement()
          if !announcement.isEmpty {
            try session.output.write(announcement.utf8)
            try session.output.flush()
          }
          let now = WallClock.milliseconds
          guard changes.take() || now >= next else { continue }
          next = nextTime(after: now, in: store, step: 60_000)
          guard let new = try? read(), new != content else { continue }
          content = new
          try print(content, below: "\(command), \(time):")
        }
      }
    }
  }

  private func print(_ content: [String], below heading: String) throws {
    try session.output.print(heading.printable)
    for line in content { try session.output.writeLine(line) }
    try session.output.flush()
  }

  private var command: String { words.map(\.text).joined(separator: " ") }

  /// `10:05`
  private var time: String {
    (try? session.store().localTime(session.store().now()).text.suffix(5)).map(String.init) ?? ""
  }

  /// What the command prints now.
  private func read() throws -> [String] {
    let bytes = try session.output.captured { try session.run(words) }
    return lines(String(decoding: bytes, as: UTF8.self))
  }

  private func lines(_ text: String) -> [String] {
    var lines = text.filter { $0 != "\u{07}" }.split(
      separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map(String.init)
  }

  /// When to look anew though nothing changed, in milliseconds since 1970 UTC; a `step` is how often
  /// that is when no interval was asked for.
  private func nextTime(after now: Int64, in store: Store, step: Int64? = nil) -> Int64 {
    if let interval { return now + interval }
    if let step { return (now / step + 1) * step }
    let isFocused = (try? store.focusSession())??.state == .running
    let step: Int64 = isFocused ? 1000 : 60_000
    return (now / step + 1) * step
  }

  /// A heading, as much of the content as fits, and what became due.
  private func frame(_ content: [String], _ told: [String]) -> [String] {
    let (height, width) = FullScreen.size
    let room = max(1, height - 1 - told.count)
    var shown = Array(content.prefix(room))
    if content.count > room {
      let more = content.count - room + 1
      shown[room - 1] = Message(count: more, "… \(more) more line", "… \(more) more lines").text
    }
    let blank = Array(repeating: "", count: told.isEmpty ? 0 : room - shown.count)
    return [heading(width)] + shown + blank + told
  }

  /// `list #Home                 10:05  q leaves`
  private func heading(_ width: Int) -> String {
    let end = "\(time)  \(Message("q leaves").text)"
    let beginning = StyledText(command, .bold).truncated(to: max(4, width - end.displayWidth - 2))
    let blanks = max(1, width - beginning.displayWidth - end.displayWidth)
    var heading = beginning
    heading.append(String(repeating: " ", count: blanks))
    heading.append(end, .dim)
    return heading.text(session.output.palette)
  }
}
