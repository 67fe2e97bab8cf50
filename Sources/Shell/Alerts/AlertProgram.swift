import Platform
import TaskcoreSwift

/// The program that is run for each alert, one at a time.
struct AlertProgram {
  /// How it is called in messages.
  let name: String
  /// Whether it is told what the task or the event is called.
  let tellsTitles: Bool
  /// The words of its command line.
  private let words: @Sendable (Alert) -> [[UInt8]]

  /// How long it may take, in milliseconds.
  private static let patience: Int64 = 30_000
  /// How long it may take to end when it is asked to.
  private static let lastPatience: Int64 = 2_000

  /// What `--exec` says: words as the shell splits them, of which the first is the program. No other shell
  /// reads them.
  ///
  /// - Throws: a usage error for anything but a command, and a failure when there is no such program.
  init(_ command: Word, tellsTitles: Bool) throws {
    let split = SplitLine(command.bytes)
    try split.checkIsClosed()
    let words = split.words.map(\.bytes)
    guard let program = split.words.first?.text, !program.isEmpty, !command.bytes.contains(0) else {
      throw ShellError.usage(
        "--exec takes a program and its arguments, such as --exec 'paplay bell.wav'.", at: command)
    }
    guard InstalledProgram.exists(program) else {
      throw ShellError.failed("--exec: there is no program \(program.quoted).")
    }
    name = program
    self.tellsTitles = tellsTitles
    self.words = { _ in words }
  }

  /// A desktop notification.
  ///
  /// - Throws: a failure where there is no `notify-send`.
  init(notifyingWithTitles tellsTitles: Bool) throws {
    let program = "notify-send"
    guard InstalledProgram.exists(program) else {
      throw ShellError.failed(
        "There is no \(program) on PATH, which shows notifications. It is in the package "
          + "libnotify-bin.")
    }
    name = program
    self.tellsTitles = tellsTitles
    words = { alert in
      let summary = tellsTitles ? alert.title : alert.untitled.text
      return [program, "--app-name=Taskcore", "--", summary, alert.label].map { Array($0.utf8) }
    }
  }

  /// Runs it, and waits until it ends; Ctrl-C and a request to end end it, too.
  ///
  /// - Returns: What went wrong, as a sentence; nil when nothing did.
  func run(for alert: Alert, in store: Store) throws -> Message? {
    let words = words(alert)
    do {
      let process = try ChildProcess(
        apart: String(decoding: words.first ?? [], as: UTF8.self), words,
        environment: environment(of: alert, in: store))
      if let status = try process.wait(
        milliseconds: Self.patience, unless: { Interrupt.isPendingOrOver })
      {
        return status == 0
          ? nil : "\(name.quoted) ended with status \(status) at alert \(alert.id)."
      }
      process.end(patience: Self.lastPatience)
      return Interrupt.isPendingOrOver ? nil : tooLong(at: alert)
    } catch let error as SystemError {
      return "\(name.quoted) could not be started at alert \(alert.id): \(error.message)."
    }
  }

  private func tooLong(at alert: Alert) -> Message {
    let seconds = Self.patience / 1000
    return Message(
      count: seconds,
      "\(name.quoted) was ended at alert \(alert.id): it took longer than \(seconds) second.",
      "\(name.quoted) was ended at alert \(alert.id): it took longer than \(seconds) seconds.")
  }

  /// The variables of this process, and those that say what the alert is. Others of the same names, as of an
  /// alert at which this process was started in turn, are left out.
  private func environment(of alert: Alert, in store: Store) throws -> [[UInt8]] {
    let prefix = "TASKCORE_ALERT_"
    let values: [(name: String, value: String?)] = [
      ("ID", String(alert.id)), ("UID", alert.uid), ("KIND", alert.kind.rawValue),
      ("ITEM", String(alert.item)), ("OCCURRENCE", alert.occurrence?.iso8601),
      ("TIME", try store.localTime(alert.at).rfc3339), ("LABEL", alert.label),
      ("TITLE", tellsTitles ? alert.title : nil),
    ]
    return Environment.all.filter { !$0.starts(with: prefix.utf8) }
      + values.compactMap { name, value in value.map { Array("\(prefix)\(name)=\($0)".utf8) } }
  }
}

extension Alert {
  /// What it is about, without saying what that is called.
  fileprivate var untitled: Message {
    switch kind {
    case .task: "Reminder of a task"
    case .event: "Reminder of an event"
    case .focus: "A focus session or a break is over"
    }
  }
}
