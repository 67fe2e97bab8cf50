package import Domain

/// Makes the tasks of a template, and its project, in one step.
package final class UseTemplate: CreatingUseCase {
  /// The created records.
  package struct Result: Equatable, Sendable {
    package var taskCount = 0
    /// The first of the tasks.
    package var taskID: Int64?
    package var projectID: Int64
  }

  /// The tasks stand behind all others, in the order of their tree, in a project that is given; else in a new one when the
  /// template is of a project, else where they were, or in Inbox when that is gone or archived. Dates are counted
  /// from a day on; without one, from today.
  ///
  /// - Throws: `notFound` for the template and the project; `conflict` for an archived project; `invalid` where a
  ///   date would not be in the years 1 to 9999, and for what no task can have; `corrupt` for a damaged template.
  package func run(
    _ id: Int64, on date: CalendarDate?, in projectID: Int64?, at now: Instant
  ) throws -> Result {
    try store.write(.useTemplate, at: now) {
      let content = try ReadTemplate(store).run(id)
      let project = try project(for: content, given: projectID, at: now)
      let sections = try sections(of: content, in: project)
      let day = date ?? store.days.day(containing: now)
      return try add(content, to: project, sections, from: day, at: now)
    }
  }

  private func project(
    for content: TemplateContent, given id: Int64?, at now: Instant
  ) throws -> Project {
    if let id {
      let project = try store.projects.existing(id, "project", field: "project_id")
      try project.refuseArchived("project_id")
      return project
    }
    if let project = content.project { return try add(project, at: now) }
    if let uid = content.homeUID, let home = try store.projects.find(uid: uid),
      home.archived == nil
    {
      return home
    }
    return try store.projects.existing(Project.inboxID)
  }

  /// Below the project that it was below, and for the client that it was for, as far as these are there still.
  private func add(_ model: Project, at now: Instant) throws -> Project {
    var project = model
    project.uid = newUID()
    project.created = now
    if let uid = project.clientUID, try store.clients.find(uid: uid) == nil {
      try project.setClientUID(nil)
    }
    let place = ProjectPlace(store: store)
    try project.setParentUID(nil)
    if let uid = model.parentUID, let parent = try store.projects.find(uid: uid) {
      do {
        try place.put(&project, below: parent.id)
      } catch let failure as Failure where failure.kind == .conflict {
        // Archived by now, or too deep: it stands at the top.
      }
    }
    try project.rename(to: freeName(like: project))
    project.id = try store.projects.append(project)
    try place.refuseSharedPath(of: project)
    return try store.projects.existing(project.id)
  }

  /// The name, or “Name 2” and so on when another project has it.
  private func freeName(like project: Project) throws -> String {
    var number = 1
    while true {
      let ending = number == 1 ? "" : " \(number)"
      let room = TextRule.projectName.maximum - ending.count
      let name = String(String.UnicodeScalarView(project.name.unicodeScalars.prefix(room))) + ending
      if try store.projects.find(named: name, under: project.parentUID) == nil { return name }
      number += 1
    }
  }

  /// The uids of the sections, by their places: those of their names, which a template of a project makes where they are not
  /// there.
  private func sections(of content: TemplateContent, in project: Project) throws -> [String?] {
    if content.sections.isEmpty { return [] }
    let present = try store.projectSections.all(inProject: project.uid)
    var uids = Dictionary(
      present.map { (NameKey($0.name), $0.uid) }, uniquingKeysWith: { first, _ in first })
    var last = present.last?.position
    return try content.sections.map { name in
      if let uid = uids[NameKey(name)] { return uid }
      if content.project == nil { return nil }
      var section = ProjectSection(blank: newUID())
      try section.setName(name)
      try section.setProjectUID(project.uid)
      section.position = .between(last, nil) ?? .first
      last = section.position
      _ = try store.projectSections.insert(section)
      uids[NameKey(name)] = section.uid
      return section.uid
    }
  }

  private func add(
    _ content: TemplateContent, to project: Project, _ sections: [String?],
    from day: CalendarDate, at now: Instant
  ) throws -> Result {
    let series = UpdateSeries(store: store, now: now)
    var last = try store.tasks.lastPosition()
    var ids: [Int64] = []
    ids.reserveCapacity(content.tasks.count)
    for item in content.tasks {
      var task = try Self.about(item) {
        var task = try item.task(from: day, in: store.zone(named: item.task.zoneName))
        try series.run(&task, over: nil)
        return task
      }
      task.uid = newUID()
      task.created = now
      task.modified = now
      task.projectID = project.id
      task.parentID = item.parent.map { ids[$0] }
      task.sectionUID = item.section.flatMap { sections[$0] }
      task.position = .between(last, nil) ?? .first
      last = task.position
      ids.append(try store.tasks.insert(task))
    }
    for (item, id) in zip(content.tasks, ids) where !item.dependencies.isEmpty {
      let old = try store.tasks.existing(id)
      var task = old
      try task.setDependencies(item.dependencies.map { ids[$0] })
      try store.tasks.save(task, over: old, modified: now)
    }
    return Result(taskCount: ids.count, taskID: ids.first, projectID: project.id)
  }

  /// Runs `body`; what it refuses is said of a task.
  private static func about<Made>(_ item: TemplateTask, _ body: () throws -> Made) throws -> Made {
    do {
      return try body()
    } catch var failure as Failure {
      failure.message = "Task “\(item.task.title.prefix(80))” of the template: \(failure.message)"
      failure.field = failure.field == "date" ? "date" : "id"
      throw failure
    }
  }
}
