package import Domain
import Platform

/// Compares the current occurrences of repeating tasks with their marks.
extension SQLiteStore {
  /// How many occurrences before the floors of series are counted at most, in all: more than people's stores have.
  private static let countBudget = 2_000_000

  /// A task that is at its floor costs two searches, for the marks of that occurrence. Of one that went on, all marks are
  /// read, and the rule is followed as far as they go. A task that cannot be read, or whose rule cannot be followed here, is
  /// left out.
  package func seriesFaults() throws -> [SeriesFault] {
    let marks = OccurrenceMarks(self)
    var unsure: [Int64] = []
    var bearer = Task(blank: "")
    try forEachSeries { series in
      bearer.uid = series.uid
      let isSound = try unlessDamaged {
        try series.isAtFloor && !marks.contains(series.present, of: bearer)
      }
      if isSound != true { unsure.append(series.id) }
    }
    return try seriesFaults(among: unsure)
  }

  package func mendSeries(ofTasks ids: [Int64]?, modified: Instant?) throws -> Int {
    let faults = try ids.map { try seriesFaults(among: $0) } ?? seriesFaults()
    let marks = OccurrenceMarks(self)
    for fault in faults {
      let task = try tasks.existing(fault.taskID)
      var mended = task
      mended.raiseFloor()
      _ = try tasks.save(mended, over: task, modified: modified)
      // Where it has none, marks of later occurrences were made before their time, and stay.
      if try marks.contains(fault.present, of: task) {
        try marks.reopen(fault.present, of: task)
        try marks.reopen(from: fault.present, of: task)
      }
    }
    return faults.count
  }

  package func settleSeries(modified: Instant) throws {
    if try replication.storeUID() != nil {
      for fault in try seriesFaults() where fault.unmarked < fault.present {
        let task = try tasks.existing(fault.taskID)
        var settled = task
        try settled.move(toOccurrence: fault.unmarked, in: days(named: task.zoneName))
        _ = try tasks.save(settled, over: task, modified: modified)
      }
    }
    _ = try mendSeries(ofTasks: nil, modified: modified)
  }

  private struct Series {
    var id: Int64
    var uid: String
    var present: LocalMoment
    /// Whether nothing before the present occurrence has to have a mark.
    var isAtFloor: Bool
  }

  private func forEachSeries(_ visit: (Series) throws -> Void) throws {
    let select = try database.statement(
      """
      SELECT id, uid, occurrence, occurrence = coalesce(repeat_floor, repeat_start) FROM task
      WHERE status = \(Status.open.rawValue) AND repeat_mode = \(RepeatMode.fixed.rawValue)
        AND repeat_start IS NOT NULL AND occurrence IS NOT NULL
        AND (repeat_rule <> '' OR added_dates IS NOT NULL) ORDER BY id
      """)
    defer { select.reset() }
    var need = MemoryNeed(bytesEach: MemoryNeed.bytesOfID)
    while try select.step() {
      try need.take()
      guard let present = LocalMoment(bytes: Array(select.bytes(2))) else { continue }
      try visit(
        Series(
          id: select.integer(0), uid: select.text(1), present: present,
          isAtFloor: select.integer(3) != 0))
    }
  }

  private func seriesFaults(among ids: [Int64]) throws -> [SeriesFault] {
    let marks = OccurrenceMarks(self)
    var budget = Self.countBudget
    return try ids.compactMap { id in
      try unlessDamaged { try seriesFault(ofTask: id, marks, &budget) } ?? nil
    }
  }

  private func seriesFault(
    ofTask id: Int64, _ marks: OccurrenceMarks, _ budget: inout Int
  ) throws -> SeriesFault? {
    guard let task = try tasks.tasks(ids: [id]).first, let present = task.occurrence,
      task.status == .open, task.repeats, task.repeatMode == .fixed
    else { return nil }
    let marked = try markedOccurrences(of: task)
    let isPresentMarked = try marks.contains(present, of: task)
    let unmarked = try task.firstUnmarked(in: days(named: task.zoneName), budget: &budget) {
      if $0 == present { return isPresentMarked }
      return try marked.contains($0) || marks.contains($0, of: task)
    }
    guard let unmarked, unmarked != present else { return nil }
    return SeriesFault(taskID: id, present: present, unmarked: unmarked)
  }

  /// All at once, for a search for each would take a while in a long series.
  private func markedOccurrences(of task: Task) throws -> Set<LocalMoment> {
    let select = try database.statement(
      """
      SELECT occurrence FROM completion
        WHERE task_uid = ?1 AND reopened = 0 AND occurrence IS NOT NULL
      UNION ALL SELECT occurrence FROM skipped_occurrence WHERE task_uid = ?1
      """)
    defer { select.reset() }
    try select.bind(task.uid)
    var marked = Set<LocalMoment>()
    var need = MemoryNeed(bytesEach: MemoryNeed.bytesOfID)
    while try select.step() {
      try need.take()
      if let occurrence = LocalMoment(bytes: Array(select.bytes(0))) { marked.insert(occurrence) }
    }
    return marked
  }

  /// Nil for what is wrong with one task, and says nothing against the others.
  private func unlessDamaged<Result>(_ body: () throws -> Result) throws -> Result? {
    do {
      return try body()
    } catch let failure as Failure
      where failure.kind == .corrupt || failure.kind == .invalid || failure.kind == .unsupported
    {
      return nil
    }
  }
}
