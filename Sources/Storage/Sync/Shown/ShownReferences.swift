import Domain
import Sync

/// Resolves references that must not form a cycle: parents of projects and of tasks, and dependencies of
/// tasks.
struct ShownReferences {
  /// By kind of record.
  static let properties: [Int32: [ExactText]] = [
    CommittedChange.Entity.project.rawValue: [ExactText(Project.Property.parent.rawValue)],
    CommittedChange.Entity.task.rawValue: [
      ExactText(TaskProperty.parent.rawValue), ExactText(TaskProperty.dependency.rawValue),
    ],
  ]

  static func contains(_ property: String, of entity: CommittedChange.Entity) -> Bool {
    properties[entity.rawValue]?.contains(ExactText(property)) ?? false
  }

  private let shown: ShownRecords
  private var database: Database { shown.database }

  init(_ shown: ShownRecords) { self.shown = shown }

  /// The references that the states claim, and those that are in effect.
  private struct Known {
    var claims: [Reference] = []
    var laid: [ExactText: Set<ExactText>] = [:]
  }

  /// Of more tasks than this, it is quicker to look at all.
  private static let lookedAtByThemselves = 1_000

  /// Lays those that may have changed: those of projects when one of the touched records has any, or is named by one;
  /// and, of `tasks` that came or went, or whose references or status changed, all that hang together with them.
  func update(_ touched: [RecordKey], tasks: Set<ExactText>) throws {
    let projects = touched.filter { $0.kind == CommittedChange.Entity.project.rawValue }
    if try projects.contains(where: { try concerns(project: $0.uid) }) { try layProjects() }
    if tasks.isEmpty { return }
    for property in [TaskProperty.parent, .dependency] {
      let known =
        try tasks.count > Self.lookedAtByThemselves ? all(property) : around(tasks, property)
      if !known.claims.isEmpty || !known.laid.isEmpty { try lay(known, property) }
    }
  }

  private func concerns(project uid: ExactText) throws -> Bool {
    let select = try database.statement(
      """
      SELECT EXISTS (SELECT 1 FROM sync_reference WHERE target = ?1)
        OR EXISTS (SELECT 1 FROM sync_record AS r JOIN sync_reference AS s ON s.record_id = r.id
          WHERE r.uid = ?1 AND r.entity = ?2)
        OR EXISTS (SELECT 1 FROM project WHERE uid = ?1 AND parent_uid IS NOT NULL)
      """)
    defer { select.reset() }
    try select.bind(uid.text, CommittedChange.Entity.project.rawValue)
    return try select.step() && select.integer(0) != 0
  }

  private func layProjects() throws {
    let claims = try claims(.project, Project.Property.parent.rawValue)
    let there = try there(.project, claims)
    let references = AcyclicReferences(claims) { there[$0] == nil ? nil : $0 }
    var laid: [ExactText: ExactText] = [:]
    for reference in references.laid { laid[reference.from] = laid[reference.from] ?? reference.to }
    try lay(projects: laid)
  }

  private func lay(_ known: Known, _ property: TaskProperty) throws {
    let there = try there(.task, known.claims)
    let fitting = known.claims.filter { claim in
      guard property == .parent, let own = there[claim.from], let parent = there[claim.to] else {
        return true
      }
      return own.fits(under: parent)
    }
    let references = AcyclicReferences(fitting) { there[$0] == nil ? nil : $0 }
    var laid: [ExactText: [ExactText]] = [:]
    for reference in references.laid { laid[reference.from, default: []].append(reference.to) }
    for uid in Set(laid.keys).union(known.laid.keys).sorted() {
      let now = laid[uid] ?? []
      let before = known.laid[uid] ?? []
      if property == .parent {
        if now.first != before.first { try lay(parent: now.first, of: uid) }
      } else if Set(now) != before {
        try lay(dependencies: now, of: uid)
      }
    }
  }

  // MARK: What is known of tasks

  private func all(_ property: TaskProperty) throws -> Known {
    var known = Known(claims: try claims(.task, property.rawValue))
    let select = try database.statement(Self.present(property, nil))
    defer { select.reset() }
    while try select.step() {
      known.laid[ExactText(select.text(0)), default: []].insert(ExactText(select.text(1)))
    }
    return known
  }

  /// What hangs together with some tasks, by what is claimed and by what is laid, in either direction.
  private func around(_ tasks: Set<ExactText>, _ property: TaskProperty) throws -> Known {
    var known = Known()
    var found = tasks
    var open = Array(tasks)
    while let task = open.popLast() {
      let own = try claims(of: task, property)
      known.claims += own
      let laid = try uids(Self.present(property, "t.uid = ?1"), 1, task)
      if !laid.isEmpty { known.laid[task] = Set(laid) }
      let others =
        try own.map(\.to) + laid + uids(Self.present(property, "o.uid = ?1"), 0, task)
        + uids(Self.claiming, 0, task, property.rawValue)
      for other in others where found.insert(other).inserted { open.append(other) }
    }
    return known
  }

