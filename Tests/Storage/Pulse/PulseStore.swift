import Domain
import TestSupport

@testable import Storage

/// A store with a past made up at random, and what it is made of.
struct PulseStore {
  var tasks: [Task] = []
  var purged: [PurgedTask] = []
  var postponements: [Postponement] = []
  var completions: [Completion] = []
  var projects: [Project] = []
  let test: TestStore
  let zone: any Zone
  private var random: RandomNumbers
  private let days: [CalendarDate]

  /// Most instants are within some days of `around`, many of them next to a midnight.
  init(_ zone: any Zone, around: CalendarDate, seed: UInt64, size: Int) throws {
    self.zone = zone
    random = RandomNumbers(seed: seed)
    days = (-80...40).compactMap { around.adding(days: $0) }
    test = try TestStore(zone: zone)
    test.now = zone.startOfDay(around)
    test.advance(seconds: 40_000)
    try fill(size)
  }

  private mutating func fill(_ size: Int) throws {
    let store = test.store
    try store.write(.importFile, at: test.now) {
      for name in ["Home", "Work"] {
        _ = try store.projects.append(Project(uid: name, name: name, created: test.now))
      }
      projects = try store.projects.all()
      for number in 0..<size {
        var task = try Task(
          uid: "task-\(number)", title: "Task", projectID: element(of: projects).id,
          created: instant())
        task.due = due()
        task.completed = chance(2) ? nil : instant()
        task.deleted = chance(3) ? instant() : nil
        task.repeatStart = chance(4) ? .date(day()) : nil
        tasks.append(task)
        _ = try store.tasks.insert(task)
        try insertRecords(number)
      }
    }
  }

  private mutating func insertRecords(_ number: Int) throws {
    var gone = PurgedTask(uid: "purged-\(number)", created: instant(), deleted: instant())
    gone.due = due()
    gone.completed = chance(2) ? instant() : nil
    gone.projectUID = projectUID()
    gone.repeats = chance(4)
    purged.append(gone)
    _ = try test.store.purgedTasks.insert(gone)
    if let due = due() {
      var postponement = Postponement(
        uid: "postponement-\(number)", taskUID: "task", due: due, ended: instant())
      postponement.projectUID = projectUID()
      postponements.append(postponement)
      _ = try test.store.postponements.insert(postponement)
    }
    var completion = Completion(
      uid: "completion-\(number)", taskUID: "task-\(number)", occurrence: nil,
      completed: instant())
    completion.points = Int64.random(in: 0...7, using: &random)
    completion.priority = element(of: Priority.allCases)
    completion.due = due()
    completion.projectUID = projectUID()
    completions.append(completion)
    _ = try test.store.completions.insert(completion)
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 1...one, using: &random) == 1 }

  private mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  /// One in five was in a project that is gone.
  private mutating func projectUID() -> String {
    element(of: projects.map(\.uid) + ["gone", "gone too"])
  }

  private mutating func day() -> CalendarDate { element(of: days) }

  private mutating func instant() -> Instant {
    // A few are long ago, or far away.
    if chance(20) {
      return Instant(
        clamping: Int64.random(in: -1_000_000_000_000...4_000_000_000_000, using: &random))
    }
    let start = zone.startOfDay(day()).milliseconds
    return Instant(
      clamping: start
        + (chance(3)
          ? Int64.random(in: -1...1, using: &random)
          : Int64.random(in: 0..<86_400_000, using: &random)))
  }

  private mutating func due() -> Moment? {
    switch Int.random(in: 0...3, using: &random) {
    case 0: nil
    case 1: .dateTime(instant())
    default: .date(chance(20) ? zone.day(containing: instant()) : day())
    }
  }
}
