package import Domain
import Language

/// Builds the detail screen of one task.
package struct DetailReader {
  private let tasks: any TaskFactsReader
  private let store: any Store
  private let now: Instant
  private let wording: Wording

  package init(
    _ tasks: any TaskFactsReader, _ store: any Store, at now: Instant,
    _ wording: Wording = .english
  ) {
    self.tasks = tasks
    self.store = store
    self.now = now
    self.wording = wording
  }

  /// - Throws: `notFound`.
  package func detail(of id: Int64) throws -> Detail {
    let task = try Failure.about("id") { try store.tasks.existing(id) }
    let facts = try tasks.facts(ids: [id])
    guard let own = facts.first else {
      throw Failure(.notFound, "There is no task \(id).", field: "id")
    }
    let dependencies = try tasks.dependencies(of: id)
    let waiting = task.status == .open ? dependencies.filter { $0.status == .open } : []
    return Detail(
      row: row(own), fields: try fields(of: task, own, dependencies),
      subtasks: try tasks.facts(subtasks(of: task)).map(row),
      blockers: try tasks.facts(ids: waiting.map(\.id)).map(row))
  }

  private func row(_ task: TaskFacts) -> Row { Row(task, at: now, in: store.days, wording) }

  /// All of them, whatever lists leave out; those in the trash with a task that is there too.
  private func subtasks(of task: Task) -> TaskQuery {
    let statuses: Set<Status> = task.status == .deleted ? [.deleted] : Status.present
    return TaskQuery(
      .all([
        .parent(task.id), .status(statuses), .any([.hidden(at: now), .not(.hidden(at: now))]),
        .any([.archived, .not(.archived)]),
      ]), sort: [.init(.manual)])
  }

  private func fields(
    of task: Task, _ facts: TaskFacts, _ dependencies: [LinkedTask]
  ) throws -> [Detail.Field] {
    let parent = try task.parentID.flatMap { try store.tasks.task(id: $0) }
    let section = try task.sectionUID.flatMap { try store.projectSections.find(uid: $0) }
    let ownFields = try ownFields(of: task)
    let dependents = try tasks.openDependents(of: task.id)
    return Detail.Field.Kind.allCases.map { kind in
      let value =
        switch kind {
        case .project: wording.project(facts.projectName, id: facts.projectID)
        case .section: section?.name ?? ""
        case .parent: parent?.title ?? ""
        case .fieldValues: ownFields
        case .waitsFor: wording.links(dependencies)
        // What is done or in the trash keeps nobody waiting.
        case .blocks: task.status == .open ? wording.links(dependents) : ""
        default: value(of: kind, in: task)
        }
      return Detail.Field(kind: kind, label: wording.text(kind.label), value: value)
    }
  }

  /// What the task itself says; "" for what is said of other things.
  private func value(of kind: Detail.Field.Kind, in task: Task) -> String {
    switch kind {
    case .title: task.title
    case .notes: task.notes
    case .tags: wording.tags(task.tags.names)
    case .priority: wording.priority(task.priority)
    case .favourite: wording.flag(task.isFavourite)
    case .slot: wording.slot(task.slot)
    case .start: time(task.start)
    case .planned: time(task.planned)
    case .until: time(task.until)
    case .due: time(task.due)
    case .url: task.url
    case .reminders:
      task.reminders.map { wording.reminder($0, in: store.zone) }.joined(separator: "; ")
    case .links:
      task.links.map { $0.title.isEmpty ? $0.url : "\($0.title) (\($0.url))" }
        .joined(separator: "; ")
    case .repeatRule: repeats(task)
    case .created: time(.dateTime(task.created))
    case .modified: time(.dateTime(task.modified))
    case .completed: time(task.completed.map { .dateTime($0) })
    case .started: time(task.started.map { .dateTime($0) })
    case .cancelled: time(task.cancelled.map { .dateTime($0) })
    case .deleted: time(task.deleted.map { .dateTime($0) })
    case .uid: task.uid
    default: kind.number(of: task, wording) ?? ""
    }
  }

  /// `Story points: 3; Sprint: May`
  private func ownFields(of task: Task) throws -> String {
    if task.fieldValues.isEmpty { return "" }
    let known = try task.fieldValues.known(store.fields.all(of: .task))
    return known.map { field, text in
      let value =
        switch field.kind {
        case .date: (try? Moment(text: text)).map { time($0) } ?? text
        case .duration: Int64(text).map { wording.duration($0) } ?? text
        case .number: wording.decimal(text)
        case .text, .choice: text
        }
      return "\(field.heading): \(value)"
    }.joined(separator: "; ")
  }

  /// The rule in words; short months are mentioned where the due is on a day that they do not have.
  private func repeats(_ task: Task) -> String {
    guard let rule = task.repeatRule else { return "" }
    let zone = (try? store.zone(named: task.zoneName)) ?? store.zone
    let start = task.repeatStart?.date ?? task.due.map { LocalMoment($0, in: zone).date }
    return wording.repeats(
      rule, isAfterCompletion: task.repeatMode == .afterCompletion, start: start)
  }

  private func time(_ moment: Moment?) -> String {
    moment.map { wording.full($0, in: store.zone) } ?? ""
  }
}
