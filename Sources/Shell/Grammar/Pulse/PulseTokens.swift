import TaskcoreSwift

extension [Token<PulseSettings>] {
  /// What `score points` understands.
  static let points: [Token<PulseSettings>] = [
    points("p0:", "P0") { $0.pointsP0 = $1 }, points("p1:", "P1") { $0.pointsP1 = $1 },
    points("p2:", "P2") { $0.pointsP2 = $1 }, points("p3:", "P3") { $0.pointsP3 = $1 },
    points("none:", "no priority") { $0.pointsNone = $1 },
  ]

  /// What `pulse goals` understands.
  static let goals: [Token<PulseSettings>] = [
    token("daily:", "tasks to complete on a day") { $0.dailyGoal = $1 },
    token("weekly:", "tasks to complete in a week") { $0.weeklyGoal = $1 },
    Token(
      form: TokenForm(
        marks: ["ignore:"], value: .words(["sat,sun", "sun", "none"], placeholder: "DAYS"),
        summary: "weekdays without a streak, such as sat,sun, or none")
    ) { value, settings, _ in
      let word = Word(bytes: value)
      let days = word.text.lowercased() == "none" ? 0 : try WorkingTime.weekdays(word)
      guard days != 0b111_1111 else {
        throw ShellError.usage("At least one weekday has to count: all seven were given.")
      }
      settings.ignoredWeekdays = days
    },
  ]

  private typealias Setter = @Sendable (inout PulseSettings, Int32) -> Void

  private static func points(
    _ mark: String, _ priority: Message, set: @escaping Setter
  ) -> Token<PulseSettings> {
    token(mark, "points for a task of \(priority), 0 to 1000", set: set)
  }

  /// The library says which numbers it takes.
  private static func token(
    _ mark: String, _ summary: Message, set: @escaping Setter
  ) -> Token<PulseSettings> {
    Token(form: TokenForm(marks: [mark], value: .number, summary: summary)) { value, settings, _ in
      set(&settings, try Int32(written: value))
    }
  }
}
