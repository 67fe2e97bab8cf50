import Calendar
import Domain
import Language
import TestSupport
import UseCases

@testable import Interchange

extension TestStore {
  /// Reads a file of another program, whose format its beginning has to show.
  @discardableResult
  func read(
    _ text: String, as expected: OthersFormat, dates order: Conventions.DateOrder? = nil,
    chunk: Int = 4_096
  ) throws -> ImportFile.Report {
    let beginning = try FileBeginning(of: source(text, chunk: chunk))
    guard FoundFormat(beginning: beginning.bytes) == .others(expected) else {
      throw Failure(.invalid, "It does not look like \(expected.rawValue).")
    }
    let dates = DateReader(
      now: now, zone: store.zone, conventions: Conventions(dateOrder: order),
      zones: { [almanac = store.almanac] in try? almanac.zone(named: $0) })
    var reader = OthersReader(
      expected, source: beginning.read, zone: store.zone, almanac: store.almanac, times: dates,
      now: now)
    return try importTasks(from: &reader)
  }

  /// The first task of that title.
  func titled(_ title: String) throws -> Task {
    guard let task = try contents().tasks.first(where: { $0.title == title }) else {
      throw Failure(.notFound, "No task is called \(title).")
    }
    return task
  }

  func projectName(of task: Task) throws -> String {
    try store.projects.path(of: store.projects.existing(task.projectID))
  }

  func sectionName(of task: Task) throws -> String? {
    try task.sectionUID.flatMap { try store.projectSections.find(uid: $0)?.name }
  }

  func comments(on task: Task) throws -> [String] {
    try contents().comments.filter { $0.itemUID == task.uid }.map(\.text)
  }
}

extension ImportFile.Report {
  /// What its notes on single lines say, with these.
  var said: [String] {
    notes.sorted.filter { $0.kind != .summed }.map { "\($0.line): \($0.message)" }
  }
}

extension ImportNotes {
  /// Those on single lines.
  var onLines: [ImportNote] { notes.filter { $0.kind != .summed } }
}
