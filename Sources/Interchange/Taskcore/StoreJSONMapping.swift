import Domain

/// Maps the objects of Taskcore's own files to records.
struct StoreJSONMapping {
  let uids: ContentUIDs
  let now: Instant

  func read(_ object: FiledObject) throws -> Tag {
    try Tag(
      name: object.require("name") { try TextRule.tagName.line($0.string()) },
      colour: object.read("colour") { try ColourToken(text: $0.string()) } ?? .black)
  }

  /// Without a position, a task stays where it is, and a new one goes to the end. One without a uid is known by where it is
  /// and its title.
  func read(_ object: FiledObject) throws -> FiledTask {
    let uid = try object.read("uid") { try TextRule.uid.line($0.string()) }
    let title = try object.require("title") { try TextRule.title.line($0.string()) }
    var task = try Task(
      uid: uid
        ?? uids.uid(
          of: "tasks", object.plainText(of: "project"), object.plainText(of: "parent"), title),
      title: title, projectID: Project.inboxID, created: now)
    task.id = try object.read("id") { try $0.integer(in: StoreJSON.identifiers) } ?? 0
    var filed = FiledTask(
      task: task, projectName: Project.inboxName, saying: .all)
    if object["position"] == nil { filed.properties.remove(.position) }
    if object["modified"] == nil { filed.properties.remove(.modified) }
    try FiledTask.readMembers(of: object, into: &filed)
    try FiledTask.readUnsaid(of: object, into: &filed)
    if uid == nil, object["modified"] == nil { filed.sayNothingOfBeingOpen() }
    return filed
  }

  /// Without a duration, an event on a date lasts that day.
  func read(_ object: FiledObject) throws -> FiledEvent {
    var event: Event = try read(object)
    if object["duration_s"] == nil, case .date = event.start { try event.setDuration(86_400) }
    return FiledEvent(event: event, saying: Set(EventProperty.allCases))
  }

  func read<Element: JSONRecord>(_ object: FiledObject) throws -> Element {
    try Element(object, at: now) {
      uids.uid(of: String(describing: Element.entity), object.content)
    }
  }
}

extension Tag {
  static let memberNames: Set = ["name", "colour"]
}
