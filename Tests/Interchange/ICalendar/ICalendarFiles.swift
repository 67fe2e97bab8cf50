import Calendar
import Domain
import TestSupport
import UseCases

@testable import Interchange

extension TestStore {
  /// A store in Paris that knows the system's zones.
  static func inParis(now: String = "2026-11-21T09:00:00Z") throws -> TestStore {
    let zones = try [
      "Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "UTC",
    ]
    .map { try SystemZone(named: $0) }
    return try TestStore(zone: zones[0], zones: zones, now: now)
  }

  /// Reads components as those of a calendar, a line for each of theirs.
  @discardableResult
  func read(_ components: String, chunk: Int = 4_096) throws -> ImportFile.Report {
    try Format.iCalendar.read(
      "BEGIN:VCALENDAR\nVERSION:2.0\n\(components)\nEND:VCALENDAR\n", into: self, chunk: chunk)
  }

  /// What is exported, without folds, zones and stamps.
  func calendarLines() throws -> [String] {
    let text = try Format.iCalendar.written(from: self)
      .replacing("\r\n ", with: "").replacing(/BEGIN:VTIMEZONE[\s\S]*END:VTIMEZONE\r\n/, with: "")
    return text.split(separator: "\r\n").map { String($0) }
      .filter { !$0.hasPrefix("DTSTAMP") && !$0.hasPrefix("CREATED:2026-11-21") }
  }

  func task(_ uid: String) throws -> Task {
    guard let task = try store.tasks.task(uid: uid) else { throw Failure(.notFound, "\(uid)") }
    return task
  }

  func event(_ uid: String) throws -> Event {
    guard let event = try store.events.find(uid: uid) else { throw Failure(.notFound, "\(uid)") }
    return event
  }
}
