import Domain
import Sync

/// Derives properties of a task from other records: its project from its parent, its occurrence from the
/// marks.
struct ShownTasks {
  private let shown: ShownRecords
  private var records: Records { shown.records }
  private var database: Database { shown.database }

  init(_ shown: ShownRecords) { self.shown = shown }

  /// - Returns: whether the project and the section that it names are there.
  func settle(_ task: inout Task, over present: Task?, _ state: RecordStates.State) throws -> Bool {
    if let removal = state.removal, task.deleted == nil {
      task.deleted = removal.claim.stamp.clock.instant
    }
    task.settleState()
    let named = state.registers[PropertyKey(TaskProperty.project.rawValue)]?.value.text
    let project = try named.flatMap { try records.projects.id(ofUID: $0) }
    task.projectID = project ?? Project.inboxID
    if let parent = task.parentID, let id = try self.project(ofTask: parent) { task.projectID = id }
    let section = task.sectionUID
    try records.tasks.dropSectionOfOtherProject(&task)
    let hasSection =
      try section == nil || task.sectionUID != nil
      || section.flatMap { try records.projectSections.find(uid: $0) } != nil
    return (named == nil || project != nil) && hasSection
  }

  private func project(ofTask id: Int64) throws -> Int64? {
    let select = try database.statement("SELECT project_id FROM task WHERE id = ?")
    defer { select.reset() }
    try select.bind(id)
    return try select.step() ? select.integer(0) : nil
  }

  /// A project goes: its tasks are in Inbox until it comes again.
  func leave(_ project: Project) throws {
    for task in try records.tasks.tasks(inProject: project.id) {
      var moved = task
      moved.projectID = Project.inboxID
      moved.sectionUID = nil
      _ = try records.tasks.save(moved, over: task)
      try shown.states.set(.forOthers, of: RecordKey(.task, task.uid))
    }
  }

  /// A section goes: its tasks are below none until it comes again.
  func leave(_ section: ProjectSection) throws {
    let ids = try records.projectSections.taskIDs(in: section)
    for task in try records.tasks.tasks(ids: ids) {
      var freed = task
      freed.sectionUID = nil
      _ = try records.tasks.save(freed, over: task)
      try shown.states.set(.forOthers, of: RecordKey(.task, task.uid))
    }
  }

  /// A task goes: what is below it is by itself, and nothing waits for it.
  func leave(_ task: Task) throws {
    for child in try records.tasks.descendants(of: [task.id], Set(Status.allCases))
    where child.parentID == task.id {
      var freed = child
      freed.parentID = nil
      _ = try records.tasks.save(freed, over: child)
      shown.free(task: ExactText(child.uid))
    }
    for other in try records.tasks.dependents(on: [task.id]) {
      var freed = other
      try freed.setDependencies(other.dependencies.filter { $0 != task.id })
      _ = try records.tasks.save(freed, over: other)
    }
  }

  /// Settles tasks that are below another one now or below none (`freed`), those that were shown, and those whose
  /// occurrence may be another one now (`series`).
  func update(freed: Set<ExactText>, shown: Set<ExactText>, series: Set<ExactText>) throws {
    let together = try shown.count > Self.askedOneByOne ? tasksTogether() : nil
    for uid in freed.union(shown).sorted() {
      if !freed.contains(uid), try together.map({ !$0.contains(uid) }) ?? isAlone(uid) {
        continue
      }
      if let task = try records.tasks.task(uid: uid.text) { try settlePlace(of: task) }
    }
    for uid in series.sorted() { try settleOccurrence(of: uid) }
  }

  /// Of more tasks than this, it is quicker to ask for all that are below others.
  private static let askedOneByOne = 500

  /// All tasks that are below another one, or have one below them.
  private func tasksTogether() throws -> Set<ExactText> {
    let select = try database.statement(
      """
      SELECT c.uid, p.uid FROM task AS c JOIN task AS p ON p.id = c.parent_id
      WHERE c.parent_id IS NOT NULL
      """)
    defer { select.reset() }
    var together: Set<ExactText> = []
    while try select.step() {
      together.insert(ExactText(select.text(0)))
      together.insert(ExactText(select.text(1)))
    }
    return together
  }

  /// Whether it is where it says that it is, below no task and with none below it.
  private func isAlone(_ uid: ExactText) throws -> Bool {
    let select = try database.statement(
      """
      SELECT parent_id IS NULL AND NOT EXISTS (SELECT 1 FROM task AS c WHERE c.parent_id = task.id)
      FROM task WHERE uid = ?
      """)
    defer { select.reset() }
    try select.bind(uid.text)
    return try !select.step() || select.integer(0) != 0
  }

  /// A task and all that is below it are in the project of the first one that is below none.
  private func settlePlace(of task: Task) throws {
    var id = task.projectID
    if let parent = task.parentID {
      id = try project(ofTask: parent) ?? id
    } else {
      let state = try shown.states.find(RecordKey(.task, task.uid))
      let named = state.registers[PropertyKey(TaskProperty.project.rawValue)]?.value.text
      id = try named.flatMap { try records.projects.id(ofUID: $0) } ?? Project.inboxID
    }
    let below = try records.tasks.descendants(of: [task.id], Set(Status.allCases))
    for each in [task] + below { try place(each, inProject: id) }
  }

  private func place(_ task: Task, inProject id: Int64) throws {
    let state = try shown.states.find(RecordKey(.task, task.uid))
    let section = state.registers[PropertyKey(TaskProperty.section.rawValue)]?.value.text
    var placed = task
    placed.projectID = id
    placed.sectionUID = section
    try records.tasks.dropSectionOfOtherProject(&placed)
    _ = try records.tasks.save(placed, over: task)
  }

  /// The first occurrence from the floor on that nobody has done or skipped.
  private func settleOccurrence(of uid: ExactText) throws {
    guard let task = try records.tasks.task(uid: uid.text), task.status == .open, task.repeats,
      task.repeatMode == .fixed, let present = task.occurrence
    else { return }
    let marks = OccurrenceMarks(shown.store)
    let zone = try shown.store.days(named: task.zoneName)
    var budget = 100_000
    let first = try task.firstUnmarked(in: zone, budget: &budget) {
      try marks.contains($0, of: task)
    }
    guard let first, first != present else { return }
    var moved = task
    try moved.move(toOccurrence: first, in: zone)
    _ = try records.tasks.save(moved, over: task)
  }
}
