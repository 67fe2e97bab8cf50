package import Domain

/// Writes Taskcore's own files, which lose nothing: see ``StoreJSON``.
package struct StoreJSONWriter: StoreInterchangeWriter {
  private let sink: ByteSink
  private var json = JSONWriter()
  private var section = StoreJSON.Section.projects

  package init(sink: @escaping ByteSink) {
    self.sink = sink
    json.beginObject()
    json.name("format")
    json.string(StoreJSON.format)
    json.name("version")
    json.number(StoreJSON.version)
    json.name(section.name)
    json.beginArray()
  }

  package var said: Set<TaskProperty> { Set(TaskProperty.allCases) }

  package mutating func write(_ tag: Tag) throws {
    try item(of: .tags) { json in
      json.member("name", tag.name)
      json.member("colour", tag.colour)
    }
  }

  package mutating func write(_ filed: FiledTask) throws {
    try item(of: .tasks) { json in
      if filed.task.id != 0 { json.member("id", filed.task.id) }
      json.member("uid", filed.task.uid)
      try filed.writeMembers(to: &json)
    }
  }

  package var writesEvents: Bool { true }
  package var writesRecords: Bool { true }

  mutating func write(_ element: some JSONRecord, in section: StoreJSON.Section) throws {
    try item(of: section) { try element.write(to: &$0) }
  }

  package mutating func finish() throws {
    if section.rawValue < StoreJSON.Section.tasks.rawValue { try go(to: .tasks) }
    json.line(isEnd: true)
    json.endArray()
    json.endObject()
    json.line(isEnd: true)
    try json.drain(into: sink, above: 0)
  }

  private mutating func item(
    of section: StoreJSON.Section, _ members: (inout JSONWriter) throws -> Void
  ) throws {
    try go(to: section)
    json.line()
    json.beginObject()
    try members(&json)
    json.endObject()
    try json.drain(into: sink, above: 65_536)
  }

  /// Begins the next arrays up to that one; most only where there are some of it.
  private mutating func go(to next: StoreJSON.Section) throws {
    if next == section { return }
    guard next.rawValue > section.rawValue else {
      throw Failure(.internal, "A file cannot go back from its \(section.name) to \(next.name).")
    }
    // Tasks have their array though there are none.
    if next.rawValue > StoreJSON.Section.tasks.rawValue,
      section.rawValue < StoreJSON.Section.tasks.rawValue
    {
      try go(to: .tasks)
    }
    section = next
    json.line(isEnd: true)
    json.endArray()
    json.name(next.name)
    json.beginArray()
  }
}
