import Domain
import TestSupport
import UseCases

/// A call of any kind on what is around tasks by chance: timers, templates, calendars, filters, holidays, alerts.
struct RandomOtherUseCase {
  let test: TestStore

  private var store: any Store { test.store }
  private var now: Instant { test.now }

  func run(_ numbers: inout RandomNumbers) throws {
    let task = try test.contents().tasks.randomElement(using: &numbers)?.id ?? 0
    switch Int.random(in: 0..<20, using: &numbers) {
    case 0...4: try time(of: task, &numbers)
    case 5: try template(of: task, &numbers)
    case 6...7: try calendar(&numbers)
    case 8...9: try filter(&numbers)
    case 10: try holiday(&numbers)
    case 11...12: try alerts(&numbers)
    case 13: try ExpireTasks(store).run(at: now)
    case 14: try StartTasks(store, newUID: test.newUID).run([task], at: now)
    case 15: try StopTasks(store).run([task], at: now)
    case 16: try CancelTasks(store).run([task], at: now)
    case 17: _ = try CopyTask(store, newUID: test.newUID).run(task, at: now)
    case 18:
      let colour = [ColourToken.red, .blue].randomElement(using: &numbers) ?? .red
      try SetTagColour(store).run(
        ["a", "b"].randomElement(using: &numbers) ?? "a", colour, at: now)
    default:
      var input = TaskInput()
      input.until = .some(.dateTime(Instant(clamping: now.milliseconds + 1_000_000)))
      try UpdateTasks(store, newUID: test.newUID).run([task], to: input, at: now)
    }
  }

  private func time(of task: Int64, _ numbers: inout RandomNumbers) throws {
    let entry = try store.timeEntries.all().randomElement(using: &numbers)?.id ?? 0
    var input = TimeEntryInput()
    input.note = ["Called", "Wrote"].randomElement(using: &numbers)
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0:
      input.taskID = task
      _ = try StartTimer(store, newUID: test.newUID).run(input, at: now)
    case 1: _ = try StopTimer(store).run(at: now)
    case 2:
      input.taskID = task
      input.start = Instant(clamping: now.milliseconds - 3_600_000)
      input.end = now
      _ = try AddTimeEntry(store, newUID: test.newUID).run(input, at: now)
    case 3: try UpdateTimeEntry(store).run(entry, to: input, at: now)
    default: try DeleteTimeEntries(store).run([entry], at: now)
    }
  }

  private func template(of task: Int64, _ numbers: inout RandomNumbers) throws {
    let id = try store.templates.all().randomElement(using: &numbers)?.id ?? 0
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0:
      var input = TemplateInput()
      input.name = ["Week", "Trip"].randomElement(using: &numbers)
      input.source = .task(task)
      _ = try AddTemplate(store, newUID: test.newUID).run(input, at: now)
    case 1: _ = try UseTemplate(store, newUID: test.newUID).run(id, on: nil, in: nil, at: now)
    default: try DeleteTemplates(store).run([id], at: now)
    }
  }

  private func calendar(_ numbers: inout RandomNumbers) throws {
    let id = try store.calendars.all().randomElement(using: &numbers)?.id ?? 0
    var input = CalendarInput()
    input.name = ["Home", "Work", "Club"].randomElement(using: &numbers)
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: _ = try AddCalendar(store, newUID: test.newUID).run(input, at: now)
    case 1: try UpdateCalendar(store).run(id, to: input, at: now)
    default:
      try DeleteCalendars(store).run([id], withEvents: Bool.random(using: &numbers), at: now)
    }
  }

  private func filter(_ numbers: inout RandomNumbers) throws {
    let id = try store.filters.all().randomElement(using: &numbers)?.id ?? 0
    var input = FilterInput()
    input.name = ["Soon", "Urgent"].randomElement(using: &numbers)
    input.query = ["p0", "p1"].randomElement(using: &numbers)
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0:
      _ = try AddFilter(store, newUID: test.newUID, canonicalQuery: { $0 }).run(input, at: now)
    case 1: try UpdateFilter(store, canonicalQuery: { $0 }).run(id, to: input, at: now)
    default: try DeleteFilters(store).run([id], at: now)
    }
  }

  private func holiday(_ numbers: inout RandomNumbers) throws {
    let holidays = try store.holidays.all()
    if let holiday = holidays.randomElement(using: &numbers), Bool.random(using: &numbers) {
      return try DeleteHolidays(store).run([holiday.id], at: now)
    }
    let day = store.zone.day(containing: now)
    _ = try AddHoliday(store, newUID: test.newUID).run(
      from: day, through: day.adding(days: Int.random(in: 0...3, using: &numbers)), at: now)
  }

  private func alerts(_ numbers: inout RandomNumbers) throws {
    let ids = try FireDueAlerts(store, newUID: test.newUID).run(at: now)
    if let id = ids.randomElement(using: &numbers) {
      try AcknowledgeAlerts(store).run([id], at: now)
    }
  }
}
