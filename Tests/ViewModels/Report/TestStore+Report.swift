import Domain
import Storage
import TestSupport
import UseCases

@testable import ViewModels

extension TestStore {
  /// A report on the last 30 days.
  func report(weekStart: Int = 1, wording: Wording = .english) throws -> Report {
    var request = ReportRequest()
    request.weekStart = weekStart
    let today = store.zone.day(containing: now)
    let query = try request.query(today: today, localeWeekStart: 1)
    let sources = try ReportSources(
      title: request.title, pulse: store.pulse(query, at: now),
      year: store.pulse(ReportSources.year(upTo: today, weekStart: weekStart), at: now),
      completions: doneTasks(on: today), wording)
    return try ReportReader(store.facts(at: now), at: now, in: store.zone, wording)
      .report(sources)
  }

  func doneTasks(on day: CalendarDate) throws -> [DoneTask] {
    let range = store.zone.startOfDay(day)..<store.zone.end(of: day)
    var done: [DoneTask] = []
    try store.completionListing().forEach(ofTask: nil, in: range) {
      done.append(
        DoneTask(
          taskID: $0.optionalInteger(.taskID),
          completed: Instant(clamping: $0.integer(.completed)), points: $0.integer(.points)))
    }
    return done
  }

  func complete(_ id: Int64) throws {
    try CompleteTasks(store).run([id], at: now)
  }
}
