import Domain
import TestSupport
import Testing

@testable import Storage

/// What SQLite finds for a filter is what the words of the filter say of each task.
@Suite struct FilterPropertyTests {
  @Test(
    "Random filters find the tasks that they describe, around midnight and clock changes",
    arguments: [0, 1, 2, 3, 4])
  func randomFilters(zoneIndex: Int) throws {
    let zone = Self.zone(zoneIndex)
    var random = RandomNumbers(seed: UInt64(zoneIndex) + 1)
    let newYear = zone.startOfDay(try #require(Self.newYear))
    let middle = (zone as? ChangingZone)?.change ?? newYear
    let day = zone.localTime(at: middle).date
    let moments = RandomMoments(zone: zone, day: day)
    let test = try TestStore(zone: zone)
    test.now = moments.instant(&random)
    try fill(test.store, moments, &random)
    let evaluator = try FilterEvaluator(test.store)
    for _ in 0..<300 {
      test.now = moments.instant(&random)
      let query = TaskQuery(moments.filter(&random, depth: 3))
      let listing = test.store.listing(at: test.now)
      let expected = evaluator.ids(query.effectiveFilter(at: test.now))
      let found = try listing.places(query).map(\.id)
      #expect(found == expected, "\(query.filter) at \(test.now.text) in \(zone.name)")
      #expect(try listing.count(query) == Int64(expected.count))
      if found != expected { return }
    }
  }

  private static let newYear = CalendarDate(year: 2027, month: 1, day: 1)

  private static func zone(_ index: Int) -> any Zone {
    switch index {
    case 0: FixedZone(hours: -11)
    case 1: FixedZone(hours: 14)
    case 2: ChangingZone.skippedMidnight
    case 3: ChangingZone.repeatedEvening
    default: ChangingZone.skippedDay
    }
  }

  private func fill(
    _ store: SQLiteStore, _ moments: RandomMoments, _ random: inout RandomNumbers
  ) throws {
    try store.write(.addTasks, at: Instant(clamping: 0)) {
      for number in 1...4 {
        var project = try Project(
          uid: "project-\(number)", name: "Project \(number)", created: Instant(clamping: 0))
        if number == 4 { try project.archive(at: Instant(clamping: 1)) }
        _ = try store.projects.insert(project)
      }
      for number in 1...250 {
        let task = try moments.task(number, &random)
        _ = try store.tasks.insert(task)
      }
    }
  }
}

/// Tasks and filters whose times are near a day's beginning and end.
private struct RandomMoments {
  let zone: any Zone
  let day: CalendarDate

  func date(_ random: inout RandomNumbers) -> CalendarDate {
    let days = day.daysSince1970 + Int.random(in: -3...3, using: &random)
    return CalendarDate(daysSince1970: days) ?? day
  }

  func instant(_ random: inout RandomNumbers) -> Instant {
    let date = date(&random)
    let edge = Bool.random(using: &random) ? zone.startOfDay(date) : zone.endOfDay(date)
    let steps: [Int64] = [-3_600_000, -1_800_000, -1, 0, 0, 0, 1, 1_800_000, 3_600_000]
    return Instant(clamping: edge.milliseconds + (steps.randomElement(using: &random) ?? 0))
  }

  func moment(_ random: inout RandomNumbers) -> Moment {
    switch random.below(3) {
    case 0: .date(date(&random))
    case 1: .dateTime(instant(&random))
    default: .floating(zone.localTime(at: instant(&random)))
    }
  }

  func task(_ number: Int, _ random: inout RandomNumbers) throws -> Task {
    var task = try Task(
      uid: "task-\(number)", title: "Task \(number)", projectID: .random(in: 1...5, using: &random),
      created: instant(&random))
    task.priority = Priority.allCases.randomElement(using: &random) ?? .p2
    task.isFavourite = random.chance(4)
    if random.chance(3) { try task.setSlot(.evening) }
    if random.chance(2) { try task.setNotes("Notes") }
    if random.chance(2) { try task.setEstimatedDuration(.random(in: 1...9, using: &random)) }
    if random.chance(3) { try task.setHourlyRate(.random(in: 1...9, using: &random)) }
    if random.chance(2) { task.due = moment(&random) }
    if random.chance(3) { task.start = moment(&random) }
    if random.chance(3) { task.planned = moment(&random) }
    if random.chance(3) { task.until = moment(&random) }
    for tag in ["bank", "Éclair", "home"] where random.chance(3) { try task.tags.insert(tag) }
    if number > 1, random.chance(2) {
      task.parentID = .random(in: 1..<Int64(number), using: &random)
    }
    if number > 1, random.chance(3) {
      try task.setDependencies([.random(in: 1..<Int64(number), using: &random)])
    }
    if random.chance(3) { task.completed = instant(&random) }
    if random.chance(4) { task.started = instant(&random) }
    if random.chance(4) { task.cancelled = instant(&random) }
    if random.chance(6) { task.deleted = instant(&random) }
    task.modified = instant(&random)
    task.settleState()
    return task
  }

