import Domain
import Platform
import Sync

/// Imports tasks, one after another.
///
/// A task may name others that come further down, as its parent or among its dependencies. Such a
/// one waits in memory until all are in.
struct TaskImporter {
  struct Waiting {
    var filed: FiledTask
    var position: TextPosition
    var component: String?
    /// It was stored without what it names.
    var isAdded: Bool
  }

  /// The stored tasks that a task refers to.
  struct Links {
    var parentID: Int64?
    var dependencies: [Int64] = []
    var missing: [String] = []
    /// The parent is there, but the task cannot be under it.
    var isParentClosed = false
  }

  var report = ImportFile.Report()

  let store: any Store
  let newUID: () -> String
  let now: Instant
  let resolveProject: ResolveProject
  let fields: FieldImporter
  let precedence: TaskPrecedence
  /// The uids of tasks of the file that were removed here, and stay so.
  var gone: Set<String> = []
  /// Under which uids tasks came back that were purged here.
  var returned: [String: String] = [:]
  /// Whether any task was purged here, before the file.
  var hasPurgedTasks: Bool?
  var waiting: [Waiting] = []
  var need = MemoryNeed(bytesEach: 1)
  var links: LinkImporter
  var states: StateImporter
  var occurrences: OccurrenceImporter
  /// Occurrences that are completed, until the series are in.
  var completedOccurrences: [Waiting] = []
  var comments: CommentImporter
  /// Sections that tasks name and that are not in their projects.
  var missingSections: Set<String> = []
  /// When the file has tasks completed that are here what they became since, by their uids.
  var outdatedCompletions: [String: Instant] = [:]
  var notes = ImportNotes()
  /// Tasks whose series the file has at another occurrence than the store had: the marks of the store can say another.
  var movedSeries: [Int64] = []
  /// Subtasks that are as the file has them, but for a project that may change yet.
  var unchangedSubtasks = Set<Int64>()

  init(
    store: any Store, by policy: ImportPolicy, _ fields: FieldImporter,
    newUID: @escaping () -> String, at now: Instant
  ) {
    self.store = store
    self.newUID = newUID
    precedence = TaskPrecedence(
      records: RecordPrecedence(store: store, policy: policy, now: now))
    self.now = now
    self.fields = fields
    resolveProject = ResolveProject(store: store, newUID: newUID)
    links = LinkImporter(store: store)
    states = StateImporter(store: store, at: now)
    occurrences = OccurrenceImporter(store: store, at: now)
    comments = CommentImporter(store: store, by: policy)
  }

  /// The section is that of this store.
  mutating func take(
    _ filed: FiledTask, inSection section: String?, from reader: some StoreInterchangeReader
  ) throws {
    let filed = filed.changedOccurrence == nil ? filed : try ofSeriesHere(filed)
    guard let arrival = try arrival(of: filed) else { return }
    let old = try arrival.isHere ? held(uid: arrival.uid) : nil
    if filed.foldsIntoSeries, old == nil {
      // An open one is there when its series comes to it.
      if filed.task.status != .open { try waitCompleted(filed, from: reader) }
      return
    }
    if filed.changedOccurrence != nil, old == nil, try occurrences.isCompleted(filed) {
      return try waitCompleted(filed, from: reader)
    }
    var links = try links(of: filed, over: old, keepsLinks: reader.keepsLinks)
    let understood = try understood(filed, over: old, inSection: section, reader)
    try takeOne(understood, &links, over: old, from: reader)
  }

  /// What a file says of an occurrence, by the series that is here.
  @inline(never)
  func ofSeriesHere(_ filed: FiledTask) throws -> FiledTask {
    var filed = filed
    if filed.foldsIntoSeries { filed.task.seriesUID = here(filed.task.seriesUID) }
    return try occurrences.placed(occurrences.folded(filed))
  }

  @inline(never)
  func held(uid: String) throws -> HeldTask? {
    try store.tasks.task(uid: uid).map { HeldTask($0) }
  }

  mutating func takeOne(
    _ filed: FiledTask, _ links: inout Links, over old: HeldTask?,
    from reader: some StoreInterchangeReader
  ) throws {
    if !links.missing.isEmpty {
      try wait(for: filed, from: reader, isAdded: old == nil)
      if old != nil { return }
      links = Links()
    }
    let kept = try reader.kept(with: filed, over: old?.task.kept, missing: [])
    let before = report
    try save(filed, links, keeping: kept, over: old, at: reader.position)
    try takeComments(of: filed, over: old, from: reader, since: before)
  }

  /// The uid that a task of the file has here, and whether one has it; nil for one that stays away.
  @inline(never)
  mutating func arrival(of filed: FiledTask) throws -> (uid: String, isHere: Bool)? {
    let uid = filed.task.uid
    if try store.lookups.taskID(uid: uid) != nil { return (uid, true) }
    let hasPurgedTasks = try hasPurgedTasks ?? (store.purgedTasks.count() > 0)
    self.hasPurgedTasks = hasPurgedTasks
    let isPurged = try hasPurgedTasks && store.purgedTasks.find(uid: uid) != nil
    switch try precedence.arrival(of: filed, isPurged: isPurged) {
    case .taken: return (uid, false)
    case .takenAs(let other):
      if !need.add() { throw Failure.noMemory }
      returned[uid] = other
      return (other, true)
    case .stayed:
      if !need.add() { throw Failure.noMemory }
      gone.insert(uid)
      report.stayed += 1
      return nil
    }
  }

  @inline(never)
  func understood(
    _ filed: FiledTask, over old: HeldTask?, inSection section: String?,
    _ reader: some StoreInterchangeReader
  ) throws -> FiledTask {
    var understood = filed
    if !returned.isEmpty, let uid = returned[filed.task.uid] { understood.task.uid = uid }
    if let old { understood = try reader.understood(understood, over: old.task) }
    if understood.task.sectionUID != section { understood.task.sectionUID = section }
    return understood
  }

  @inline(never)
  mutating func wait(
    for filed: FiledTask, from reader: some StoreInterchangeReader, isAdded: Bool
  ) throws {
    if !need.add(filed.task.need) { throw Failure.noMemory }
    waiting.append(
      Waiting(
        filed: filed, position: reader.position, component: reader.component, isAdded: isAdded))
  }

  @inline(never)
  mutating func waitCompleted(
    _ filed: FiledTask, from reader: some StoreInterchangeReader
  ) throws {
    if !need.add(filed.task.need) { throw Failure.noMemory }
    completedOccurrences.append(
      Waiting(
        filed: filed, position: reader.position, component: reader.component, isAdded: false))
  }

  /// A task of which the comments alone are other than they were is updated, too.
  @inline(never)
  mutating func takeComments(
    of filed: FiledTask, over old: HeldTask?, from reader: some StoreInterchangeReader,
    since before: ImportFile.Report
  ) throws {
    if old == nil, filed.comments.isEmpty { return }
    let comments = CommentImporter.Filed(
      comments: filed.comments, isAll: filed.saysAllComments,
      before: try old.map { try reader.comments(ofTask: $0.task.uid, thatKept: $0.task.kept) }
        ?? [],
      isOlder: report.stayed > before.stayed,
      notes: filed.properties.contains(.notes) ? filed.task.notes : old?.task.notes ?? "")
    guard try self.comments.take(comments, on: .task, uid: filed.task.uid),
      report.unchanged > before.unchanged
    else { return }
    report.unchanged -= 1
    report.updated += 1
  }
}
