import Domain
import TestSupport
import Testing
import UseCases

/// Random tasks, events, changes and polls agree with a model that looks at every reminder of every
/// occurrence each time.
@Suite struct AlertPropertyTests {
  /// Over the change of the clocks on 28 March, with the midnight that is left out.
  private static let zone = ChangingZone.skippedMidnight

  @Test(
    "Every poll says what the model says, and each next wakeup is the model's", arguments: 1...4)
  func model(seed: UInt64) throws {
    let test = try TestStore(zone: Self.zone, now: "2026-03-26T12:00:00Z")
    var world = World(test: test, numbers: RandomNumbers(seed: seed))
    var model = Model(zone: Self.zone, now: test.now)
    var fired = 0
    for _ in 0..<250 {
      test.advance(seconds: 60 * Int64(world.number(0...90)))
      for _ in 0..<world.number(0...3) {
        try? world.change()
        try model.take(test.store, at: test.now)
      }
      let wakeup = try NextWakeup(test.store).run(at: test.now)
      #expect(wakeup == model.next.map { max($0, test.now) })
      guard world.number(0...2) > 0 else { continue }
      let alerts = try test.poll()
      let expected = model.poll(at: test.now)
      #expect(Set(alerts.map(\.uid)) == expected && alerts.count == expected.count)
      fired += alerts.count
    }
    #expect(fired > 40)
    #expect(try Repair(test.store, newUID: test.newUID).run(at: test.now) == RepairReport())
  }
}

/// What the user does.
private struct World {
  let test: TestStore
  var numbers: RandomNumbers
  private var count = 0

  init(test: TestStore, numbers: RandomNumbers) {
    self.test = test
    self.numbers = numbers
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

  private mutating func moment() -> Moment {
    let instant = Instant(
      clamping: test.now.milliseconds / 60_000 * 60_000 + Int64(number(-2_000...3_000)) * 60_000)
    return number(0...3) == 0
      ? .date(test.store.zone.localTime(at: instant).date) : .dateTime(instant)
  }

  private mutating func reminders() -> [Reminder] {
    (0..<number(0...3)).map { _ in
      let offset = Int64(number(-30...30)) * 600
      switch number(0...2) {
      case 0: return .relative(.due, offset: offset)
      case 1: return .relative(.start, offset: offset)
      default: return .absolute(moment().beginning(in: test.store.zone))
      }
    }
  }

  mutating func change() throws {
    switch number(0...12) {
    case 0...2: try addTask()
    case 3...5: try updateTask()
    case 6: try onTask { try CompleteTasks($0.store).run([$1], at: $0.now) }
    case 7: try onTask { try ReopenTasks($0.store).run([$1], at: $0.now) }
    case 8: try onTask { try DeleteTasks($0.store).run([$1], at: $0.now) }
    case 9: try onTask { try RestoreTasks($0.store).run([$1], at: $0.now) }
    case 10: try addEvent()
    case 11: try changeEvent()
    default:
      _ =
        try number(0...1) == 0
        ? UndoStep(test.store).run(at: test.now) : RedoStep(test.store).run(at: test.now)
    }
  }

  private mutating func input() -> TaskInput {
    var input = TaskInput()
    input.due = number(0...4) == 0 ? .some(nil) : moment()
    if number(0...2) == 0 { input.start = moment() }
    input.reminders = reminders()
    return input
  }

  private mutating func addTask() throws {
    let wish = input()
    _ = try test.add("task") {
      $0 = wish
      $0.title = "task"
    }
  }

  private mutating func updateTask() throws {
    var wish = input()
    if number(0...1) == 0 { wish.reminders = nil }
    try onTask { try UpdateTasks($0.store, newUID: $0.newUID).run([$1], to: wish, at: $0.now) }
  }

  private mutating func onTask(_ change: (TestStore, Int64) throws -> Void) throws {
    let ids = try test.store.tasks.tasks(after: 0, limit: .max).map(\.id)
    if let id = ids.randomElement(using: &numbers) { try change(test, id) }
  }

  private mutating func addEvent() throws {
    count += 1
    var event = try Event(
      uid: "event-\(count)", title: "event", start: moment(), created: test.now)
    try event.setReminders(reminders())
    switch event.start {
    case .date: try event.setDuration(Int64(number(1...3)) * 86_400)
    case .dateTime, .floating: try event.setDuration(Int64(number(1...100)) * 60)
    }
    let rules = ["FREQ=DAILY", "FREQ=DAILY;INTERVAL=2;COUNT=3", "FREQ=HOURLY;INTERVAL=5"]
    let rule = number(0...3)
    if rule < 2
      || rule == 2
        && event.start.beginning(in: test.store.zone) == event.start.end(in: test.store.zone)
    {
      event.repeatRule = try RepeatRule(rules[rule])
      event.repeatStart = LocalMoment(event.start, in: test.store.zone)
    }
    try test.store.write(.addEvents, at: test.now) { _ = try test.store.events.insert(event) }
  }

  private mutating func changeEvent() throws {
    guard let old = try test.store.events.all().randomElement(using: &numbers) else { return }
    var event = old
    let choice = number(0...4)
    if choice == 0, old.repeats, let first = old.repeatStart { return try addChanged(old, first) }
    switch choice {
    case 1: event.done = old.done == nil ? test.now : nil
    case 2: try event.setReminders(reminders())
    case 3: try event.setTitle("other")
    default:
      try test.store.write(.deleteEvents, at: test.now) { try test.store.events.remove(old) }
      return
    }
    try test.store.write(.updateEvents, at: test.now) {
      _ = try test.store.events.save(event, over: old)
    }
  }

  /// One of the first days of a series goes elsewhere.
  private mutating func addChanged(_ series: Event, _ first: LocalMoment) throws {
    count += 1
    let days = number(0...4)
    guard let date = first.date.adding(days: days) else { return }
    var event = try Event(
      uid: "event-\(count)", title: "changed", start: moment(), created: test.now)
    if case .date = event.start { try event.setDuration(86_400) }
    try event.setReminders(reminders())
    event.seriesUID = series.uid
    var time = first.time
    time.date = date
    event.occurrence = first == .date(first.date) ? .date(date) : .dateTime(time)
    try test.store.write(.addEvents, at: test.now) { _ = try test.store.events.insert(event) }
  }
}

/// Knows every reminder of every occurrence, and forgets none.
private struct Model {
  private struct Item {
    var calls: [ReminderPlan.Call]
    var firedUntil: Instant

