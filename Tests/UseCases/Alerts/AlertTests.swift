import Domain
import TestSupport
import Testing
import UseCases

/// Reminders of tasks: each becomes an alert once, by the first poll from its time on. It is noon on
/// 15 January 2026 at first.
@Suite struct AlertTests {
  let test: TestStore

  init() throws {
    test = try TestStore()
  }

  private func minutes(_ count: Int64) -> Instant {
    Instant(clamping: test.now.milliseconds + count * 60_000)
  }

  private func add(
    _ title: String, dueIn count: Int64, remind reminders: Reminder...
  ) throws -> Int64 {
    try test.add(title) {
      $0.due = .dateTime(minutes(count))
      $0.reminders = reminders
    }
  }

  private func update(_ id: Int64, _ change: (inout TaskInput) -> Void) throws {
    var input = TaskInput()
    change(&input)
    try UpdateTasks(test.store, newUID: test.newUID).run([id], to: input, at: test.now)
  }

  /// Polls after some minutes.
  ///
  /// - Returns: the alerts.
  private func poll(after count: Int64 = 0) throws -> [Alert] {
    test.advance(seconds: count * 60)
    return try test.poll()
  }

  private func wakeup() throws -> Instant? { try NextWakeup(test.store).run(at: test.now) }

  private static let anHourBefore = Reminder.relative(.due, offset: -3_600)

  @Test("A reminder is said once, by the first poll from its time on")
  func once() throws {
    let task = try test.store.tasks.existing(try add("Rent", dueIn: 90, remind: Self.anHourBefore))
    #expect(try wakeup() == minutes(30))
    #expect(try poll(after: 29) == [])
    let alert = try #require(try poll(after: 1).first)
    #expect(alert.itemUID == task.uid && alert.kind == .task && alert.at == test.now)
    #expect(alert.fired == test.now && alert.itemStart == minutes(60))
    #expect(try wakeup() == nil)
    #expect(try poll() == [])
    #expect(try poll(after: 600) == [])
  }

  @Test("Several reminders come in the order of time, absolute ones too")
  func several() throws {
    let id = try add(
      "Rent", dueIn: 90, remind: Self.anHourBefore, .relative(.due, offset: 0),
      .absolute(minutes(45)))
    try update(id) { $0.start = .dateTime(minutes(10)) }
    try update(id) { $0.reminders = [.relative(.start, offset: 60), Self.anHourBefore] }
    #expect(try poll(after: 120).map(\.at) == [minutes(-109), minutes(-90)])
  }

