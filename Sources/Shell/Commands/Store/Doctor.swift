import TaskcoreSwift

extension Command {
  static let doctor = Command(
    name: "doctor", summary: "Check that all is well, and say how to mend what is not.",
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
      let heading = area.rawValue.prefix(1).uppercased() + area.rawValue.dropFirst()
      try printHeading(StyledText(heading, .bold))
      for check in found {
        let name = check.state.rawValue
        var line = StyledText("  ")
        line.append(name, check.state.style)
        line.append(String(repeating: " ", count: 9 - name.utf8.count))
        for text in check.message.lines(within: room) {
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
    let counts = [(count(.problem), "problem"), (count(.warning), "warning")].filter { $0.0 > 0 }
    try print(
      counts.isEmpty
        ? "All is well."
        : counts.map { NumberText.count($0.0, $0.1) }.joined(separator: " and ") + ".")
  }
}

extension Table {
  fileprivate init(_ checks: [Check]) {
    self.init(
      columns: ["Area", "State", "What", "To mend it"].map { Column(title: $0) },
      rows: checks.map { check in
        [check.area.rawValue, check.state.rawValue, check.message, check.mend ?? ""].map {
          Cell($0)
        }
      })
  }
}
