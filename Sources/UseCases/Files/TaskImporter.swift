import Domain
import Platform
import Sync

/// Takes in the tasks of a file, one after another.
///
/// A task may name others that come further down, as its parent or among its dependencies. Such a
/// one waits in memory until all are in.
struct TaskImporter {
  private struct Waiting {
    var filed: FiledTask
    var position: TextPosition
    var component: String?
    /// It was stored without what it names.
    var isAdded: Bool
  }

  /// A task on the heap, for it is large: what passes it on needs little of the stack, and that of a host's thread may be
  /// small.
  private final class HeldTask {
    var task: Task

    init(_ task: Task) { self.task = task }
  }

  /// The tasks that one names, as far as they are stored.
  private struct Links {
    var parentID: Int64?
    var dependencies: [Int64] = []
    var missing: [String] = []
    /// The parent is there, but the task cannot be under it.
    var isParentClosed = false
  }

  private(set) var report = ImportFile.Report()

  private let store: any Store
  private let newUID: () -> String
  private let now: Instant
  private let resolveProject: ResolveProject
  private let fields: FieldImporter
  private let precedence: TaskPrecedence
  /// The uids of tasks of the file that were removed here, and stay so.
  private var gone: Set<String> = []
  /// Under which uids tasks came back that were purged here.
  private var returned: [String: String] = [:]
  /// Whether any task was purged here, before the file.
  private var hasPurgedTasks: Bool?
  private var waiting: [Waiting] = []
  private var need = MemoryNeed(bytesEach: 1)
  private var links: LinkImporter
  private var states: StateImporter
  private var occurrences: OccurrenceImporter
  /// Occurrences that are completed, until the series are in.
  private var completedOccurrences: [Waiting] = []
  private var comments: CommentImporter
  /// Sections that tasks name and that are not in their projects.
  private var missingSections: Set<String> = []
  /// When the file has tasks completed that are here what they became since, by their uids.
  private var outdatedCompletions: [String: Instant] = [:]
  private var notes = ImportNotes()
  /// Tasks whose series the file has at another occurrence than the store had: the marks of the store can say another.
  private var movedSeries: [Int64] = []
  /// Subtasks that are as the file has them, but for a project that may change yet.
  private var unchangedSubtasks = Set<Int64>()

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
    guard let uid = try arrival(of: filed) else { return }
    let old = try held(uid: uid)
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
  private func ofSeriesHere(_ filed: FiledTask) throws -> FiledTask {
    var filed = filed
    if filed.foldsIntoSeries { filed.task.seriesUID = here(filed.task.seriesUID) }
    return try occurrences.placed(occurrences.folded(filed))
  }

  @inline(never)
  private func held(uid: String) throws -> HeldTask? {
    try store.tasks.task(uid: uid).map { HeldTask($0) }
  }

