import Domain

/// Reads the sources of templates.
struct TemplateSource {
  let store: any Store

  /// The tasks are those that a copy has: open and completed ones, all of them open again.
  ///
  /// - Throws: `notFound`; `conflict` for a task in the trash and for Inbox; `invalid` for more than a template can have.
  func content(
    of source: TemplateInput.Source, from anchor: CalendarDate?, at now: Instant
  ) throws -> TemplateContent {
    var content = TemplateContent()
    let tasks: [Task]
    var roots: [Int64] = []
    switch source {
    case .task(let id):
      let task = try store.tasks.existing(id, field: "task_id")
      guard task.status != .deleted else {
        throw Failure(
          .conflict,
          "\(task.reference) is in the trash: restore it before a template is made of it.",
          field: "task_id")
      }
      content.homeUID = try store.projects.find(id: task.projectID)?.uid
      let below = try store.tasks.descendants(of: [id], TaskCopies.statuses)
      tasks = [task] + below.filter { $0.id != id }
      roots = [id]
    case .project(let id):
      let project = try store.projects.existing(id, "project", field: "project_id")
      try Failure.about("project_id") { try project.refuseInbox("saved as a template") }
      try content.take(project)
      tasks = try store.tasks.tasks(inProject: id)
        .filter { TaskCopies.statuses.contains($0.status) }
      // Those below what is left out are left out, too.
      roots = tasks.filter { $0.parentID == nil }.map(\.id)
    }
    let sections = try takeSections(of: tasks, source, into: &content)
    let day = try anchor ?? firstDay(of: tasks) ?? store.days.day(containing: now)
    try take(tasks, below: roots, sections, from: day, into: &content)
    return content
  }

  /// The places of the sections, by their uids.
  private func takeSections(
    of tasks: [Task], _ source: TemplateInput.Source, into content: inout TemplateContent
  ) throws -> [String: Int] {
    var places: [String: Int] = [:]
    func take(_ section: ProjectSection) throws {
      guard places[section.uid] == nil else { return }
      places[section.uid] = content.sections.count
      try content.append(section: section.name)
    }
    if case .project(let id) = source {
      let project = try store.projects.existing(id)
      for section in try store.projectSections.all(inProject: project.uid) { try take(section) }
      return places
    }
    for uid in Set(tasks.compactMap(\.sectionUID)).sorted() {
      if let section = try store.projectSections.find(uid: uid) { try take(section) }
    }
    return places
  }

  private func firstDay(of tasks: [Task]) throws -> CalendarDate? {
    try tasks.compactMap { try $0.firstDay(in: store.zone(named: $0.zoneName)) }.min()
  }

  /// In the order of the tree, siblings in their manual order.
  private func take(
    _ tasks: [Task], below roots: [Int64], _ sections: [String: Int], from day: CalendarDate,
    into content: inout TemplateContent
  ) throws {
    let dateFields = Set(
      try store.fields.all(of: .task).filter { $0.kind == .date }.map(\.uid))
    func ordered(_ tasks: [Task]) -> [Task] {
      tasks.sorted { ($0.position, $0.uid) < ($1.position, $1.uid) }
    }
    let isRoot = Set(roots)
    let children = Dictionary(grouping: tasks.filter { !isRoot.contains($0.id) }, by: \.parentID)
    var places: [Int64: Int] = [:]
    var taken: [Task] = []
    var waiting = Array(ordered(tasks.filter { isRoot.contains($0.id) }).reversed())
    while let task = waiting.popLast() {
      // In a damaged store, a task can be below itself.
      guard places[task.id] == nil else { continue }
      let zone = try store.zone(named: task.zoneName)
      var item = try TemplateTask(task, from: day, in: zone, dateFields: dateFields)
      if !isRoot.contains(task.id) { item.parent = task.parentID.flatMap { places[$0] } }
      item.section = task.sectionUID.flatMap { sections[$0] }
      places[task.id] = content.tasks.count
      taken.append(task)
      try content.append(item)
      waiting += ordered(children[task.id] ?? []).reversed()
    }
    for (place, task) in taken.enumerated() where !task.dependencies.isEmpty {
      content.tasks[place].dependencies = task.dependencies.compactMap { places[$0] }.sorted()
    }
    content.dropCircle()
  }
}
