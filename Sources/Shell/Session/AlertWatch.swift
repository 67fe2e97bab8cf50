import Platform
import TaskcoreSwift

/// Shows alerts as they fire, until the user stops it.
struct AlertWatch {
  let session: Session
  let format: OutputFormat
  /// What is run for each.
  let programs: [AlertProgram]

  /// How long it sleeps, in milliseconds: what other programs change is seen after that, and so is a clock
  /// that was set. An alert that cannot be told yet is not asked for at once again.
  private static let naps: ClosedRange<Int64> = 50...1_000

  /// Tells what is due already, and then what becomes due.
  ///
  /// Ctrl-C ends it as a command ends; at a hang-up and a request to end, the caller has to end as well.
  func run() throws {
    let store = try session.store()
    guard !store.isReadOnly else {
      throw ShellError.failed(
        "Alerts of a store that is only read cannot be followed: that each is told once is kept in it."
      )
    }
    if format.layout != nil, Descriptor.standardOutput.isTerminal {
      try session.say("Waiting for alerts. Ctrl-C ends it.")
    }
    try session.output.flush()
    try Interrupt.whileAllCaught {
      var isFirst = true
      while !Interrupt.isPendingOrOver {
        let alerts = try poll(store)
        if isFirst || !alerts.isEmpty { try tell(alerts, isFirst: isFirst, in: store) }
        isFirst = false
        try react(to: alerts, in: store)
        Interrupt.nap(milliseconds: try nap(in: store))
      }
      _ = Interrupt.take()
    }
  }

  /// What became due; nothing while another program holds the store.
  private func poll(_ store: Store) throws -> [Alert] {
    do {
      return try store.poll()
    } catch let error as TaskcoreError where [.busy, .interrupted].contains(error.code) {
      return []
    }
  }

  private func nap(in store: Store) throws -> Int64 {
    let next: Int64?
    do {
      next = try store.nextWakeup()
    } catch let error as TaskcoreError where [.busy, .interrupted].contains(error.code) {
      next = nil
    }
    guard let next else { return Self.naps.upperBound }
    let wait = next - (try store.now())
    return min(max(wait, Self.naps.lowerBound), Self.naps.upperBound)
  }

  /// Prints a line for each; for programs, too.
  private func tell(_ alerts: [Alert], isFirst: Bool, in store: Store) throws {
    switch format {
    case .json, .jsonl: try session.output.printJSONLines(alerts, in: store)
    case .csv: try session.output.printCSV(alerts, hasHeader: isFirst, in: store)
    case .tsv: try session.output.printTSV(alerts, hasHeader: isFirst, in: store)
    case .table, .plain, .markdown:
      let dates = try session.dates()
      try session.output.laidOut(as: format) {
        for alert in alerts { try session.output.print(line(alert, dates)) }
      }
      if !alerts.isEmpty, Descriptor.standardOutput.isTerminal {
        try session.output.write(CollectionOfOne(7))
      }
    }
    try session.output.flush()
  }

  /// `2026-12-20 16:00  Alert 3: Pay rent, today 17:00`
  private func line(_ alert: Alert, _ dates: Dates) throws -> StyledText {
    StyledText(try dates.text(alert.at) + "  ").appending(alert.line)
  }

  /// Runs what is to be run for each; what goes wrong is told, and the next is run all the same.
  private func react(to alerts: [Alert], in store: Store) throws {
    for alert in alerts {
      for program in programs where !Interrupt.isPendingOrOver {
        guard let problem = try program.run(for: alert, in: store) else { continue }
        printErrorSentence("taskcore: \(problem)")
      }
    }
  }
}
