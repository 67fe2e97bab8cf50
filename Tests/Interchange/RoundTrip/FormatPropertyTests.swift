import Domain
import TestSupport
import Testing

@testable import Interchange
@testable import UseCases

/// Every format with every property of a task: what a file says is taken over, and what its format
/// cannot say stays as it is here.
@Suite struct FormatPropertyTests {
  private static let uid = "uid-5"

  @Test(
    "A file sets what its format says, and keeps the rest",
    arguments: Format.allCases,
    TaskProperty.allCases.filter { $0 != .section && $0 != .fieldValues })
  func property(format: Format, property: TaskProperty) throws {
    for seed in UInt64(1)...3 {
      var random = RandomNumbers(seed: seed)
      let here = try task(for: property, in: format, &random)
      let there = try here.changing(property, in: format, &random)
      #expect(here != there, "\(property) was not changed")
      let text = try format.written(from: store(there))
      let test = try store(here)
      test.advance(seconds: 60)
      try format.read(text, into: test)
      var expected = here
      if format.says(property) { try expected.take(property, from: there) }
      // Where it is said alone which occurrence it is, those before it are over.
      if expected != here, [.repeatStart, .occurrence].contains(property),
        !format.says(.repeatFloor)
      {
        expected.raiseFloor()
      }
      if property == .modified, there.modified < here.modified { expected = here }
      // What is edited in a file of the version here is a change of now.
      if expected != here, property != .modified || !format.says(.modified) {
        expected.modified = test.now
      }
      let read = try #require(try test.store.tasks.task(uid: Self.uid))
      let differences = try read.differences(from: expected)
      #expect(differences.isEmpty, "\(differences), seed \(seed): \(text)")
    }
  }

  @Test(
    "An empty store gets all that the format says of a task",
    arguments: [Format.json, .csv, .taskwarrior, .iCalendar])
  func whole(format: Format) throws {
    for seed in UInt64(1)...8 {
      var random = RandomNumbers(seed: seed)
      let there = try task(for: .title, in: format, &random)
      let text = try format.written(from: store(there))
      let test = try TestStore(zone: CityZone.paris, zones: CityZone.all)
      try format.read(text, into: test)
      let read = try #require(try test.store.tasks.task(uid: Self.uid))
      for property in TaskProperty.allCases
      where format.says(property) && ![.project, .parent, .dependency].contains(property) {
        var expected = read
        try expected.take(property, from: there)
        #expect(read == expected, "\(property) of \(text)")
      }
    }
  }

  @Test("An export names what its format cannot say of some task", arguments: Format.allCases)
  func notes(format: Format) throws {
    var random = RandomNumbers(seed: 9)
    let full = try task(for: .title, in: format, &random)
    let notes = try format.export(from: store(full)).notes
    let unsaid = TaskProperty.allCases.filter { !format.says($0) && full.has($0) }
    #expect(
      notes
        == unsaid.map { "Left out: \($0.rawValue) of 1 task, which this format cannot say." })
    #expect(notes.isEmpty == (format != .todoTxt))
  }

  /// A task with a value of every property that is not its default.
  private func task(
    for property: TaskProperty, in format: Format, _ random: inout RandomNumbers
  ) throws -> Task {
    var task = try Task(uid: Self.uid, title: "T", projectID: 2, created: random.instant())
    task.id = 5
    // A task is in progress, completed or cancelled, and not two of these.
    let states: Set<TaskProperty> = [.started, .completed, .cancelled]
    let state = states.contains(property) ? property : .completed
    // A section and own fields have to be there: their own tests have some.
    for each in TaskProperty.allCases
    where ![.deleted, .section, .fieldValues].contains(each) {
      if states.contains(each), each != state { continue }
      // Of a series, until is the rule's end, and nothing beside it.
      if each == .until, property != .until { continue }
      if each == .repeatRule, property == .until { continue }
      // The series begins anew where a format that does not say where it began moves the task.
      let moves = [.start, .due].contains(property) && !format.says(.repeatStart)
      if moves, [.repeatRule, .addedDates].contains(each) { continue }
      task = try task.changing(each, in: format, &random)
    }
    // A subtask is in the project of its parent.
    task.parentID = property == .project ? nil : 1
    task.projectID = 2
    try task.setDependencies([3])
    return task
  }

  /// A store with four other tasks, two projects and that task.
  private func store(_ task: Task) throws -> TestStore {
    let test = try TestStore(zone: CityZone.paris, zones: CityZone.all)
    try test.store.write(.importFile, at: test.now) {
      for (id, name) in [(2, "Home"), (3, "Work")] {
        _ = try test.store.projects.insert(
          Project(id: Int64(id), uid: name, name: name, created: test.now))
      }
      for id in Int64(1)...4 {
        var other = try Task(uid: "uid-\(id)", title: "T\(id)", projectID: 2, created: test.now)
        other.id = id
        _ = try test.store.tasks.insert(other)
      }
      _ = try test.store.tasks.insert(task)
    }
    return test
  }
}

extension Format {
  fileprivate func says(_ property: TaskProperty) -> Bool {
    switch self {
    case .json: true
    // Each keeps its own of what it has.
    case _ where property == .kept: false
    case .csv: Set<TaskProperty>.csv.contains(property)
    case .taskwarrior: Set<TaskProperty>.taskwarrior.contains(property)
    case .todoTxt: Set<TaskProperty>.todoTxt.contains(property)
    case .iCalendar: Set<TaskProperty>.iCalendar.contains(property)
    }
  }
}

extension Task {
  fileprivate func differences(from other: Task) throws -> [TaskProperty] {
    try TaskProperty.allCases.filter { property in
      var copy = self
      try copy.take(property, from: other)
      return copy != self
    }
  }

  /// The task with another value of a property, as exact as the format says it.
  fileprivate func changing(
    _ property: TaskProperty, in format: Format, _ random: inout RandomNumbers
  ) throws -> Task {
    var changed = self
    for _ in 0..<100 {
      var filed = FiledTask(task: self, projectName: "", saying: .all)
      switch property {
      case .project: filed.task.projectID = 3
      case .parent: filed.task.parentID = 2
      case .dependency: try filed.task.setDependencies([4])
      default: try random.set(property, of: &filed)
      }
      changed = filed.task
      changed.roundTimes(to: format == .todoTxt ? 86_400_000 : 1_000)
      if changed != self, (try? changed.checkDates(in: CityZone.paris)) != nil { return changed }
    }
    // The one other value that there is.
    try changed.take(
      property, from: Task(uid: uid, title: "T", projectID: projectID, created: created))
    return changed
  }

  /// Files say these times to the second, or to the day.
  private mutating func roundTimes(to unit: Int64) {
    func rounded(_ instant: Instant) -> Instant {
      let milliseconds = min(max(instant.milliseconds, 400_000_000_000), 4_000_000_000_000)
      let shift: Int64 = unit == 1_000 ? 0 : 3_600_000
      return Instant(clamping: (milliseconds + shift) / unit * unit - shift)
    }
    created = rounded(created)
    modified = rounded(modified)
    completed = completed.map(rounded)
    started = started.map(rounded)
    cancelled = cancelled.map(rounded)
    deleted = deleted.map(rounded)
    guard unit > 1_000 else { return }
    start = start.map { .date($0.date(in: CityZone.paris)) }
    due = due.map { .date($0.date(in: CityZone.paris)) }
  }
}
