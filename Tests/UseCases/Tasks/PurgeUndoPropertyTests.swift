import Domain
import TestSupport
import Testing
import UseCases

/// Random steps, undo and redo, with purges among them.
@Suite struct PurgeUndoPropertyTests {
  /// What stays of a purged task.
  private struct Remains: Equatable {
    var completions: [Completion]
    var postponements: [Postponement]
    var purged: PurgedTask?
  }

  @Test(
    "What stays of purged tasks is as it was at the purge, whatever is undone", arguments: 1...3)
  func remains(seed: UInt64) throws {
    let test = try TestStore()
    var numbers = RandomNumbers(seed: seed)
    var purged: [String: Remains] = [:]
    for _ in 0..<1_200 {
      test.advance(seconds: Int64.random(in: 0...40_000, using: &numbers))
      let before = try test.contents()
      do {
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0, 1: _ = try UndoStep(test.store).run(at: test.now)
        case 2: _ = try RedoStep(test.store).run(at: test.now)
        case 3: try PurgeTasks(test.store).run(deleted(before, &numbers), at: test.now)
        default: try takeRandomStep(on: test, before, &numbers)
        }
      } catch is Failure {
        #expect(try test.contents() == before)
        continue
      }
      let after = try test.contents()
      let present = Set(after.tasks.map(\.uid))
      for task in after.purgedTasks where purged[task.uid] == nil {
        purged[task.uid] = remains(of: task.uid, in: after)
      }
      for (uid, remains) in purged {
        try #require(!present.contains(uid) && self.remains(of: uid, in: after) == remains)
      }
      for task in after.tasks {
        guard let completed = task.completed else { continue }
        try #require(
          after.completions.contains { $0.taskUID == task.uid && $0.completed == completed })
      }
    }
    #expect(purged.count > 20)
    #expect(purged.values.contains { !$0.completions.isEmpty })
    #expect(purged.values.contains { !$0.postponements.isEmpty })
  }

  private func remains(of uid: String, in contents: TestStore.Contents) -> Remains {
    Remains(
      completions: contents.completions.filter { $0.taskUID == uid },
      postponements: contents.postponements.filter { $0.taskUID == uid },
      purged: contents.purgedTasks.first { $0.uid == uid })
  }

  private func deleted(
    _ contents: TestStore.Contents, _ numbers: inout RandomNumbers
  ) -> [Int64] {
    let ids = contents.tasks.filter { $0.status == .deleted }.map(\.id)
    return Array(ids.shuffled(using: &numbers).prefix(2))
  }

  func takeRandomStep(
    on test: TestStore, _ before: TestStore.Contents, _ numbers: inout RandomNumbers
  ) throws {
    let ids = before.tasks.map(\.id).shuffled(using: &numbers)
    let one = Array(ids.prefix(1))
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0...1:
      let day = test.now.milliseconds / 86_400_000 + Int64.random(in: -2...2, using: &numbers)
      let parent = Bool.random(using: &numbers) ? ids.first : nil
      let repeats = Bool.random(using: &numbers)
      _ = try test.add("Task") {
        $0.due = CalendarDate(daysSince1970: Int(day)).map { .date($0) }
        if let parent { $0.parent = parent }
        if repeats { $0.repeatRule = try? RepeatRule("FREQ=DAILY;COUNT=4") }
      }
    case 2...3:
      var input = TaskInput()
      let days = Int64.random(in: -1...3, using: &numbers) * 86_400_000
      input.due = .dateTime(Instant(clamping: test.now.milliseconds + days))
      try UpdateTasks(test.store, newUID: test.newUID).run(one, to: input, at: test.now)
    case 4...5: try CompleteTasks(test.store).run(one, at: test.now)
    case 6: try ReopenTasks(test.store).run(one, at: test.now)
    case 7: try SkipOccurrences(test.store).run(one, at: test.now)
    default: try DeleteTasks(test.store).run(one, at: test.now)
    }
  }
}