  private mutating func takeOne(
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

  /// The uid that a task of the file has here; nil for one that stays away.
  @inline(never)
  private mutating func arrival(of filed: FiledTask) throws -> String? {
    let uid = filed.task.uid
    if try store.lookups.taskID(uid: uid) != nil { return uid }
    let hasPurgedTasks = try hasPurgedTasks ?? (store.purgedTasks.count() > 0)
    self.hasPurgedTasks = hasPurgedTasks
    let isPurged = try hasPurgedTasks && store.purgedTasks.find(uid: uid) != nil
    switch try precedence.arrival(of: filed, isPurged: isPurged) {
    case .taken: return uid
    case .takenAs(let other):
      if !need.add() { throw Failure.noMemory }
      returned[uid] = other
      return other
    case .stayed:
      if !need.add() { throw Failure.noMemory }
      gone.insert(uid)
      report.stayed += 1
      return nil
    }
  }

  @inline(never)
  private func understood(
    _ filed: FiledTask, over old: HeldTask?, inSection section: String?,
    _ reader: some StoreInterchangeReader
  ) throws -> FiledTask {
    var understood = filed
    understood.task.uid = returned[filed.task.uid] ?? filed.task.uid
    if let old { understood = try reader.understood(understood, over: old.task) }
    understood.task.sectionUID = section
    return understood
  }

  @inline(never)
  private mutating func wait(
    for filed: FiledTask, from reader: some StoreInterchangeReader, isAdded: Bool
  ) throws {
    if !need.add(filed.task.need) { throw Failure.noMemory }
    waiting.append(
      Waiting(
        filed: filed, position: reader.position, component: reader.component, isAdded: isAdded))
  }

  @inline(never)
  private mutating func waitCompleted(
    _ filed: FiledTask, from reader: some StoreInterchangeReader
  ) throws {
    if !need.add(filed.task.need) { throw Failure.noMemory }
    completedOccurrences.append(
      Waiting(
        filed: filed, position: reader.position, component: reader.component, isAdded: false))
  }

  /// Completes the occurrences that are completed; what stands for more than that becomes a task of its own.
  private mutating func finishOccurrences(
    from reader: some StoreInterchangeReader, noting notes: inout ImportNotes
  ) throws {
    for var waiting in completedOccurrences {
      waiting.filed = try occurrences.placed(waiting.filed)
      let isSkipped = waiting.filed.foldsIntoSeries && waiting.filed.task.completed == nil
      switch try isSkipped
        ? occurrences.skip(waiting.filed) : occurrences.complete(waiting.filed)
      {
      case .completed: report.updated += 1
      case .known: report.unchanged += 1
      case .ownTask: try finish(waiting, from: reader, noting: &notes)
      }
    }
  }

  /// A task of which the comments alone are other than they were is updated, too.
  @inline(never)
  private mutating func takeComments(
    of filed: FiledTask, over old: HeldTask?, from reader: some StoreInterchangeReader,
    since before: ImportFile.Report
  ) throws {
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

  /// Sees to the tasks that were waiting, and to what holds for all of them together.
  mutating func finish(
    from reader: some StoreInterchangeReader, noting notes: inout ImportNotes
  ) throws {
    try finishOccurrences(from: reader, noting: &notes)
    for waiting in waiting { try finish(waiting, from: reader, noting: &notes) }
    notes.append(self.notes)
    let component = reader.component
    try links.check { failure, uid in
      guard let component else { throw failure }
      noteLostLink(failure, failure.position, component, uid, in: &notes)
    }
    try links.carrySubtasks { id in
      if unchangedSubtasks.remove(id) != nil {
        report.unchanged -= 1
        report.updated += 1
      }
    }
    try links.detachMisplaced { task in
      notes.append(
        ImportNote(
          .kept,
          "\(task.reference) is a task of its own now, for the file closes the one that it was under.",
          line: 0, component: component ?? "", uid: task.uid))
    }
    try states.finish()
    try occurrences.finish()
    if !movedSeries.isEmpty { _ = try store.mendSeries(ofTasks: movedSeries, modified: nil) }
  }

  private mutating func finish(
    _ waiting: Waiting, from reader: some StoreInterchangeReader, noting notes: inout ImportNotes
  ) throws {
    do {
      try Failure.inText(at: waiting.position) {
        let old = try held(uid: waiting.filed.task.uid)
        let links = try links(
          of: waiting.filed, over: old, keepsLinks: reader.keepsLinks, isLast: true)
        var waiting = waiting
        if links.isParentClosed, let old, old.task.parentID == nil {
          // It stayed in the project of the one that it was under.
          waiting.filed.properties.subtract([.project, .section])
        }
        let kept = try kept(with: waiting, over: old, missing: links.missing, reader, &notes)
        let before = report
        try save(
          waiting.filed, links, keeping: kept, over: old, at: waiting.position,
          isAdded: waiting.isAdded)
        try takeComments(of: waiting.filed, over: old, from: reader, since: before)
        if waiting.isAdded { report = before }
        if links.isParentClosed {
          notes.append(
            ImportNote(
              .kept, "The task is open below one that is closed: it is a task of its own here.",
              line: waiting.position.line, component: waiting.component ?? "",
              uid: waiting.filed.task.uid))
        }
      }
    } catch let failure as Failure {
      guard let component = waiting.component, failure.isOfContent else { throw failure }
      notes.append(
        ImportNote(
          waiting.isAdded ? .kept : .skipped, failure.message, line: waiting.position.line,
          component: component, uid: waiting.filed.task.uid))
    }
  }

  /// What a task keeps that names tasks which are nowhere. Where bad components spoil no others, one that is allowed none
  /// is read without these links.
  @inline(never)
  private func kept(
    with waiting: Waiting, over old: HeldTask?, missing: [String],
    _ reader: some StoreInterchangeReader, _ notes: inout ImportNotes
  ) throws -> String? {
    do {
      return try reader.kept(with: waiting.filed, over: old?.task.kept, missing: missing)
    } catch let failure as Failure {
      guard let component = waiting.component, failure.isOfContent, !missing.isEmpty else {
        throw failure
      }
      noteLostLink(failure, waiting.position, component, waiting.filed.task.uid, in: &notes)
      return try reader.kept(with: waiting.filed, over: old?.task.kept, missing: [])
    }
  }

  private func noteLostLink(
    _ failure: Failure, _ position: TextPosition?, _ component: String, _ uid: String,
    in notes: inout ImportNotes
  ) {
    notes.append(
      ImportNote(
        .kept, "\(failure.message) The link was left out.", line: position?.line ?? 0,
        component: component, uid: uid))
  }

  /// A parent under which the task cannot be, as it is closed, is as one that is missing: where readers keep
  /// that, it is written out again. A task that became one of its own for that reason is not put below its parent again by the same file.
  @inline(never)
  private func links(
    of filed: FiledTask, over old: HeldTask?, keepsLinks: Bool, isLast: Bool = false
  ) throws -> Links {
    var links = Links()
    let isInTrash = !filed.properties.contains(.deleted) && old?.task.deleted != nil
    if let uid = here(filed.parentUID) {
      links.parentID = try store.lookups.taskID(uid: uid)
      let isAlone = old.map { $0.task.parentID == nil } ?? false
      if keepsLinks || isAlone,
        let parent = try links.parentID.flatMap({ try store.lookups.status(ofTask: $0) }),
        !(isInTrash ? Status.deleted : filed.task.status).fits(under: parent)
      {
        links.parentID = nil
        links.isParentClosed = true
      }
      let isDone = isLast && !keepsLinks && links.isParentClosed
      if links.parentID == nil, !isDone { links.missing.append(uid) }
    }
    for uid in filed.dependencyUIDs.compactMap({ here($0) }) {
      if let id = try store.lookups.taskID(uid: uid) {
        links.dependencies.append(id)
      } else {
        links.missing.append(uid)
      }
    }
    return links
  }

  /// The uid that a task has here which another one names; nil for one that stays away.
  func here(_ uid: String?) -> String? {
    guard let uid, !gone.contains(uid) else { return nil }
    return returned[uid] ?? uid
  }

  /// What the file itself added before, without its links, is no other version of it.
  @inline(never)
  private mutating func save(
    _ filed: FiledTask, _ links: Links, keeping kept: String?, over old: HeldTask?,
    at position: TextPosition, isAdded: Bool = false
  ) throws {
    let taken =
      isAdded ? TaskPrecedence.Taken(filed: filed) : try taken(filed, links, over: old)
    guard let taken else {
      report.stayed += 1
      if let old, filed.properties.contains(.completed) {
        try compareCompletion(filed.task.completed, with: old.task)
      }
      return
    }
    try save(taken, links, keeping: kept, over: old, at: position)
  }

  /// Remembers when the file has a task completed that it is not here, or at another time.
  @inline(never)
  private mutating func compareCompletion(_ completed: Instant?, with task: Task) throws {
    guard let completed, task.completed != completed, !task.repeats else { return }
    if !need.add() { throw Failure.noMemory }
    outdatedCompletions[task.uid] = completed
  }

  /// Whether a completion of the file is of a version of its task that does not count.
  func isOutdated(_ completion: Completion) -> Bool {
    completion.occurrence == nil && !completion.isReopened
      && outdatedCompletions[completion.taskUID] == completion.completed
  }

  /// What counts of what a file says of a task; nil where all that it says otherwise is not to be taken.
  @inline(never)
  private func taken(
    _ filed: FiledTask, _ links: Links, over old: HeldTask?
  ) throws -> TaskPrecedence.Taken? {
    guard let old else { return TaskPrecedence.Taken(filed: filed) }
    let merged = try merged(filed, links, over: old)
    return switch try precedence.decision(on: filed, merged, over: old.task) {
    case .taken(let taken): taken
    case .stayed: nil
    }
  }

  @inline(never)
  private mutating func save(
    _ taken: TaskPrecedence.Taken, _ links: Links, keeping kept: String?, over old: HeldTask?,
    at position: TextPosition
  ) throws {
    let draft = try draft(of: taken.filed, links, keeping: kept, over: old, at: position)
    guard let old else { return try add(draft, taken.filed) }
    try save(draft, taken, over: old, at: position)
  }

  /// What a file makes of a task.
  @inline(never)
  private mutating func draft(
    of filed: FiledTask, _ links: Links, keeping kept: String?, over old: HeldTask?,
    at position: TextPosition
  ) throws -> HeldTask {
    let draft = try withoutProject(filed, links, keeping: kept, over: old)
    draft.task.projectID = try project(of: filed, withParent: draft.task.parentID, over: old)
    if let name = filed.sectionName, old == nil || filed.properties.contains(.section) {
      draft.task.sectionUID = try section(named: name, inProject: draft.task.projectID)
    }
    if filed.properties.contains(.section) { try checkSection(of: &draft.task, at: position) }
    if !filed.properties.contains(.repeatFloor) {
      let isOfOthers = filed.changedOccurrence != nil && !filed.properties.contains(.position)
      states.takenWithoutMarks(draft.task, isOfOthers: isOfOthers)
      if isOfOthers, let series = draft.task.seriesUID { occurrences.touch(series) }
    }
    return draft
  }

  @inline(never)
  private mutating func save(
    _ draft: HeldTask, _ taken: TaskPrecedence.Taken, over old: HeldTask, at position: TextPosition
  ) throws {
    let filed = taken.filed
    let isModifiedNow = !filed.properties.contains(.modified) && !taken.keepsModified
    if !filed.properties.contains(.completed) {
      try compareCompletion(filed.task.completed, with: draft.task)
    }
    if try store.tasks.save(draft.task, over: old.task, modified: isModifiedNow ? now : nil) {
      report.updated += 1
      links.saved(draft.task, over: old.task, at: position)
      let time = isModifiedNow ? now : min(draft.task.modified, now)
      try states.saved(draft.task, over: old.task, at: time)
      if draft.task.repeats, draft.task.occurrence != old.task.occurrence {
        if !need.add() { throw Failure.noMemory }
        movedSeries.append(draft.task.id)
      }
    } else if taken.isPartial {
      report.stayed += 1
    } else {
      report.unchanged += 1
      if draft.task.parentID != nil { unchangedSubtasks.insert(draft.task.id) }
    }
  }

  @inline(never)
  private mutating func withoutProject(
    _ filed: FiledTask, _ links: Links, keeping kept: String?, over old: HeldTask?
  ) throws -> HeldTask {
    var task = try merged(filed, links, over: old)
    let isInTask = filed.properties.contains(.fieldValues)
    var values =
      isInTask
      ? try fields.values(filed.task.fieldValues, of: .task)
      : old?.task.fieldValues ?? FieldValues()
    try fields.take(filed.fieldValues, isAll: filed.saysAllFields, into: &values, of: .task)
    task.fieldValues = values
    task.settleState()
    task.kept = kept
    try task.checkDates(in: store.zone)
    if filed.isWholeSeries, let old {
      try task.stay(atOccurrenceOf: old.task, in: store.zone(named: task.zoneName))
    }
    // A file may say itself from where the task repeats.
    let saysStart = filed.properties.contains(.repeatStart) && filed.task.repeatStart != nil
    if !saysStart {
      try UpdateSeries(store: store, now: now).run(&task, over: old?.task)
    } else {
      if task.zoneName != old?.task.zoneName { _ = try store.zone(named: task.zoneName) }
      // Without the marks of its occurrences, those before the present one are over.
      let isElsewhere =
        task.occurrence != old?.task.occurrence || task.repeatStart != old?.task.repeatStart
      let saysFloor = filed.properties.contains(.repeatFloor) && filed.task.repeatFloor != nil
      if isElsewhere, !saysFloor { task.raiseFloor() }
      // Older files say in the rule itself what is left of COUNT.
      if !filed.properties.contains(.repeatDone) { task.repeatDone = nil }
    }
    if task.until != nil, task.repeatRule != nil {
      try task.moveUntilIntoRule(over: old?.task, in: store.zone(named: task.zoneName))
    }
    return HeldTask(task)
  }

  @inline(never)
  private func merged(_ filed: FiledTask, _ links: Links, over old: HeldTask?) throws -> Task {
    var filed = filed
    filed.task.parentID = links.parentID
    try filed.task.setDependencies(links.dependencies)
    guard let old else { return filed.task }
    return try filed.merged(over: old.task, in: store.zone)
  }

  /// A name that no section of the project has makes a new one, behind the others.
  @inline(never)
  private func section(named name: String, inProject id: Int64) throws -> String {
    let project = try store.projects.existing(id)
    if let known = try store.projectSections.find(named: name, inProject: project.uid) {
      return known.uid
    }
    var section = ProjectSection(blank: newUID())
    try section.setName(name)
    try section.setProjectUID(project.uid)
    _ = try store.projectSections.append(section)
    return section.uid
  }

  /// A section that is not in the project of the task is left out, and told once.
  @inline(never)
  private mutating func checkSection(of task: inout Task, at position: TextPosition) throws {
    guard let uid = task.sectionUID else { return }
    let project = try store.projects.find(id: task.projectID)
    if let project, let section = try store.projectSections.find(uid: uid),
      section.projectUID == project.uid
    {
      return
    }
    task.sectionUID = nil
    guard missingSections.count < ImportNotes.maximumCount, missingSections.insert(uid).inserted
    else { return }
    let name = project.map { " “\($0.name.prefix(80))”" } ?? ""
    notes.append(
      ImportNote(
        .kept, "The project\(name) has no section “\(uid.prefix(40))”: the task is below none.",
        line: position.line, uid: task.uid))
  }

  /// Without a place in the manual order, it goes to the end.
  @inline(never)
  private mutating func add(_ draft: HeldTask, _ filed: FiledTask) throws {
    if !filed.properties.contains(.position) {
      draft.task.position = .between(try store.tasks.lastPosition(), nil) ?? .first
    }
    keepOrder(of: &draft.task, filed)
    states.added(draft.task, as: try store.tasks.insert(draft.task))
    report.added += 1
  }

  /// Tasks of a file that does not say when they came, or only the day, are a millisecond apart: lists of one instant
  /// are in the order of the uids, which may follow from what the tasks say.
  private mutating func keepOrder(of task: inout Task, _ filed: FiledTask) {
    let isOfDay = if case .day? = filed.precisions[.created] { true } else { false }
    guard isOfDay || !filed.properties.contains(.created) else { return }
    let offset = Int64(min(report.added, 86_399_999))
    task.created = Instant(clamping: task.created.milliseconds + offset)
    if !filed.properties.contains(.modified) { task.modified = max(task.modified, task.created) }
  }

  /// A subtask is in the project of its parent, whatever the file says.
  @inline(never)
  private func project(
    of filed: FiledTask, withParent parentID: Int64?, over old: HeldTask?
  ) throws -> Int64 {
    if let parentID, let project = try store.lookups.projectID(ofTask: parentID) {
      return project
    }
    if let old, !filed.properties.contains(.project) { return old.task.projectID }
    return try resolveProject.run(
      .name(filed.projectName), as: filed.hasDottedProject ? .dotted : .path, at: now
    ).id
  }
}
