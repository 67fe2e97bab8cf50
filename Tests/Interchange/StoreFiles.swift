import Domain
import Sync
import TestSupport
import UseCases

@testable import Interchange

/// The formats of files, each with the store's zone.
enum Format: CaseIterable, Sendable {
  case json, taskwarrior, csv, todoTxt, iCalendar

  func written(from test: TestStore, _ selection: ExportSelection? = nil) throws -> String {
    try export(from: test, selection).text
  }

  /// The file, and what there is to say of it.
  func export(
    from test: TestStore, _ selection: ExportSelection? = nil
  ) throws -> (text: String, notes: [String]) {
    let collected = Collected()
    let zone = test.store.zone
    var writer: any StoreInterchangeWriter =
      switch self {
      case .json: StoreJSONWriter(sink: collected.sink)
      case .taskwarrior: TaskwarriorWriter(sink: collected.sink, zone: zone)
      case .csv: CSVWriter(sink: collected.sink)
      case .todoTxt: TodoTxtWriter(sink: collected.sink, zone: zone)
      case .iCalendar:
        ICalendarWriter(
          sink: collected.sink, zone: zone, almanac: test.store.almanac, now: test.now)
      }
    let notes = try ExportStore(test.store).run(selection, to: &writer, at: test.now) { _, _ in }
    return (collected.text, notes.map(\.message.description))
  }

  @discardableResult
  func read(
    _ text: String, into test: TestStore, by policy: ImportPolicy = .newerWins,
    isTrial: Bool = false, chunk: Int = 4_096
  ) throws -> ImportFile.Report {
    try read(Array(text.utf8), into: test, by: policy, isTrial: isTrial, chunk: chunk)
  }

  func read(
    _ bytes: [UInt8], into test: TestStore, by policy: ImportPolicy = .newerWins,
    isTrial: Bool = false, chunk: Int = 4_096
  ) throws -> ImportFile.Report {
    let source = source(bytes, chunk: chunk)
    let zone = test.store.zone
    var reader: any StoreInterchangeReader =
      switch self {
      case .json: StoreJSONReader(source: source, now: test.now)
      case .taskwarrior:
        TaskwarriorReader(source: source, zone: zone, newUID: test.newUID, now: test.now)
      case .csv: CSVReader(source: source, zone: zone, now: test.now)
      case .todoTxt:
        TodoTxtReader(source: source, zone: zone, now: test.now)
      case .iCalendar:
        ICalendarReader(
          source: source, zone: zone, almanac: test.store.almanac, now: test.now)
      }
    return try test.importTasks(from: &reader, by: policy, isTrial: isTrial)
  }
}

extension Task {
  fileprivate var restored: Task {
    var restored = self
    restored.deleted = nil
    return restored
  }
}

extension TestStore {
  /// A store with projects, coloured tags, filters and tasks of any kind, under and after one another.
  static func random(seed: UInt64, count: Int = 60) throws -> TestStore {
    let test = try TestStore(zone: CityZone.paris, zones: CityZone.all)
    var random = RandomNumbers(seed: seed)
    try test.store.write(.importFile, at: test.now) {
      for number in 1...5 {
        var project = try Project(
          uid: "p\(number)", name: "Project \(number)", created: random.instant())
        project.colour = ColourToken.allCases.randomElement(using: &random) ?? .black
        try project.setDescription(random.line())
        try project.setIcon(random.maybe { _ in "🏠" } ?? "")
        project.position = random.orderKey()
        try project.archive(at: random.maybe { $0.instant() })
        _ = try test.store.projects.insert(project)
        try test.store.tags.save(Tag(name: "Tag, \(number)", colour: project.colour))
        var filter = try SavedFilter(
          uid: "f\(number)", name: random.line() + "\(number)", query: random.line(),
          created: random.instant())
        filter.colour = project.colour
        _ = try test.store.filters.insert(filter)
      }
      for number in 1...count {
        var task = try random.filedTask(id: Int64(number)).task
        try task.restartSeries(
          over: nil, in: test.store.zone(named: task.zoneName))
        // Exceptions are times as the start is.
        if task.repeatStart?.isDate != false {
          try task.setExcludedDates([])
          try task.setAddedDates([])
        }
        try test.insert(task, using: &random)
      }
    }
    return test
  }

  private func insert(_ task: Task, using random: inout RandomNumbers) throws {
    var task = task
    // Too early or too late a day has no instant in every zone.
    if (try? task.checkDates(in: store.zone)) == nil { task.start = nil }
    task.kept = nil
    let others = 1..<task.id
    task.parentID = others.isEmpty ? nil : random.maybe { Int64.random(in: others, using: &$0) }
    task.projectID = Int64.random(in: 1...6, using: &random)
    if let parent = try task.parentID.flatMap({ try store.tasks.task(id: $0) }) {
      task.projectID = parent.projectID
      // Not every format says what is in the trash.
      let (here, above) = (task.restored.status, parent.restored.status)
      if !task.status.fits(under: parent.status) || !here.fits(under: above) { task.parentID = nil }
    }
    if !others.isEmpty {
      try task.setDependencies(
        (0..<Int.random(in: 0...2, using: &random)).map { _ in
          Int64.random(in: others, using: &random)
        })
    }
    if Bool.random(using: &random) { try task.tags.insert("tag, 1") }
    _ = try store.tasks.insert(task)
  }
}