  func filter(_ random: inout RandomNumbers, depth: Int) -> TaskFilter {
    let leaves = 22
    switch Int.random(in: 0..<(depth > 0 ? leaves + 9 : leaves), using: &random) {
    case 0: return .ids((0..<20).map { _ in .random(in: 0...260, using: &random) })
    case 1:
      return .project((0...random.below(2)).map { _ in .id(.random(in: 1...5, using: &random)) })
    case 2: return .tag(["BANK", "eclair", "home", "nobody"].randomElement(using: &random) ?? "")
    case 3: return .priority(random.subset(Priority.allCases))
    case 4, 5: return .status(random.subset(Status.allCases))
    case 6: return .favourite
    case 7: return .slot(random.subset(Slot.allCases), on: date(&random))
    case 8, 9:
      let time = TaskFilter.Time.allCases.randomElement(using: &random) ?? .due
      return .time(
        time, from: random.chance(3) ? nil : instant(&random),
        before: random.chance(3) ? nil : instant(&random))
    case 10: return .has(TaskProperty.allCases.randomElement(using: &random) ?? .due)
    case 11: return .parent(random.chance(4) ? nil : .random(in: 1...60, using: &random))
    case 12: return .below(.random(in: 1...60, using: &random))
    case 13: return random.chance(2) ? .blocked : .blocking
    case 14:
      return random.chance(2)
        ? .overdue(at: instant(&random)) : .expired(at: instant(&random))
    case 15: return .hidden(at: instant(&random))
    case 16: return .archived
    case 17:
      return .number(
        .estimatedDuration, from: random.chance(3) ? nil : .random(in: 1...9, using: &random),
        to: random.chance(3) ? nil : .random(in: 1...9, using: &random))
    case 18: return .floating
    case 19: return .timed
    case 20: return .uids(["task-\(Int.random(in: 1...9, using: &random))"])
    case 21:
      let place =
        [TextPattern.Place.anywhere, .start, .end, .word, .whole]
        .randomElement(using: &random) ?? .word
      let text = ["1", "task 2", "bank", "ecl", "TE", "Notes"].randomElement(using: &random) ?? ""
      let field = [TextPattern.Field.title, .notes, .tag].randomElement(using: &random) ?? .title
      return .pattern(TextPattern(text, place, of: field))
    case 22...24: return .all(filters(&random, depth: depth - 1))
    case 25...27: return .any(filters(&random, depth: depth - 1))
    default: return .not(filter(&random, depth: depth - 1))
    }
  }

  private func filters(_ random: inout RandomNumbers, depth: Int) -> [TaskFilter] {
    (0..<random.below(4)).map { _ in filter(&random, depth: depth) }
  }
}

/// Says of each task whether a filter's conditions hold, by the words of ``TaskFilter``.
private struct FilterEvaluator {
  let tasks: [Int64: Task]
  let archived: Set<Int64>
  let zone: any Zone

  init(_ store: SQLiteStore) throws {
    let all = try store.tasks.tasks(after: 0, limit: .max)
    tasks = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    archived = Set(try store.projects.all().filter { $0.archived != nil }.map(\.id))
    zone = store.zone
  }

  func ids(_ filter: TaskFilter) -> [Int64] {
    tasks.values.filter { holds(filter, of: $0) }
      .sorted { ($0.created, $0.uid) < ($1.created, $1.uid) }.map(\.id)
  }

