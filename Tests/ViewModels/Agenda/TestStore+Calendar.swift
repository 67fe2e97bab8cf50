import Domain
import Localization
import Storage
import TestSupport

@testable import ViewModels

extension TestStore {
  /// Stores an event as it is made.
  @discardableResult
  func addEvent(
    _ title: String, _ start: String, minutes: Int64 = 60, repeats rule: String? = nil,
    zone name: String? = nil, _ change: (inout Event) throws -> Void = { _ in }
  ) throws -> Int64 {
    let start = try moment(start)
    var event = try Event(uid: newUID(), title: title, start: start, created: now)
    try event.setDuration(minutes * 60)
    let isDate = if case .date = start { true } else { false }
    event.zoneName = isDate ? nil : name ?? store.zone.name
    event.repeatRule = try rule.map { try RepeatRule($0) }
    if rule != nil {
      event.repeatStart = LocalMoment(start, in: try store.zone(named: event.zoneName))
    }
    try change(&event)
    return try store.write(.addEvents, at: now) { try store.events.insert(event) }
  }

  func agenda(
    _ first: String, _ last: String, wording: Wording = .english,
    _ change: (inout AgendaOptions) -> Void = { _ in }
  ) throws -> [AgendaEntry] {
    var options = try AgendaOptions(first: day(first), last: day(last))
    change(&options)
    return try store.read {
      try AgendaReader(store, store.dueTasks(at: now), wording).entries(options, at: now)
    }
  }

  func month(_ year: Int, _ month: Int, weekStart: Int = 1) throws -> [MonthDay] {
    try store.read {
      try MonthReader(store, store.dueTasks(at: now), at: now)
        .days(year: year, month: month, weekStart: weekStart)
    }
  }
}

func day(_ text: String) throws -> CalendarDate {
  guard let date = CalendarDate(text: text) else {
    throw Failure(.invalid, Message(verbatim: text))
  }
  return date
}

extension AgendaEntry {
  /// `2026-12-24 09:00-10:30 Stand-up`
  var line: String { "\(date.text) \(timeLabel) \(title)" }
}
