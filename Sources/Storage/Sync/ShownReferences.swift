import Domain
import Sync

/// Lays the references between records of one kind of which no circle can be: parents of projects and of tasks, and
/// what tasks wait for.
struct ShownReferences {
  /// By kind of record.
  static let properties: [Int32: Set<String>] = [
    CommittedChange.Entity.project.rawValue: [Project.Property.parent.rawValue],
    CommittedChange.Entity.task.rawValue: [
      TaskProperty.parent.rawValue, TaskProperty.dependency.rawValue,
    ],
  ]

  static func contains(_ property: String, of entity: CommittedChange.Entity) -> Bool {
    properties[entity.rawValue]?.contains(property) ?? false
  }

  private let shown: ShownRecords
  private var database: Database { shown.database }

  init(_ shown: ShownRecords) { self.shown = shown }

  /// Looks at all of them when one of the touched records has any, or is named by one.
  func update(_ touched: [RecordKey]) throws {
    for (entity, property) in [
      (CommittedChange.Entity.project, Project.Property.parent.rawValue),
      (.task, TaskProperty.parent.rawValue), (.task, TaskProperty.dependency.rawValue),
    ] {
      let keys = touched.filter { $0.kind == entity.rawValue }
      if try keys.contains(where: { try concerns($0) }) { try update(entity, property) }
    }
  }

  private func concerns(_ key: RecordKey) throws -> Bool {
    let select = try database.statement(
      """
      SELECT EXISTS (SELECT 1 FROM sync_reference WHERE target = ?1)
        OR EXISTS (SELECT 1 FROM sync_record AS r JOIN sync_reference AS s ON s.record_id = r.id
          WHERE r.uid = ?1 AND r.entity = ?2)
        OR EXISTS (SELECT 1 FROM task WHERE uid = ?1 AND (parent_id IS NOT NULL
          OR EXISTS (SELECT 1 FROM dependency WHERE task_id = task.id)))
        OR EXISTS (SELECT 1 FROM project WHERE uid = ?1 AND parent_uid IS NOT NULL)
      """)
    defer { select.reset() }
    try select.bind(key.uid.text, key.kind)
    return try select.step() && select.integer(0) != 0
  }

  private func update(_ entity: CommittedChange.Entity, _ property: String) throws {
    let claims = try claims(entity, property)
    let there = try there(entity, claims)
    let fitting = claims.filter { claim in
      guard entity == .task, property == TaskProperty.parent.rawValue,
        let own = there[claim.from], let parent = there[claim.to]
      else { return true }
      return own.fits(under: parent)
    }
    let references = AcyclicReferences(fitting) { there[$0] == nil ? nil : $0 }
    var laid: [ExactText: [ExactText]] = [:]
    for reference in references.laid { laid[reference.from, default: []].append(reference.to) }
    switch (entity, property) {
    case (.project, _): try lay(projects: laid)
    case (_, TaskProperty.parent.rawValue): try lay(parents: laid.compactMapValues(\.first))
    default: try lay(dependencies: laid)
    }
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

  private func lay(projects laid: [ExactText: [ExactText]]) throws {
    let projects = shown.records.projects
    let names = ShownNames(repository: projects)
    let present = try projects.all()
    // Those that go come first: a circle has to be open before it is closed elsewhere.
    let changed = present.filter {
      $0.parentUID.map(ExactText.init) != laid[ExactText($0.uid)]?.first
    }
    for project in changed where project.parentUID != nil {
      var freed = project
      try freed.setParentUID(nil)
      _ = try names.store(freed, over: project)
    }
    for project in changed {
      guard let parent = laid[ExactText(project.uid)]?.first,
        let freed = try projects.find(uid: project.uid)
      else { continue }
      var placed = freed
      try placed.setParentUID(parent.text)
      _ = try names.store(placed, over: freed)
    }
  }

  private func lay(parents laid: [ExactText: ExactText]) throws {
    let tasks = shown.records.tasks
    var present: [ExactText: ExactText] = [:]
    let select = try database.statement(
      "SELECT t.uid, p.uid FROM task AS t JOIN task AS p ON p.id = t.parent_id")
    defer { select.reset() }
    while try select.step() { present[ExactText(select.text(0))] = ExactText(select.text(1)) }
    select.reset()
    for uid in Set(laid.keys).union(present.keys).sorted() where laid[uid] != present[uid] {
      guard let task = try tasks.task(uid: uid.text) else { continue }
      var placed = task
      placed.parentID = try laid[uid].flatMap { try tasks.task(uid: $0.text)?.id }
      _ = try tasks.save(placed, over: task)
      shown.free(task: uid)
    }
  }

  private func lay(dependencies laid: [ExactText: [ExactText]]) throws {
    let tasks = shown.records.tasks
    var present: [ExactText: Set<ExactText>] = [:]
    let select = try database.statement(
      """
      SELECT t.uid, b.uid FROM dependency AS d JOIN task AS t ON t.id = d.task_id
      JOIN task AS b ON b.id = d.blocker_id
      """)
    defer { select.reset() }
    while try select.step() {
      present[ExactText(select.text(0)), default: []].insert(ExactText(select.text(1)))
    }
    select.reset()
    for uid in Set(laid.keys).union(present.keys).sorted()
    where Set(laid[uid] ?? []) != present[uid] ?? [] {
      guard let task = try tasks.task(uid: uid.text) else { continue }
      var placed = task
      try placed.setDependencies((laid[uid] ?? []).compactMap { try tasks.task(uid: $0.text)?.id })
      _ = try tasks.save(placed, over: task)
    }
  }
}
