import Domain
import Localization
import Storage
import TestSupport

@testable import ViewModels

extension TestStore {
  /// Changes a task as it is stored.
  func change(_ id: Int64, _ change: (inout Task) throws -> Void) throws {
    try store.write(.updateTasks, at: now) {
      let old = try store.tasks.existing(id)
      var task = old
      try change(&task)
      try store.tasks.save(task, over: old, modified: now)
    }
  }

  func home(
    query: String = "", sectionLimit: Int64? = nil,
    wording: Wording = .english,
    parse: @escaping (String) throws -> TaskQuery = { _ in TaskQuery() }
  ) throws -> Home {
    var options = Home.Options()
    options.query = query
    options.sectionLimit = sectionLimit
    return try HomeReader(
      store.facts(at: now), projects: store.projects.all(), filters: store.filters.all(),
      done: doneTasks(on: store.zone.day(containing: now)), at: now, in: store.zone, wording,
      parse: parse
    ).home(options)
  }

  func detail(_ id: Int64, wording: Wording = .english) throws -> Detail {
    try DetailReader(store.facts(at: now), store, at: now, wording).detail(of: id)
  }

  func row(_ id: Int64) throws -> Row {
    try detail(id).row
  }
}

/// A date or an instant as text: `2026-12-24`, `2026-12-24T16:00:00Z`.
func moment(_ text: String) throws -> Moment { try Moment(text: text) }

func instant(_ text: String) throws -> Instant {
  guard let instant = Instant(text: text) else { throw Failure(.invalid, Message(verbatim: text)) }
  return instant
}