  /// Tasks, and the ones that they are below or wait for.
  private static func present(_ property: TaskProperty, _ condition: String?) -> String {
    switch (property, condition) {
    case (.parent, let condition):
      """
      SELECT t.uid, o.uid FROM task AS t JOIN task AS o ON o.id = t.parent_id
      WHERE t.parent_id IS NOT NULL AND \(condition ?? "1")
      """
    case (_, let condition):
      """
      SELECT t.uid, o.uid FROM dependency AS d JOIN task AS t ON t.id = d.task_id
      JOIN task AS o ON o.id = d.blocker_id WHERE \(condition ?? "1")
      """
    }
  }

  private static let claiming = """
    SELECT r.uid FROM sync_reference AS s JOIN sync_record AS r ON r.id = s.record_id
    WHERE s.target = ?1 AND s.property = ?2 AND r.entity = \(CommittedChange.Entity.task.rawValue)
    """

  private func uids(
    _ sql: String, _ column: Int32, _ uid: ExactText, _ property: String? = nil
  ) throws -> [ExactText] {
    let select = try database.statement(sql)
    defer { select.reset() }
    if let property { try select.bind(uid.text, property) } else { try select.bind(uid.text) }
    var uids: [ExactText] = []
    while try select.step() { uids.append(ExactText(select.text(column))) }
    return uids
  }

  private func claims(of task: ExactText, _ property: TaskProperty) throws -> [Reference] {
    let select = try database.statement(
      """
      SELECT s.target, s.hlc, s.replica FROM sync_record AS r
      JOIN sync_reference AS s ON s.record_id = r.id
      WHERE r.uid = ? AND r.entity = ? AND s.property = ?
      """)
    defer { select.reset() }
    try select.bind(task.text, CommittedChange.Entity.task.rawValue, property.rawValue)
    var claims: [Reference] = []
    while try select.step() {
      claims.append(
        Reference(
          from: task.text, to: select.text(0),
          Stamp(HybridClock(select.integer(1)), replica: select.text(2))))
    }
    return claims
  }

  private func claims(_ entity: CommittedChange.Entity, _ property: String) throws -> [Reference] {
    let select = try database.statement(
      """
      SELECT r.uid, s.target, s.hlc, s.replica FROM sync_reference AS s
      JOIN sync_record AS r ON r.id = s.record_id WHERE s.property = ? AND r.entity = ?
      """)
    defer { select.reset() }
    try select.bind(property, entity.rawValue)
    var claims: [Reference] = []
    while try select.step() {
      claims.append(
        Reference(
          from: select.text(0), to: select.text(1),
          Stamp(HybridClock(select.integer(2)), replica: select.text(3))))
    }
    return claims
  }

  /// The records that are there, of those that are named; projects have no status that counts.
  private func there(
    _ entity: CommittedChange.Entity, _ claims: [Reference]
  ) throws -> [ExactText: Status] {
    var there: [ExactText: Status] = [:]
    let select = try database.statement(
      entity == .task
        ? "SELECT status FROM task WHERE uid = ?" : "SELECT 1 FROM project WHERE uid = ?")
    for uid in Set(claims.flatMap { [$0.from, $0.to] }) {
      defer { select.reset() }
      try select.bind(uid.text)
      if try select.step() {
        there[uid] = Status(rawValue: UInt32(clamping: select.integer(0))) ?? .open
      }
    }
    return there
  }

  // MARK: Laying them

  private func lay(projects laid: [ExactText: ExactText]) throws {
    let projects = shown.records.projects
    let names = ShownNames(repository: projects)
    let present = try projects.all()
    // Those that go come first: a circle has to be open before it is closed elsewhere.
    let changed = present.filter { $0.parentUID.map(ExactText.init) != laid[ExactText($0.uid)] }
    let freed = changed.filter { $0.parentUID != nil }.map { ($0.uid, nil as ExactText?) }
    let placed = changed.compactMap { project in
      laid[ExactText(project.uid)].map { (project.uid, $0) }
    }
    for (uid, parent) in freed + placed {
      // Another one that went may have left it its name.
      guard let old = try projects.find(uid: uid) else { continue }
      var project = old
      try project.setParentUID(parent?.text)
      try names.store(project, over: old)
    }
  }

  private func lay(parent: ExactText?, of uid: ExactText) throws {
    let tasks = shown.records.tasks
    guard let task = try tasks.task(uid: uid.text) else { return }
    var placed = task
    placed.parentID = try parent.flatMap { try tasks.task(uid: $0.text)?.id }
    _ = try tasks.save(placed, over: task)
    shown.free(task: uid)
  }

  private func lay(dependencies: [ExactText], of uid: ExactText) throws {
    let tasks = shown.records.tasks
    guard let task = try tasks.task(uid: uid.text) else { return }
    var placed = task
    try placed.setDependencies(dependencies.compactMap { try tasks.task(uid: $0.text)?.id })
    _ = try tasks.save(placed, over: task)
  }
}
