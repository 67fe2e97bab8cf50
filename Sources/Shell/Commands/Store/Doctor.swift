import TaskcoreSwift

extension Command {
  static let doctor = Command(
    name: "doctor", summary: "Check the store and its environment, and say how to fix problems.",
    synopsis: "doctor [--format FORMAT]",
    options: [.outputFormat],
    operands: .none,
    notes: [
      """
      It changes nothing, and makes no store.
      The exit status is 1 when there is a problem, and 0 when there are warnings alone.
      """
    ],
    examples: ["doctor", "doctor --format json"]
  ) { arguments, session in
    let checks = try Checkup(session).checks()
    if checks.contains(where: { $0.state == .problem }) { session.exitStatus = 1 }
    // The store may be what is ill: the format needs one for its zone alone.
    let store = try Store(Store.Options(path: Array(":memory:".utf8)))
    try session.list(checks, as: session.format(of: arguments), in: store) {
      try session.output.print(checks)
    }
  }
}

extension Output {
  /// The checks of each area under its heading, and how many did not go well.
  fileprivate func print(_ checks: [Check]) throws {
    if layout == .markdown { return try Table(checks).print(to: self) }
    let indentation = "  " + String(repeating: " ", count: 9)
    let room = textWidth.map { max(20, $0 - indentation.utf8.count) }
    for area in Check.Area.allCases {
      let found = checks.filter { $0.area == area }
      guard !found.isEmpty else { continue }
      try printHeading(StyledText(area.title, .bold))
      for check in found {
        let name = check.state.word
        var line = StyledText("  ")
        line.append(name, check.state.style)
        line.append(String(repeating: " ", count: max(1, 9 - name.displayWidth)))
        for text in check.message.text.lines(within: room) {
          line.append(text)
          try print(line)
          line = StyledText(indentation)
        }
        if let mend = check.mend {
          try print(StyledText(indentation).appending(StyledText(mend, .bold)))
        }
      }
    }
    func count(_ state: Check.State) -> Int64 {
      Int64(checks.filter { $0.state == state }.count)
    }
    let (problems, warnings) = (count(.problem), count(.warning))
    let summary: Message =
      switch (problems, warnings) {
      case (0, 0): "All is well."
      case (_, 0): "\(Counted.problems(problems))."
      case (0, _): "\(Counted.warnings(warnings))."
      default: "\(Counted.problems(problems)) and \(Counted.warnings(warnings))."
      }
    try print(summary)
  }
}

extension Table {
  fileprivate init(_ checks: [Check]) {
    self.init(
      columns: (["Area", "State", "What", "To mend it"] as [Message]).map { Column(title: $0) },
      rows: checks.map { check in
        [
          Cell(check.area.word), Cell(check.state.word), Cell(check.message),
          Cell(check.mend ?? ""),
        ]
      })
  }
}
