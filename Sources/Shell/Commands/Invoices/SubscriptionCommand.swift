import TaskcoreSwift

extension Command {
  static let subscription = Command(
    name: "subscription", summary: "Show the subscription, or set it.",
    subcommands: [setSubscription, endSubscription, hasFeature],
    otherwise: Subcommand(
      name: "", summary: "Show it.", synopsis: "[--format FORMAT]", options: [.outputFormat],
      operands: .none
    ) { _, arguments, session in
      let subscription = try session.store().subscription()
      try session.list([subscription], as: session.format(of: arguments)) {
        try session.show(subscription)
      }
    },
    notes: [
      "set replaces all of it; properties that are not given are removed. Its tokens:",
      .tokens([Token<Subscription>].all.map(\.form)),
      "has prints yes or no. Nothing of this is undone by undo.",
    ],
    examples: [
      "subscription",
      "subscription set plan:pro since:2026-01-01 features:invoices,sync",
      "subscription has invoices", "subscription has sync --at 2027-01-01", "subscription end",
    ])

  private static let setSubscription = Subcommand(
    name: "set", summary: "State it anew.", synopsis: "TOKEN...",
    operands: Operands(
      [.tokens([Token<Subscription>].all.map(\.form))], minimum: 1, repeatsLast: true)
  ) { operands, _, session in
    let store = try session.store()
    var subscription = Subscription()
    try [Token<Subscription>].all.read(operands, into: &subscription, in: store)
    try store.setSubscription(subscription)
    try session.say("Set the subscription.")
  }

  private static let endSubscription = Subcommand(
    name: "end", summary: "End it.", synopsis: "", operands: .none
  ) { _, _, session in
    try session.store().endSubscription()
    try session.say("There is no subscription any more.")
  }

  private static let at = Option(name: "at", value: "WHEN", summary: "then; else now")

  private static let hasFeature = Subcommand(
    name: "has", summary: "Ask whether it has a feature.", synopsis: "FEATURE [--at WHEN]",
    options: [at],
    operands: Operands([.word(["invoices", "sync"])], minimum: 1)
  ) { operands, arguments, session in
    let store = try session.store()
    let instant = try arguments.value(of: at).map { try store.instant(written: $0.bytes) }
    let isEntitled = try store.isEntitled(
      to: operands[0].bytes, at: instant ?? store.now())
    // A script asks.
    let answer: String = isEntitled ? "yes" : "no"
    try session.output.print(answer)
  }
}

extension [Token<Subscription>] {
  fileprivate static let all: [Token<Subscription>] = [
    Token(form: TokenForm(marks: ["plan:"], value: .text, summary: "its name")) {
      value, subscription, _ in
      subscription.plan = String(decoding: value, as: UTF8.self)
    },
    Token(
      form: TokenForm(marks: ["since:"], value: .date(words: ["today"]), summary: "its beginning")
    ) { $1.since = try $2.instant(written: $0) },
    Token(
      form: TokenForm(marks: ["until:"], value: .date(words: []), summary: "its end, exclusive")
    ) { $1.until = try $2.instant(written: $0) },
    Token(form: TokenForm(marks: ["source:"], value: .text, summary: "who says so")) {
      value, subscription, _ in
      subscription.source = String(decoding: value, as: UTF8.self)
    },
    Token(
      form: TokenForm(
        marks: ["features:"], value: .words(["invoices", "sync"], placeholder: "NAMES"),
        summary: "what it has, with commas between")
    ) { value, subscription, _ in
      subscription.features = value.split(separator: UInt8(ascii: ",")).map {
        String(decoding: $0, as: UTF8.self)
      }
    },
  ]
}

extension Store {
  /// A time as people write it; of a day, its beginning.
  fileprivate func instant(written value: [UInt8]) throws -> Int64 {
    switch try Moment(value, in: self) {
    case .none: throw ShellError.usage("“none” is no time here. Leave it out.")
    case .date(let day): try startOfDay(day)
    case .instant(let instant): instant
    }
  }
}

extension Session {
  fileprivate func show(_ subscription: Subscription) throws {
    guard !subscription.isNone else { return try output.print("No subscription.") }
    let dates = try dates()
    let fields: [(Message, String)] = [
      ("Plan", subscription.plan ?? ""),
      ("Since", try subscription.since.map { try dates.text($0) } ?? ""),
      ("Until", try subscription.until.map { try dates.text($0) } ?? ""),
      ("Source", subscription.source ?? ""),
      ("Features", subscription.features.joined(separator: ", ")),
    ]
    try output.printPage(fields.map { (name: $0.0, value: $0.1) })
  }
}
