import TaskcoreSwift

extension Command {
  static let usage = Command(
    name: "usage", summary: "Count the calls of the library in this session.",
    subcommands: [
      changeUsage(
        "on", "Count calls from now on.", "Calls are counted from now on, in this session."
      ) { try $0.startUsage() },
      changeUsage("off", "Count calls no more.", "Calls are counted no more; the figures stay.") {
        try $0.stopUsage()
      },
      changeUsage("reset", "Set all figures to zero.", "All figures are zero.") {
        try $0.resetUsage()
      },
      errorsOfUsage,
    ],
    otherwise: Subcommand(
      name: "", summary: "Show which functions were called, those first that took the most time.",
      synopsis: "[--format FORMAT]", options: [.outputFormat], operands: .none
    ) { _, arguments, session in
      let usage = try session.store().usage()
      let functions = usage.functions.sorted { ($1.time, $0.name) < ($0.time, $1.name) }
      try session.list(functions, as: session.format(of: arguments)) {
        guard !functions.isEmpty else { return try session.sayNothingWasCounted(usage) }
        try Table(functions).print(to: session.output)
      }
    },
    notes: [
      """
      It is for developers who use the library. By default it lists the functions, the
      slowest first; errors lists the errors. Counting starts with on. The figures cover
      this session: they are kept in memory only, and never written or sent.
      """
    ],
    examples: ["usage on", "usage", "usage --format csv", "usage errors", "usage off"])

  private static func changeUsage(
    _ name: String, _ summary: Message, _ sentence: Message,
    _ change: @escaping @Sendable (Store) throws -> Void
  ) -> Subcommand {
    Subcommand(name: name, summary: summary, synopsis: "", operands: .none) { _, _, session in
      try change(session.store())
      try session.say(sentence)
    }
  }

  private static let errorsOfUsage = Subcommand(
    name: "errors", summary: "Show how calls failed.", synopsis: "[--format FORMAT]",
    options: [.outputFormat], operands: .none
  ) { _, arguments, session in
    let usage = try session.store().usage()
    try session.list(usage.errors, as: session.format(of: arguments)) {
      guard !usage.functions.isEmpty else { return try session.sayNothingWasCounted(usage) }
      guard !usage.errors.isEmpty else { return try session.output.print("No errors.") }
      try Table(usage.errors).print(to: session.output)
    }
  }
}

extension Session {
  fileprivate func sayNothingWasCounted(_ usage: Usage) throws {
    try output.print(
      usage.isCounting
        ? "No calls since counting began." : "No calls were counted: “usage on” begins to.")
  }
}

extension Table {
  fileprivate init(_ functions: [FunctionUsage]) {
    self.init(
      columns: [
        .main("Function", minimumWidth: 16), .number("Calls", .high), .number("Errors"),
        .number("Time (ms)", short: "ms", .high), .number("Longest (ms)", short: "Longest", .low),
      ],
      rows: functions.map { function in
        [
          Cell(function.name), Cell(String(function.calls)), Cell(String(function.errors)),
          Cell(Self.milliseconds(function.time)), Cell(Self.milliseconds(function.longest)),
        ]
      })
  }

  fileprivate init(_ errors: [ErrorUsage]) {
    self.init(
      columns: [
        .main("Error", minimumWidth: 8), .number("Status", .low), .number("Count", .high),
      ],
      rows: errors.map { error in
        [
          error.name.isEmpty ? Cell("(a callback's answer)") : Cell(error.name),
          Cell(String(error.status)), Cell(String(error.count)),
        ]
      })
  }

  /// `12.345`
  private static func milliseconds(_ nanoseconds: Int64) -> String {
    let microseconds = Int(nanoseconds / 1_000)
    return "\(microseconds / 1_000).\((microseconds % 1_000).padded(to: 3))"
  }
}
