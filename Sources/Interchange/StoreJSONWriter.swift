package import Domain

/// Writes Taskcore's own files, which lose nothing: see ``StoreJSON``.
package struct StoreJSONWriter: TaskFileWriter {
  private enum Section {
    case projects
    case tasks
  }

  private let sink: ByteSink
  private var json = JSONWriter()
  private var section = Section.projects

  package init(sink: @escaping ByteSink) {
    self.sink = sink
    json.beginObject()
    json.name("format")
    json.string(StoreJSON.format)
    json.name("version")
    json.number(StoreJSON.version)
    json.name("projects")
    json.beginArray()
  }

  package mutating func write(_ project: Project) throws {
    guard section == .projects else {
      throw Failure(.internal, "A project was to be written after a task.")
    }
    json.line()
    json.beginObject()
    member("id", project.id)
    member("uid", project.uid)
    member("name", project.name)
    member("created", project.created.text)
    json.endObject()
    try json.drain(into: sink, above: 65_536)
  }

  package mutating func write(_ filed: FiledTask) throws {
    beginTasks()
    let task = filed.task
    json.line()
    json.beginObject()
    if task.id != 0 { member("id", task.id) }
    member("uid", task.uid)
    member("title", task.title)
    if !task.notes.isEmpty { member("notes", task.notes) }
    member("project", filed.projectName)
    if !task.tags.isEmpty {
      json.name("tags")
      json.value(.array(task.tags.names.map { .string($0) }))
    }
    member("priority", task.priority.text)
    if task.isFavourite {
      json.name("favourite")
      json.bool(true)
    }
    if let due = task.due { member("due", due.text) }
    member("created", task.created.text)
    member("modified", task.modified.text)
    if let completed = task.completed { member("completed", completed.text) }
    if let deleted = task.deleted { member("deleted", deleted.text) }
    if let kept = task.kept {
      json.name("kept")
      json.value(try JSONValue(kept: kept))
    }
    json.endObject()
    try json.drain(into: sink, above: 65_536)
  }

  package mutating func finish() throws {
    beginTasks()
    json.line(isEnd: true)
    json.endArray()
    json.endObject()
    json.line(isEnd: true)
    try json.drain(into: sink, above: 0)
  }

  private mutating func beginTasks() {
    guard section == .projects else { return }
    section = .tasks
    json.line(isEnd: true)
    json.endArray()
    json.name("tasks")
    json.beginArray()
  }

  private mutating func member(_ name: String, _ text: String) {
    json.name(name)
    json.string(text)
  }

  private mutating func member(_ name: String, _ number: Int64) {
    json.name(name)
    json.number(number)
  }
}

extension JSONValue {
  /// What is kept with a task.
  ///
  /// - Throws: `corrupt` for what is no JSON object.
  init(kept text: String) throws {
    guard let value = try? JSONValue(text: text), case .object = value else {
      throw Failure(.corrupt, "What is kept with a task is not a JSON object.", field: "kept")
    }
    self = value
  }
}
