import Domain
import TestSupport
import Testing
import UseCases

/// Reminders of a store in a file that is opened again, or by several at once.
@Suite struct AlertSharingTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("store.db")
  }

  private func add(_ count: Int, to test: TestStore) throws {
    for number in 0..<count {
      _ = try test.add("\(number)") {
        $0.reminders = [.absolute(Instant(clamping: test.now.milliseconds + 60_000))]
      }
    }
  }

  @Test("What was said before a restart is not said after it, and what was not is")
  func restart() throws {
    do {
      let test = try TestStore(path: path)
      try add(1_200, to: test)
      test.advance(seconds: 60)
      #expect(try test.poll().count == 1_000)
    }
    let again = try TestStore(path: path, now: "2026-01-15T13:00:00Z")
    #expect(try NextWakeup(again.store).run(at: again.now) == again.now)
    #expect(try again.poll().count == 200)
    #expect(try again.poll() == [])
  }

  @Test("Two handles never say the same")
  func handles() throws {
    let here = try TestStore(path: path)
    let there = try TestStore(path: path)
    try add(1_500, to: here)
    for test in [here, there] { test.advance(seconds: 60) }
    let alerts = try here.poll() + there.poll()
    #expect(alerts.count == 1_500 && Set(alerts.map(\.uid)).count == 1_500)
    #expect(try here.poll() + there.poll() == [])
  }

  @Test("An import does not remind of what a poll passed before a restart")
  func importAfterRestart() throws {
    do {
      let test = try TestStore(path: path)
      try add(1, to: test)
      test.advance(seconds: 3_600)
      #expect(try test.poll().count == 1)
    }
    let again = try TestStore(path: path, now: "2026-01-15T13:30:00Z")
    for time in ["2020-01-01T00:00:00Z", "2026-01-15T12:59:00Z", "2026-01-15T13:10:00Z"] {
      let instant = try #require(Instant(text: time))
      // As an import does: it was made long ago.
      try again.store.write(.importFile, at: again.now) {
        var task = try Task(
          uid: time, title: time, projectID: Project.inboxID,
          created: Instant(clamping: instant.milliseconds - 86_400_000))
        try task.setReminders([.absolute(instant)])
        _ = try again.store.tasks.insert(task)
      }
    }
    #expect(try again.poll().map(\.itemUID) == ["2026-01-15T13:10:00Z"])
  }

  @Test("In another zone, days begin at another time")
  func zone() throws {
    do {
      let test = try TestStore(path: path)
      _ = try test.add("Rent") {
        $0.due = CalendarDate(packed: 2026_01_16).map { .date($0) }
        $0.reminders = [.relative(.due, offset: 0)]
      }
      #expect(try NextWakeup(test.store).run(at: test.now) == Instant(text: "2026-01-16T00:00:00Z"))
    }
    let there = try TestStore(path: path, zone: FixedZone(hours: 3), now: "2026-01-15T13:00:00Z")
    #expect(try NextWakeup(there.store).run(at: there.now) == there.now)
    #expect(try there.poll() == [])
    #expect(try NextWakeup(there.store).run(at: there.now) == Instant(text: "2026-01-15T21:00:00Z"))
  }

  @Test("A step that fails leaves the queue as it was")
  func rollback() throws {
    let test = try TestStore(path: path)
    try add(1, to: test)
    let wakeup = try NextWakeup(test.store).run(at: test.now)
    #expect(throws: Failure.self) {
      try test.store.write(.addTasks, at: test.now) {
        var task = try Task(
          uid: "x", title: "x", projectID: Project.inboxID, created: test.now)
        try task.setReminders([.absolute(test.now)])
        _ = try test.store.tasks.insert(task)
        throw Failure(.conflict, "No.")
      }
    }
    _ = try test.add("Another")
    #expect(try NextWakeup(test.store).run(at: test.now) == wakeup)
  }
}