  private func holds(_ filter: TaskFilter, of task: Task) -> Bool {
    switch filter {
    case .all(let parts): parts.allSatisfy { holds($0, of: task) }
    case .any(let parts): parts.contains { holds($0, of: task) }
    case .not(let part): !holds(part, of: task)
    case .ids(let ids): ids.contains(task.id)
    case .project(let choices): choices.contains(.id(task.projectID))
    case .section(let uids): task.sectionUID.map { uids.contains($0) } ?? false
    case .field(let condition): task.fieldValues[condition.fieldUID] != nil
    case .tag(let name): task.tags.names.contains { NameKey($0) == NameKey(name) }
    case .priority(let priorities): priorities.contains(task.priority)
    case .status(let statuses): statuses.contains(task.status)
    case .favourite: task.isFavourite
    case .slot(let slots, let day): slots.contains(task.slot(on: day, in: zone))
    case .time(let time, let from, let before):
      instant(time, of: task).map { instant in
        (from.map { instant >= $0 } ?? true) && (before.map { instant < $0 } ?? true)
      } ?? false
    case .has(let property): has(property, task)
    case .number(.estimatedDuration, let from, let to):
      task.estimatedDuration.map { (from ?? .min) <= $0 && $0 <= (to ?? .max) } ?? false
    case .number: false
    case .parent(let id): task.parentID == id
    case .below(let id): ancestors(of: task).contains(id)
    case .blocked: isBlocked(task)
    case .blocking:
      task.status == .open
        && tasks.values.contains { $0.status == .open && $0.dependencies.contains(task.id) }
    case .overdue(let now):
      task.status == .open && (task.due.map { $0.end(in: zone) < now } ?? false)
        && !task.isExpired(at: now, in: zone)
    case .expired(let now): task.isExpired(at: now, in: zone)
    case .floating: !task.floatingTimes.isEmpty
    case .hidden(let now):
      task.status == .open && (task.start.map { $0.beginning(in: zone) > now } ?? false)
    case .archived: archived.contains(task.projectID)
    case .text, .urgency: false
    case .timed: task.due.map { if case .date = $0 { false } else { true } } ?? false
    case .uids(let prefixes): prefixes.contains { task.uid.hasPrefix($0) }
    case .pattern(let pattern): has(pattern, task)
    }
  }

  private func has(_ pattern: TextPattern, _ task: Task) -> Bool {
    let texts: [String] =
      switch pattern.field {
      case .title: [task.title]
      case .notes: [task.notes]
      case .tag: Array(task.tags.names)
      case .project, .section, .repeatRule: []
      }
    let key = NameKey(pattern.text).text
    return texts.map { NameKey($0).text }.contains { text in
      switch pattern.place {
      case .anywhere: text.contains(key)
      case .start: text.hasPrefix(key)
      case .end: text.hasSuffix(key)
      case .whole: text == key
      case .word: " \(text) ".contains(" \(key) ")
      }
    }
  }

  private func isBlocked(_ task: Task) -> Bool {
    task.status == .open && task.dependencies.contains { tasks[$0]?.status == .open }
  }

  private func ancestors(of task: Task) -> [Int64] {
    var ids: [Int64] = []
    var next = task.parentID
    while let id = next {
      ids.append(id)
      next = tasks[id]?.parentID
    }
    return ids
  }

  private func instant(_ time: TaskFilter.Time, of task: Task) -> Instant? {
    switch time {
    case .start: task.start?.beginning(in: zone)
    case .planned: task.planned?.beginning(in: zone)
    case .until: task.until?.end(in: zone)
    case .due: task.due?.end(in: zone)
    case .created: task.created
    case .modified: task.modified
    case .completed: task.completed
    case .deleted: task.deleted
    case .started: task.started
    case .cancelled: task.cancelled
    }
  }

  private func has(_ property: TaskProperty, _ task: Task) -> Bool {
    switch property {
    case .notes: !task.notes.isEmpty
    case .tag: !task.tags.names.isEmpty
    case .parent: task.parentID != nil
    case .favourite: task.isFavourite
    case .start: task.start != nil
    case .planned: task.planned != nil
    case .until: task.until != nil
    case .due: task.due != nil
    case .estimatedDuration: task.estimatedDuration != nil
    case .hourlyRate: task.hourlyRate != nil
    case .url: !task.url.isEmpty
    case .reminders: !task.reminders.isEmpty
    case .repeatRule: task.repeatRule != nil
    case .dependency: !task.dependencies.isEmpty
    case .completed: task.completed != nil
    case .deleted: task.deleted != nil
    case .started: task.started != nil
    case .cancelled: task.cancelled != nil
    case .kept: task.kept != nil
    case .repeatMode: task.repeatMode != .fixed
    case .repeatStart: task.repeatStart != nil
    case .repeatFloor: task.repeatFloor != nil
    case .repeatDone: task.repeatDone != nil
    case .excludedDates: !task.excludedDates.isEmpty
    case .addedDates: !task.addedDates.isEmpty
    case .occurrence: task.occurrence != nil
    case .series: task.seriesUID != nil
    case .zone: task.zoneName != nil
    case .section: task.sectionUID != nil
    case .links: !task.links.isEmpty
    case .fieldValues: !task.fieldValues.isEmpty
    case .title, .project, .position, .priority, .slot, .created, .modified: true
    }
  }
}

extension RandomNumbers {
  /// True once in so many times.
  fileprivate mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }

  fileprivate mutating func below(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &self)
  }

  fileprivate mutating func subset<Member: Hashable>(_ members: [Member]) -> Set<Member> {
    Set(members.filter { _ in chance(2) })
  }
}
