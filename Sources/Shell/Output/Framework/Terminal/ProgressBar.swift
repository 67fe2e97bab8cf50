import Platform

/// A progress bar for long operations, on standard error if that is a terminal.
final class ProgressBar {
  private let label: Message
  private let isShown: Bool
  private var lastDrawn: Int64 = 0
  private var isDrawn = false
  /// Whether how far it is is told in lines of their own.
  private let isAccessible: Bool

  /// Nothing is shown when little is to be told, or when what is printed goes to the same terminal.
  private init(_ label: Message, in session: Session, prints: Bool) {
    self.label = label
    isAccessible = session.settings.isAccessible
    isShown =
      Descriptor.standardError.isTerminal && session.settings.verbosity != .quiet
      && !(prints && Descriptor.standardOutput.isTerminal)
    lastDrawn = SteadyClock.milliseconds
  }

  /// Shows how far `body` is, which prints something when that is said, and takes that away in the
  /// end. Ctrl-C is noted meanwhile, so that it can end cleanly.
  static func whileShown<Result>(
    _ label: Message, in session: Session, prints: Bool = false,
    _ body: (ProgressBar) throws -> Result
  ) rethrows -> Result {
    let bar = ProgressBar(label, in: session, prints: prints)
    defer { bar.clear() }
    return try Interrupt.whileCaught { try body(bar) }
  }

  /// Draws `Importing ██████░░░░ 1200 tasks`, at most ten times a second; without the bar when
  /// the fraction, from 0 to 1, is not known. In words, it is a line every five seconds.
  func update(tasks: Int64, fraction: Double?) {
    guard isShown else { return }
    let now = SteadyClock.milliseconds
    guard now - lastDrawn >= (isAccessible ? 5000 : 100) else { return }
    lastDrawn = now
    if isAccessible { return printErrorSentence(sentence(tasks: tasks, fraction: fraction)) }
    isDrawn = true
    let count = Message(count: tasks, "\(tasks) tasks", "\(tasks) tasks")
    draw("\r\(label.text) \(Self.bar(fraction))\(count.text)\u{1B}[K")
  }

  /// The same of what is no number of tasks: `Copying ██████░░░░ 60%`.
  func update(fraction: Double) {
    guard isShown else { return }
    let now = SteadyClock.milliseconds
    guard now - lastDrawn >= (isAccessible ? 5000 : 100) else { return }
    lastDrawn = now
    let share = Gauge.percentage(fraction)
    if isAccessible { return printErrorSentence("\(label): \(share).") }
    isDrawn = true
    draw("\r\(label.text) \(Self.bar(fraction))\(share)\u{1B}[K")
  }

  /// Takes it away.
  private func clear() {
    if isDrawn { draw("\r\u{1B}[K") }
    isDrawn = false
  }

  /// `Importing: 40%, 1200 tasks so far.`
  private func sentence(tasks: Int64, fraction: Double?) -> Message {
    guard let fraction else {
      return Message(
        count: tasks, "\(label): \(tasks) tasks so far.", "\(label): \(tasks) tasks so far.")
    }
    let share = Gauge.percentage(fraction)
    return Message(
      count: tasks, "\(label): \(share), \(tasks) tasks so far.",
      "\(label): \(share), \(tasks) tasks so far.")
  }

  private static func bar(_ fraction: Double?) -> String {
    guard let fraction else { return "" }
    return Gauge.text(fraction, length: 30) + " "
  }

  private func draw(_ text: String) {
    try? Descriptor.standardError.write(Array(text.utf8))
  }
}
