import TaskcoreSwift

extension Command {
  static let ack = Command(
    name: "ack", summary: "Acknowledge some alerts.", synopsis: "ack IDS...|all",
    operands: Operands(
      [.either([.alertIDs, .word(["all"])])], minimum: 1, repeatsLast: true),
    notes: ["The ids are those that “alerts” lists."],
    examples: ["ack 3", "ack 3,5-7", "ack all"]
  ) { arguments, session in
    let store = try session.store()
    let ids = try store.alertIDs(arguments.operands)
    try store.acknowledge(ids)
    try session.report(alerts: ids) {
      "Acknowledged \($0): \($1)"
    } several: {
      Message(count: $0, "Acknowledged \($0) alert.", "Acknowledged \($0) alerts.")
    }
  }
}

extension Store {
  /// Reads ids of alerts, or `all`: those that are still to be dealt with.
  func alertIDs(_ words: some Collection<Word>) throws -> [Int64] {
    if words.count == 1, words.first?.text.lowercased() == "all" { return try alerts().map(\.id) }
    return try TaskIDs.read(words, of: .alert)
  }
}

extension Session {
  /// Tells what was done to alerts: `Acknowledged 3: Pay rent`; programs get the alerts.
  func report(
    alerts ids: [Int64], one: (_ id: Int64, _ title: String) -> Message,
    several: (_ count: Int) -> Message
  ) throws {
    let wanted = Set(ids)
    let alerts = try store().alerts(all: true).filter { wanted.contains($0.id) }
    try list(alerts, as: settings.format) {
      switch alerts.count {
      case 0: try say("No alerts.")
      case 1: try say(one(alerts[0].id, alerts[0].title))
      default: try say(several(alerts.count))
      }
    }
  }
}