    var next: Instant? { calls.first { $0.at > firedUntil }?.at }
  }

  let zone: any Zone
  private var lastPoll: Instant?
  private var items: [String: Item] = [:]
  private var known = Set<String>()
  /// Calls of events that did not change.
  private var series: [String: (event: Event, changed: [LocalMoment], calls: [ReminderPlan.Call])] =
    [:]

  init(zone: any Zone, now: Instant) {
    self.zone = zone
  }

  var next: Instant? { items.values.compactMap(\.next).min() }

  mutating func poll(at now: Instant) -> Set<String> {
    lastPoll = now
    var fired = Set<String>()
    for (uid, item) in items {
      let due = item.calls.filter { $0.at > item.firedUntil && $0.at <= now }.suffix(100)
      for call in due where known.insert(call.uid(ofItem: uid)).inserted {
        fired.insert(call.uid(ofItem: uid))
      }
      if let last = due.last { items[uid]?.firedUntil = last.at }
    }
    return fired
  }

  mutating func take(_ store: any Store, at now: Instant) throws {
    let past = max(lastPoll?.milliseconds ?? .min, now.milliseconds - 86_400_000)
    let seen = Instant(clamping: min(past, now.milliseconds - 1))
    var present: [String: Item] = [:]
    func put(_ uid: String, _ calls: [ReminderPlan.Call]) {
      let old = items[uid]
      let bound = old?.next.map { Instant(clamping: $0.milliseconds - 1) } ?? seen
      present[uid] = Item(
        calls: calls, firedUntil: old.map { max($0.firedUntil, min(seen, bound)) } ?? seen)
    }
    for task in try store.tasks.tasks(after: 0, limit: .max) where !task.reminders.isEmpty {
      put(task.uid, task.status == .open ? calls(of: task).sorted() : [])
    }
    let events = try store.events.all()
    for event in events where !event.reminders.isEmpty {
      let changed = events.filter { $0.seriesUID == event.uid }.compactMap(\.occurrence)
      if let known = series[event.uid], known.event == event, known.changed == changed {
        put(event.uid, known.calls)
        continue
      }
      let calls = event.done == nil ? calls(of: event, changed).sorted() : []
      series[event.uid] = (event, changed, calls)
      put(event.uid, calls)
    }
    items = present
  }

  private func calls(of task: Task) -> [ReminderPlan.Call] {
    task.reminders.compactMap { reminder in
      let at = reminder.instant(start: task.start, due: task.due, in: zone)
      return at.map {
        ReminderPlan.Call(
          at: $0, reminder: reminder, occurrence: task.occurrence,
          itemStart: (task.due ?? task.start)?.beginning(in: zone) ?? $0)
      }
    }
  }

  /// Of a series, all of three months, whatever is asked for.
  private func calls(of event: Event, _ changed: [LocalMoment]) -> [ReminderPlan.Call] {
    let start = event.start.beginning(in: zone)
    guard let first = event.repeatStart else {
      return event.reminders.map { call($0, of: event, at: event.start, event.occurrence) }
    }
    var calls = event.reminders.compactMap { reminder -> ReminderPlan.Call? in
      guard case .absolute(let at) = reminder else { return nil }
      return ReminderPlan.Call(at: at, reminder: reminder, occurrence: nil, itemStart: start)
    }
    for occurrence in occurrences(of: event, from: first) where !changed.contains(occurrence) {
      for case .relative(let anchor, let offset) in event.reminders {
        calls.append(
          call(
            .relative(anchor, offset: offset), of: event, at: occurrence.moment(in: zone),
            occurrence))
      }
    }
    return calls
  }

  private func call(
    _ reminder: Reminder, of event: Event, at start: Moment, _ occurrence: LocalMoment?
  ) -> ReminderPlan.Call {
    let end: Moment? =
      switch start {
      case .date(let date): date.adding(days: Int(event.duration / 86_400)).map { .date($0) }
      case .dateTime, .floating:
        .dateTime(
          Instant(clamping: start.beginning(in: zone).milliseconds + event.duration * 1_000))
      }
    let beginning = start.beginning(in: zone)
    return ReminderPlan.Call(
      at: reminder.instant(start: start, due: end, in: zone) ?? beginning, reminder: reminder,
      occurrence: occurrence, itemStart: beginning)
  }

  private func occurrences(of event: Event, from first: LocalMoment) -> [LocalMoment] {
    let text = event.repeatRule?.text ?? ""
    let step =
      text.contains("HOURLY") ? 5 * 3_600_000 : text.contains("INTERVAL") ? 172_800_000 : 86_400_000
    return (0..<(text.contains("COUNT") ? 3 : 150)).compactMap { number in
      LocalTime(millisecondsSince1970: first.time.millisecondsSince1970 + Int64(number * step))
        .map { first == .date(first.date) ? .date($0.date) : .dateTime($0) }
    }
  }
}
