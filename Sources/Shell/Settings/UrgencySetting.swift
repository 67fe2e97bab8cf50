import TaskcoreSwift

/// A coefficient of urgency as a setting, which is kept in the store: `urgency.due`.
struct UrgencySetting: Sendable {
  typealias Path = any WritableKeyPath<UrgencyCoefficients, Int32?> & Sendable

  /// What all of their names begin with.
  static let prefix = "urgency."

  let name: String
  let summary: Message
  private let path: Path

  private init(_ name: String, _ path: Path, _ summary: Message) {
    self.name = Self.prefix + name
    self.path = path
    self.summary = summary
  }

  static let all = [
    UrgencySetting(
      "priority-p0", \.priorityP0, "what the priority P0 adds to the urgency of a task"),
    UrgencySetting("priority-p1", \.priorityP1, "what P1 adds"),
    UrgencySetting("priority-p2", \.priorityP2, "what P2 adds"),
    UrgencySetting("priority-p3", \.priorityP3, "what P3 adds"),
    UrgencySetting(
      "due", \.due, "what a due adds: all of it a week after it, a fifth two weeks before"),
    UrgencySetting("favourite", \.favourite, "what a favourite adds"),
    UrgencySetting("age", \.age, "what a task adds that is a year old or older"),
    UrgencySetting("blocked", \.blocked, "what a task adds that waits for an open one"),
    UrgencySetting("blocking", \.blocking, "what a task adds that an open one waits for"),
    UrgencySetting("started", \.started, "what a task in progress adds"),
    UrgencySetting("planned", \.planned, "what a task adds whose planned time has come"),
    UrgencySetting("project", \.project, "what another project than Inbox adds"),
    UrgencySetting("tags", \.tags, "what three tags add; one adds 8 tenths of it, two 9"),
  ]

  /// The coefficient with a name; nil for an unknown name.
  static func named(_ word: Word) throws -> UrgencySetting? {
    guard word.text.hasPrefix(prefix) else { return nil }
    guard let setting = all.first(where: { $0.name == word.text }) else {
      let hint = Suggestion.sentence(for: word.text, among: all.map(\.name))
      throw ShellError.usage(
        hint.isEmpty
          ? "There is no setting \(word.text.quoted). “set” lists all."
          : "There is no setting \(word.text.quoted).\(hint)",
        at: word)
    }
    return setting
  }

  /// `12` or `-5.5`, and whether it is what it is at first.
  func read(_ coefficients: UrgencyCoefficients) -> (value: String, isInitial: Bool) {
    let value = coefficients[keyPath: path] ?? 0
    return (
      FieldValue.decimal(thousandths: value), value == UrgencyCoefficients.initial[keyPath: path]
    )
  }

  /// Sets it; the library says which numbers it takes.
  func set(_ word: Word, in store: Store) throws {
    var bytes = Array(word.text.utf8)
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    let thousandths = try word.locating { try DecimalText.value(of: bytes, places: 3) }
    guard let value = Int32(exactly: isNegative ? -thousandths : thousandths) else {
      throw ShellError.usage("\(name) is -1000 to 1000, not \(word.text.quoted).", at: word)
    }
    try set(value, in: store)
  }

  /// Makes it what it is at first.
  func reset(in store: Store) throws {
    try set(UrgencyCoefficients.initial[keyPath: path] ?? 0, in: store)
  }

  private func set(_ value: Int32, in store: Store) throws {
    var changes = UrgencyCoefficients()
    changes[keyPath: path] = value
    try store.setUrgency(changes)
  }
}
