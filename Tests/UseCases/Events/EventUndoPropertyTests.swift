import Domain
import TestSupport
import Testing
import UseCases

/// Random steps on events, undone to the start and redone to the end.
@Suite struct EventUndoPropertyTests {
  @Test("A thousand random steps can be taken back one by one, and done again", arguments: 1...2)
  func undoAndRedo(seed: UInt64) throws {
    try expectEveryStateAgain(atLeast: 400, seed: seed, takeRandomStep)
  }

  func takeRandomStep(
    on test: TestStore, _ before: TestStore.Contents, _ numbers: inout RandomNumbers
  ) throws {
    let event = before.events.randomElement(using: &numbers)
    let id = event?.id ?? 1
    let isAllowed = Bool.random(using: &numbers)
    let occurrence = try occurrence(of: event, on: test, &numbers)
    let scopes: [SeriesScope] = [.thisOne, .thisAndLater, .all]
    let scope = scopes.randomElement(using: &numbers) ?? .all
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0...3: _ = try test.add(input(&numbers, isNew: true), allowingConflicts: isAllowed)
    case 4...6:
      _ = try UpdateEvent(
        test.store, newUID: test.newUID, at: test.now, allowingConflicts: isAllowed
      ).run(
        id, occurrence, scope, to: input(&numbers, isNew: false))
    case 7...8: try DeleteOccurrence(test.store).run(id, occurrence, scope, at: test.now)
    default: try DeleteEvents(test.store).run([id], at: test.now)
    }
  }

  private func occurrence(
    of event: Event?, on test: TestStore, _ numbers: inout RandomNumbers
  ) throws -> LocalMoment? {
    guard let event else { return nil }
    let all = try OccurrencesOfEvent(test.store).run(
      event.id, in: Instant.range.lowerBound..<Instant.range.upperBound, Page(limit: 6))
    return all.locals.randomElement(using: &numbers)
  }

  private func input(_ numbers: inout RandomNumbers, isNew: Bool) throws -> EventInput {
    var input = EventInput()
    func chance() -> Bool { isNew || Int.random(in: 0..<3, using: &numbers) == 0 }
    if chance() { input.title = "Event \(Int.random(in: 0..<100, using: &numbers))" }
    if chance() {
      let hour = Int64.random(in: 490_000...492_000, using: &numbers)
      let instant = Instant(clamping: hour * 3_600_000)
      input.start =
        Int.random(in: 0..<5, using: &numbers) == 0
        ? .date(LocalMoment(.dateTime(instant), in: FixedZone()).date) : .dateTime(instant)
    }
    if case .date? = input.start { input.duration = 86_400 }
    if !isNew, Int.random(in: 0..<5, using: &numbers) == 0 { input.location = "Here" }
    if Int.random(in: 0..<4, using: &numbers) == 0 {
      let rules = ["FREQ=DAILY;COUNT=5", "FREQ=WEEKLY", "FREQ=DAILY;INTERVAL=2", nil]
      input.repeatRule = .some(
        try (rules.randomElement(using: &numbers) ?? nil).map { try RepeatRule($0) })
    }
    if Int.random(in: 0..<8, using: &numbers) == 0 { input.isDone = true }
    return input
  }
}
