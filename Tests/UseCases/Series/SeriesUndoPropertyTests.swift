import Domain
import TestSupport
import Testing
import UseCases

/// Random steps on tasks that repeat, undone to the start and redone to the end.
@Suite struct SeriesUndoPropertyTests {
  @Test("A thousand random steps on series can be taken back, and done again", arguments: 1...2)
  func undoAndRedo(seed: UInt64) throws {
    let test = try TestStore(zones: [ChangingZone.skippedMidnight, ChangingZone.repeatedEvening])
    try expectEveryStateAgain(on: test, atLeast: 300, seed: seed) { _, before, numbers in
      try takeRandomStep(on: test, before, &numbers)
    } each: { contents in
      expectSound(contents.tasks)
      for task in contents.tasks
      where task.repeats && task.completed == nil && task.cancelled == nil {
        try expectPresentFromMarks(task, contents, on: test)
      }
    }
  }

  func takeRandomStep(
    on test: TestStore, _ before: TestStore.Contents, _ numbers: inout RandomNumbers
  ) throws {
    let ids = before.tasks.map(\.id).shuffled(using: &numbers)
    let some = Array(ids.prefix(Int.random(in: 1...2, using: &numbers)))
    let one = some.first ?? 1
    test.advance(seconds: Int64.random(in: 0...86_400, using: &numbers))
    let input = try input(ids, &numbers)
    switch Int.random(in: 0..<16, using: &numbers) {
    case 0...2 where before.tasks.count < 20:
      _ = try test.add("Task") {
        $0 = input
        $0.title = "Task"
      }
    case 3...4:
      try UpdateTasks(test.store, newUID: test.newUID).run(some, to: input, at: test.now)
    case 5...8:
      let options = CompleteTasks.Options(rawValue: Int.random(in: 0...7, using: &numbers))
      try CompleteTasks(test.store, options).run(some, at: test.now)
    case 9: try ReopenTasks(test.store).run([one], at: test.now)
    case 10...11: try SkipOccurrences(test.store).run([one], at: test.now)
    case 12...13:
      var changes = TaskInput()
      changes.title = "Changed"
      changes.due = input.due
      _ = try UpdateOccurrence(test.store, newUID: test.newUID).run(one, to: changes, at: test.now)
    case 14: try EndSeries(test.store).run([one], at: test.now)
    default:
      let task = before.tasks.first { $0.id == one }
      if task?.status == .deleted {
        try RestoreTasks(test.store).run([one], at: test.now)
      } else {
        try DeleteTasks(test.store).run([one], at: test.now)
      }
    }
  }

  private func input(_ ids: [Int64], _ numbers: inout RandomNumbers) throws -> TaskInput {
    var input = TaskInput()
    let rules = [
      "FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO,TH", "FREQ=DAILY;COUNT=3",
      "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD", "FREQ=DAILY;UNTIL=20260301",
    ]
    let dues = ["2026-01-31", "2026-01-20T09:00:00Z", "2026-03-27T22:30:00Z", "2026-02-01"]
    if Bool.random(using: &numbers) {
      input.repeatRule = try rules.randomElement(using: &numbers).map { try RepeatRule($0) }
    }
    if Int.random(in: 0..<3, using: &numbers) > 0 {
      input.due = try dues.randomElement(using: &numbers).map { try Moment(text: $0) }
    }
    input.repeatMode =
      Int.random(in: 0..<4, using: &numbers) == 0 ? .afterCompletion : .fixed
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: input.excludedDates = try [LocalMoment(text: "20260201")]
    case 1: input.addedDates = try [LocalMoment(text: "20260201T080000")]
    case 2: input.zoneName = "skips midnight"
    case 3: input.zoneName = "repeats an evening"
    case 4: input.reminders = try [Reminder](text: "2026-01-20T08:00:00Z due-60")
    default: input.parent = ids.last
    }
    return input
  }

  /// The present occurrence is the first one from the floor on that has no mark.
  private func expectPresentFromMarks(
    _ task: Task, _ contents: TestStore.Contents, on test: TestStore
  ) throws {
    guard let recurrence = task.recurrence, let present = task.occurrence else { return }
    let zone = try test.store.days(named: task.zoneName)
    var marked = Set(
      contents.skippedOccurrences.filter { $0.taskUID == task.uid }.compactMap(\.occurrence))
    for completion in contents.completions
    where completion.taskUID == task.uid && !completion.isReopened {
      if let occurrence = completion.occurrence { marked.insert(occurrence) }
    }
    var first: LocalMoment? = task.repeatFloor ?? recurrence.start
    while let occurrence = first, marked.contains(occurrence) {
      first = try recurrence.first(after: occurrence, in: zone)
    }
    #expect(first == present, "\(task.repeatRule?.text ?? "") from \(recurrence.start.text)")
  }

  /// What holds of the tasks after every step.
  private func expectSound(_ tasks: [Task]) {
    let byID = Dictionary(tasks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for task in tasks {
      #expect(task.repeats || task.repeatStart == nil)
      #expect((task.repeatStart == nil) || task.occurrence != nil)
      #expect(!task.repeats || task.due == nil || task.repeatStart != nil)
      if task.status == .open, let parent = task.parentID.flatMap({ byID[$0] }) {
        #expect(parent.status == .open)
      }
    }
  }
}
