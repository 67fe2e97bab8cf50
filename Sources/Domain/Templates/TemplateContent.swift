/// The content of a template: tasks in the order of their tree and, for a project, the project and its
/// sections.
package struct TemplateContent: Equatable, Sendable {
  /// The project that is made; nil for tasks alone. Without a uid and a place.
  package var project: Project?
  /// Of tasks alone, the uid of the project that they were in.
  package var homeUID: String?
  /// The names of sections.
  package var sections: [String] = []
  package var tasks: [TemplateTask] = []

  package static let maximumTaskCount = 100_000
  package static let maximumSectionCount = 10_000

  package init() {}

  /// Properties that a template has of a project.
  static let projectProperties: [Project.Property] = [
    .name, .description, .colour, .icon, .parent, .client, .hourlyRate,
  ]

  /// Takes what says what a project is.
  package mutating func take(_ project: Project) throws {
    var copy = Project(blank: "")
    for property in Self.projectProperties {
      try copy.set(property, to: project.value(of: property))
    }
    self.project = copy
  }

  /// - Throws: `invalid` for more than a template can have.
  package mutating func append(_ task: TemplateTask) throws {
    guard tasks.count < Self.maximumTaskCount else {
      throw Failure(
        .invalid, "A template has at most \(Self.maximumTaskCount) tasks.", field: "content")
    }
    tasks.append(task)
  }

  /// - Throws: `invalid` for more than a template can have, and for anything but a name.
  package mutating func append(section name: String) throws {
    guard sections.count < Self.maximumSectionCount else {
      throw Failure(
        .invalid, "A template has at most \(Self.maximumSectionCount) sections.", field: "content")
    }
    sections.append(try TextRule.sectionName.line(name))
  }

  /// How many tasks each is under.
  package var depths: [Int] {
    var depths: [Int] = []
    depths.reserveCapacity(tasks.count)
    for task in tasks { depths.append(task.parent.map { depths[$0] + 1 } ?? 0) }
    return depths
  }

  /// In a damaged store, tasks can wait for each other in a circle: these wait for none.
  package mutating func dropCircle() {
    if (try? refuseCircle()) != nil { return }
    for index in tasks.indices { tasks[index].dependencies = [] }
  }

  /// - Throws: `invalid` when tasks wait for each other in a circle, or for none that is there.
  func refuseCircle() throws {
    var waiting = tasks.map(\.dependencies.count)
    var dependents: [Int: [Int]] = [:]
    for (index, task) in tasks.enumerated() {
      for other in task.dependencies { dependents[other, default: []].append(index) }
    }
    var free = waiting.indices.filter { waiting[$0] == 0 }
    var done = 0
    while let index = free.popLast() {
      done += 1
      for dependent in dependents[index] ?? [] {
        waiting[dependent] -= 1
        if waiting[dependent] == 0 { free.append(dependent) }
      }
    }
    if done == tasks.count { return }
    throw Failure(
      .invalid, "The tasks of a template wait for others of it, and not in a circle.",
      field: "content")
  }
}