  @Test("Of a date, the first millisecond counts, where the store is")
  func dates() throws {
    let zone = ChangingZone.skippedMidnight
    let test = try TestStore(zone: zone, now: "2026-03-27T12:00:00Z")
    _ = try test.add("Spring") {
      $0.due = CalendarDate(packed: 2026_03_29).map { .date($0) }
      $0.reminders = [Self.anHourBefore, .relative(.due, offset: 0)]
    }
    let change = zone.change
    #expect(
      try NextWakeup(test.store).run(at: test.now)
        == Instant(clamping: change.milliseconds - 3_600_000))
    test.advance(seconds: 86_400 * 3)
    #expect(try test.poll().map(\.at).last == change)
  }

  @Test("What a task that is completed or in the trash had to remind of waits until it is not")
  func states() throws {
    let id = try add("Rent", dueIn: 90, remind: Self.anHourBefore)
    try CompleteTasks(test.store).run([id], at: test.now)
    #expect(try wakeup() == nil)
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try wakeup() == minutes(30))
    _ = try RedoStep(test.store).run(at: test.now)
    try ReopenTasks(test.store).run([id], at: test.now)
    try DeleteTasks(test.store).run([id], at: test.now)
    #expect(try wakeup() == nil)
    #expect(try poll(after: 40) == [])
    try RestoreTasks(test.store).run([id], at: test.now)
    #expect(try poll(after: 1) == [])  // a poll has passed it
    try DeleteTasks(test.store).run([id], at: test.now)
    try PurgeTasks(test.store).run([id], at: test.now)
    #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now) == RepairReport())
  }

  @Test("A due that moves on after its reminder was said gives another one")
  func movedAfterwards() throws {
    let id = try add("Rent", dueIn: 90, remind: Self.anHourBefore)
    #expect(try poll(after: 30).count == 1)
    try update(id) { $0.due = .dateTime(minutes(120)) }
    #expect(try wakeup() == minutes(60))
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try wakeup() == nil)
    _ = try RedoStep(test.store).run(at: test.now)
    #expect(try poll(after: 60).count == 1)
    try update(id) { $0.due = .dateTime(minutes(60)) }
    #expect(try poll(after: 1) == [])
  }

  @Test("A due that moves before its reminder was said takes it along")
  func movedBefore() throws {
    let id = try add("Rent", dueIn: 90, remind: Self.anHourBefore)
    try update(id) { $0.due = .dateTime(minutes(65)) }
    #expect(try wakeup() == minutes(5))
    test.advance(seconds: 600)
    // It waits to be said: another change does not take it for past.
    try update(id) { $0.reminders = [Self.anHourBefore, .relative(.due, offset: -60)] }
    #expect(try poll().count == 1)
    try update(id) { $0.reminders = [] }
    #expect(try wakeup() == nil)
  }

  @Test("A time that is past is said only if no poll has passed it")
  func past() throws {
    _ = try add("Now", dueIn: 50, remind: Self.anHourBefore)
    _ = try add("Long ago", dueIn: -1_500, remind: Self.anHourBefore)
    #expect(try poll().count == 2)
    _ = try add("Passed", dueIn: 50, remind: Self.anHourBefore)
    #expect(try poll(after: 10) == [])
    test.advance(seconds: 600)
    _ = try add("Since the last poll", dueIn: 55, remind: Self.anHourBefore)
    #expect(try wakeup() == test.now)
    #expect(try poll().count == 1)
  }

  @Test("An alert that was put off comes back once, as itself")
  func snooze() throws {
    _ = try add("Rent", dueIn: 60, remind: Self.anHourBefore)
    let alert = try #require(try poll().first)
    let snooze = SnoozeAlerts(test.store)
    try snooze.run([alert.id, alert.id], forSeconds: 300, at: test.now)
    try snooze.run([alert.id], until: minutes(10), at: test.now)
    #expect(try wakeup() == minutes(10))
    #expect(try poll(after: 9) == [])
    let again = try #require(try poll(after: 1).first)
    #expect(again.id == alert.id && again.snoozeCount == 2 && again.at == alert.at)
    #expect(again.fired == test.now && again.snoozedUntil == nil)
    #expect(try poll(after: 60) == [])
  }

  @Test("Undo takes a snooze or an acknowledgement back, and not what a poll said")
  func undo() throws {
    let id = try add("Rent", dueIn: 60, remind: Self.anHourBefore)
    let alert = try #require(try poll().first)
    try SnoozeAlerts(test.store).run([alert.id], forSeconds: 300, at: test.now)
    try AcknowledgeAlerts(test.store).run([alert.id], at: test.now)
    #expect(try test.alert(alert.id)?.acknowledged == test.now)
    #expect(try wakeup() == nil)
    #expect(try UndoStep(test.store).run(at: test.now).action == .acknowledgeAlerts)
    #expect(try test.alert(alert.id)?.acknowledged == nil)
    #expect(try wakeup() == minutes(5))
    #expect(try UndoStep(test.store).run(at: test.now).action == .snoozeAlerts)
    #expect(try test.alert(alert.id) == alert)
    #expect(try UndoStep(test.store).run(at: test.now).action == .addTasks)
    #expect(try test.store.tasks.task(id: id) == nil)
    #expect(try test.alert(alert.id) == alert)
  }

  @Test("What was undone can be done again after a poll")
  func redo() throws {
    _ = try add("Rent", dueIn: 60, remind: Self.anHourBefore)
    let id = try test.add("Letter")
    _ = try UndoStep(test.store).run(at: test.now)
    #expect(try poll().count == 1)
    #expect(try RedoStep(test.store).run(at: test.now).action == .addTasks)
    #expect(try test.store.tasks.task(id: id) != nil)
  }

  @Test("A task that is done does not come back from a snooze")
  func snoozedAndDone() throws {
    let id = try add("Rent", dueIn: 60, remind: Self.anHourBefore)
    let alert = try #require(try poll().first)
    try SnoozeAlerts(test.store).run([alert.id], forSeconds: 300, at: test.now)
    try CompleteTasks(test.store).run([id], at: test.now)
    #expect(try wakeup() == nil)
    #expect(try poll(after: 10) == [])
    try ReopenTasks(test.store).run([id], at: test.now)
    #expect(try poll().map(\.id) == [alert.id])
  }

  @Test("A thousand missed reminders come as one batch, and the rest with the next polls")
  func batch() throws {
    let due = minutes(60)
    for number in 0..<25 {
      _ = try test.add("\(number)") {
        $0.due = .dateTime(due)
        $0.reminders = (0..<50).map { .relative(.due, offset: Int64($0) * 60) }
      }
    }
    test.advance(seconds: 864_000)
    let first = try test.poll()
    #expect(first.count == FireDueAlerts.limit)
    #expect(try wakeup() == test.now)
    let rest = try test.poll()
    #expect(Set((first + rest).map(\.uid)).count == 1_250 && rest.count == 250)
    #expect(try test.poll() == [] && wakeup() == nil)
  }

  @Test("A batch may end between reminders of the same task and time")
  func cut() throws {
    let due = minutes(60)
    // 20 tasks with 49 reminders leave room for 20; then one has 20 and one more at the same time.
    for number in 0..<20 {
      _ = try test.add("\(number)") {
        $0.due = .dateTime(due)
        $0.reminders = (0..<49).map { .relative(.due, offset: Int64($0)) }
      }
    }
    _ = try test.add("last") {
      $0.start = .dateTime(due)
      $0.due = .dateTime(due)
      $0.reminders = (50..<75).flatMap {
        [.relative(.start, offset: $0), .relative(.due, offset: $0)]
      }
    }
    test.advance(seconds: 864_000)
    let first = try test.poll()
    let rest = try test.poll()
    #expect(first.count == FireDueAlerts.limit && rest.count == 30)
    #expect(Set((first + rest).map(\.uid)).count == 1_030)
  }

  @Test("What is wrong with a snooze or an acknowledgement is said, and nothing is changed")
  func refusals() throws {
    _ = try add("Rent", dueIn: 60, remind: Self.anHourBefore)
    let alert = try #require(try poll().first)
    func refusal(_ body: () throws -> Void) throws -> Failure {
      let failure = try #require(throws: Failure.self) { try body() }
      #expect(try test.alert(alert.id) == alert)
      return failure
    }
    let snooze = SnoozeAlerts(test.store)
    let missing = try refusal {
      try AcknowledgeAlerts(test.store).run([alert.id, 99], at: test.now)
    }
    #expect(missing.kind == .notFound && missing.index == 1 && missing.field == "ids")
    let late = try refusal { try snooze.run([alert.id], until: test.now, at: test.now) }
    #expect(late.kind == .invalid && late.field == "until_ms")
    for seconds in [Int64.min, -1, 0, 31_622_401, .max] {
      let failure = try refusal { try snooze.run([alert.id], forSeconds: seconds, at: test.now) }
      #expect(failure.kind == .invalid && failure.field == "seconds")
    }
  }
}

extension TestStore {
  /// Polls now.
  ///
  /// - Returns: the alerts, in the order of time.
  func poll() throws -> [Alert] {
    let ids = try FireDueAlerts(store, newUID: newUID).run(at: now)
    return try store.alerts.alerts(ids: ids).sorted { ($0.at, $0.id) < ($1.at, $1.id) }
  }

  func alert(_ id: Int64) throws -> Alert? { try store.alerts.find(id: id) }
}
