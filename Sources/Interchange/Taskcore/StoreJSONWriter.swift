package import Domain

/// Writes Taskcore's own files, which lose nothing: see ``StoreJSON``.
package struct StoreJSONWriter: StoreInterchangeWriter {
  private let sink: ByteSink
  private var json = JSONWriter()
  private var section = StoreJSON.Section.projects
  private var unknown = UnknownSurvey([])
  /// Of an array that has objects that mean nothing to this version, what was written of it.
  private var uids: Set<String> = []

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

  package var said: Set<TaskProperty> { .all }

  package mutating func write(_ tag: Tag) throws {
    try item(of: .tags, uid: tag.key.text) { json in
      json.member("name", tag.name)
      json.member("colour", tag.colour)
    }
  }

  package mutating func write(_ filed: FiledTask) throws {
    try item(of: .tasks, uid: filed.task.uid) { json in
      if filed.task.id != 0 { json.member("id", filed.task.id) }
      json.member("uid", filed.task.uid)
      try filed.writeMembers(to: &json)
      filed.writeUnsaid(to: &json)
    }
  }

  package mutating func survey(unknown: [UnknownProperty]) {
    self.unknown = UnknownSurvey(unknown)
  }

  package var writesEvents: Bool { true }
  package var writesRecords: Bool { true }

  mutating func write(_ element: some JSONRecord, in section: StoreJSON.Section) throws {
    try item(of: section, uid: element.uid) { try element.write(to: &$0) }
  }

  package mutating func finish() throws {
    if section.rawValue < StoreJSON.Section.tasks.rawValue { try go(to: .tasks) }
    for next in StoreJSON.Section.allCases where next.rawValue > section.rawValue {
      if !unknown.objects(of: next).isEmpty { try go(to: next) }
    }
    try writeUnknownObjects()
    json.line(isEnd: true)
    json.endArray()
    try writeUnknown()
    json.endObject()
    json.line(isEnd: true)
    try json.drain(into: sink, above: 0)
  }

  /// The arrays and members of the file that this version does not know.
  private mutating func writeUnknown() throws {
    for (name, values) in unknown.arrays {
      json.name(name)
      json.beginArray()
      for value in values {
        json.line()
        json.value(value)
        try json.drain(into: sink, above: 65_536)
      }
      json.line(isEnd: true)
      json.endArray()
    }
    for (name, value) in unknown.members(of: "", uid: "") {
      json.name(name)
      json.value(value)
    }
  }

  private mutating func item(
    of section: StoreJSON.Section, uid: String, _ members: (inout JSONWriter) throws -> Void
  ) throws {
    try go(to: section)
    json.line()
    if !unknown.objects(of: section).isEmpty { uids.insert(uid) }
    json.beginObject()
    let values = unknown.isEmpty ? [] : unknown.values(of: section.name, uid: uid)
    if values.isEmpty {
      try members(&json)
    } else {
      try write(members, with: values)
    }
    if !unknown.isEmpty {
      let known = section.members
      for (name, value) in unknown.members(of: section.name, uid: uid)
      where !known.contains(name) {
        json.name(name)
        json.value(value)
      }
    }
    json.endObject()
    try json.drain(into: sink, above: 65_536)
  }

  /// The members of an object, with the values that this version does not know.
  private mutating func write(
    _ members: (inout JSONWriter) throws -> Void, with values: [UnknownValue]
  ) throws {
    var plain = JSONWriter()
    plain.beginObject()
    try members(&plain)
    plain.endObject()
    let text = String(decoding: plain.bytes, as: UTF8.self)
    var restored = try JSONValue(text: text).object()
    for value in values { value.restore(in: &restored) }
    for member in restored {
      json.name(member.name)
      json.value(member.value)
    }
  }

  /// What stood in the array that ends here and meant nothing to this version.
  private mutating func writeUnknownObjects() throws {
    for object in unknown.objects(of: section) where !uids.contains(object.uid) {
      json.line()
      json.value(object.value)
      try json.drain(into: sink, above: 65_536)
    }
    uids = []
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
    for between in StoreJSON.Section.allCases
    where between.rawValue > section.rawValue && between.rawValue < next.rawValue {
      if !unknown.objects(of: between).isEmpty { try go(to: between) }
    }
    try writeUnknownObjects()
    section = next
    json.line(isEnd: true)
    json.endArray()
    json.name(next.name)
    json.beginArray()
  }
}
