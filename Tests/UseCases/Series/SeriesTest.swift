import Domain
import TestSupport
import Testing
import UseCases

/// What the tests of tasks that repeat have in common: a store whose clock shows noon of 15 January 2026,
/// and words for dates.
class SeriesTest {
  let test: TestStore

  init() throws {
    test = try TestStore(
      zones: [ChangingZone.skippedMidnight, ChangingZone.repeatedEvening, Self.spring])
  }

  /// At 02:00 on 29 March 2026 the clocks go on to 03:00, as in Paris.
  static let spring = ChangingZone(
    "springs forward", at: Instant(text: "2026-03-29T01:00:00Z") ?? Instant(clamping: 0),
    from: 3_600, to: 7_200)

  /// `2026-01-31`, or an instant.
  func moment(_ text: String) throws -> Moment { try Moment(text: text) }

  func add(
    _ rule: String, due: String? = nil, _ change: (inout TaskInput) throws -> Void = { _ in }
  ) throws -> Int64 {
    var input = TaskInput()
    input.repeatRule = try RepeatRule(rule)
    input.due = try due.map { try moment($0) }
    try change(&input)
    return try test.add("Task") {
      let title = $0.title
      $0 = input
      $0.title = title
    }
  }

  func task(_ id: Int64) throws -> Task { try test.store.tasks.existing(id) }

  func due(_ id: Int64) throws -> String? { try task(id).due?.text }

  func update(_ id: Int64, _ change: (inout TaskInput) throws -> Void) throws {
    var input = TaskInput()
    try change(&input)
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
  }

  func complete(_ ids: Int64..., options: CompleteTasks.Options = []) throws {
    try CompleteTasks(test.store, options).run(ids, at: test.now)
  }

  func skip(_ ids: Int64...) throws { try SkipOccurrences(test.store).run(ids, at: test.now) }

  /// Completes a task again and again, at most ten times.
  ///
  /// - Returns: its dues, up to the one with which its series is over.
  func dues(completing id: Int64, times: Int = 10) throws -> [String] {
    var dues = [try due(id) ?? "none"]
    for _ in 0..<times {
      try complete(id)
      if try task(id).status == .completed { break }
      dues.append(try due(id) ?? "none")
    }
    return dues
  }

  /// The completed occurrences, in the order in which they were completed first.
  func completions() throws -> [String] {
    try test.store.completions.all().compactMap(\.occurrence?.text)
  }

  func moveClock(to text: String) throws {
    test.now = try #require(Instant(text: text))
  }

  func refusal(_ body: () throws -> Void) throws -> Failure {
    try #require(#expect(throws: Failure.self, performing: body))
  }

  /// Takes all steps back and does them again; both ends are as they were.
  func expectUndoAndRedo() throws {
    let last = try test.contents()
    while (try? UndoStep(test.store).run(at: test.now)) != nil {}
    let first = try test.contents()
    #expect(first.tasks.isEmpty && first.completions.isEmpty)
    while (try? RedoStep(test.store).run(at: test.now)) != nil {}
    #expect(try test.contents() == last)
  }
}
