import Domain
import TestSupport
import Testing
import UseCases

/// What is below a task that repeats: every week, rooms are cleaned, and in the kitchen the sink.
@Suite final class SeriesSubtaskTests: SeriesTest {
  private let house: Int64
  private let kitchen: Int64
  private let sink: Int64

  override init() throws {
    house = 1
    kitchen = 2
    sink = 3
    try super.init()
    _ = try add("FREQ=WEEKLY", due: "2026-01-16")
    _ = try test.add("Kitchen") {
      $0.parent = self.house
      $0.due = try? Moment(text: "2026-01-15T10:00:00Z")
      $0.start = try? Moment(text: "2026-01-14")
      $0.reminders = (try? [Reminder](text: "2026-01-14T09:00:00Z due-60")) ?? []
    }
    _ = try test.add("Sink") {
      $0.parent = self.kitchen
      $0.due = try? Moment(text: "2026-01-16")
    }
  }

  private var statuses: [Status] {
    get throws { try [house, kitchen, sink].map { try task($0).status } }
  }

  @Test(
    "They are open again and go along, at any depth, completed or not", arguments: [[], [3], [2]])
  func goOn(completed: [Int64]) throws {
    if !completed.isEmpty { try CompleteTasks(test.store).run(completed, at: test.now) }
    try complete(house)
    #expect(try Set(statuses) == [.open])
    let kitchen = try task(kitchen)
    #expect(kitchen.due?.text == "2026-01-22T10:00:00.000Z" && kitchen.start?.text == "2026-01-21")
    #expect(kitchen.reminders.text == "2026-01-21T09:00:00.000Z due-60")
    #expect(try due(sink) == "2026-01-23" && due(house) == "2026-01-23")
    #expect(try completions() == ["20260116"])
    try expectUndoAndRedo()
  }

  @Test("Subtasks that are completed in the same call go along too", arguments: [true, false])
  func together(isReversed: Bool) throws {
    let ids = [house, kitchen, sink]
    try CompleteTasks(test.store).run(isReversed ? ids.reversed() : ids, at: test.now)
    #expect(try Set(statuses) == [.open] && due(sink) == "2026-01-23")
    try expectUndoAndRedo()
  }

  @Test("What is in the trash stays there as it is")
  func trash() throws {
    try DeleteTasks(test.store).run([kitchen], at: test.now)
    try complete(house)
    #expect(try statuses == [.open, .deleted, .deleted] && due(sink) == "2026-01-16")
  }

  @Test("A last occurrence and a completed series complete them as well")
  func last() throws {
    try update(house) { $0.repeatRule = try RepeatRule("FREQ=WEEKLY;COUNT=1") }
    try complete(house)
    #expect(try Set(statuses) == [.completed] && due(sink) == "2026-01-16")
    try expectUndoAndRedo()
  }

  @Test("Open subtasks can be refused, but for those that are meant too")
  func refusing() throws {
    let failure = try refusal { try complete(house, options: .refusingOpenSubtasks) }
    #expect(failure.kind == .conflict && failure.message.description.contains("Kitchen"))
    #expect(try due(house) == "2026-01-16")
    try complete(house, kitchen, sink, options: .refusingOpenSubtasks)
    #expect(try due(house) == "2026-01-23" && Set(statuses) == [.open])
  }

  @Test("An open subtask that repeats goes its own way, with all that is below it")
  func ownSeries() throws {
    try update(kitchen) { $0.repeatRule = try RepeatRule("FREQ=DAILY") }
    try complete(house)
    #expect(try due(kitchen) == "2026-01-15T10:00:00.000Z" && due(sink) == "2026-01-16")
    try complete(kitchen, house)
    #expect(try due(kitchen) == "2026-01-16T10:00:00.000Z" && due(sink) == "2026-01-17")
    #expect(try due(house) == "2026-01-30")
    #expect(try completions() == ["20260116", "20260115T100000", "20260123"])
    try expectUndoAndRedo()
  }

  @Test("A subtask whose series is over begins it anew with the next occurrence")
  func finishedSeries() throws {
    try update(sink) { $0.repeatRule = try RepeatRule("FREQ=DAILY;COUNT=2") }
    try complete(sink)
    try complete(sink)
    #expect(try task(sink).status == .completed && due(sink) == "2026-01-17")
    try complete(house)
    #expect(try task(sink).status == .open && due(sink) == "2026-01-24")
    #expect(try task(sink).occurrence?.text == "20260124")
    #expect(try task(sink).repeatStart?.text == "20260123")
  }

  @Test(
    "A task that is completed for good completes what repeats below it, also when that is meant too"
  )
  func belowCompleted() throws {
    try update(house) { $0.repeatRule = .some(nil) }
    try update(kitchen) { $0.repeatRule = try RepeatRule("FREQ=DAILY") }
    try complete(kitchen, house)
    #expect(try Set(statuses) == [.completed])
    #expect(try completions() == ["20260115T100000"])
    try expectUndoAndRedo()
  }

  @Test("Skipping takes them along as completing does")
  func skip() throws {
    try complete(sink)
    try skip(house)
    #expect(try Set(statuses) == [.open] && due(sink) == "2026-01-23" && completions().isEmpty)
    try expectUndoAndRedo()
  }
}
