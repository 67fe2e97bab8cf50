import Domain
import Interchange
import Network
package import Servers

/// Writes to a task list.
extension GoogleServer {
  func put(_ item: OutgoingItem, inList list: HTTPAddress) throws -> PutOutcome {
    let components = (Component.all(in: item.text) ?? []).filter { $0.name == "VTODO" }
    // What was changed of single occurrences stays here, as repeats do.
    guard
      let component = components.first(where: { $0["RECURRENCE-ID"] == nil }) ?? components.first
    else {
      throw Failure(
        .invalid,
        "The item with the UID \(item.uid) is no task, and a list of Google has only these.")
    }
    let task = try item.etag == nil ? add(component, item, list) : change(component, item, list)
    guard let task, let id = task.text("id") else { return .changed }
    keep(task)
    tree?.take(task)
    made[item.uid] = id
    return .stored(href: id, etag: nil)
  }

  private func add(_ component: Component, _ item: OutgoingItem, _ list: HTTPAddress) throws
    -> JSONValue?
  {
    let task = try TaskBody(times: times).task(component, over: .object([]))
    let parent = try parent(of: component, list)
    let place = list.appending("/tasks", parent.map { [("parent", $0)] } ?? [])
    var question = GoogleClient.Question("POST", place, task)
    question.mayBeRepeated = false
    do {
      return try client.body(of: question)
    } catch let failure as Failure where failure.kind == .inputOutput {
      // It may be there, though the answer was lost: a second one would be a double.
      if let lost = try lost(task, parent, list) { return lost }
      return try client.body(of: question)
    }
  }

  package func namesItems(in collection: ServerCollection) -> Bool {
    collection.href.hasPrefix(Self.lists)
  }

  package func isAlike(_ item: String, to sent: String) -> Bool {
    guard let one = taskBody(of: item), let other = taskBody(of: sent) else { return false }
    return Self.isAlike(one, other)
  }

  private func taskBody(of text: String) -> JSONValue? {
    let components = (Component.all(in: text) ?? []).filter { $0.name == "VTODO" }
    let component = components.first { $0["RECURRENCE-ID"] == nil } ?? components.first
    return component.flatMap { try? TaskBody(times: times).task($0, over: .object([])) }
  }

  /// Whether two tasks have the same content.
  private static func isAlike(_ one: JSONValue, _ other: JSONValue) -> Bool {
    one.text("title") ?? "" == other.text("title") ?? "" && one.text("notes") == other.text("notes")
      && one.text("status") == other.text("status") && TaskBody.day(one) == TaskBody.day(other)
  }

  /// A task that was not listed before and says the same.
  private func lost(_ task: JSONValue, _ parent: String?, _ list: HTTPAddress) throws -> JSONValue?
  {
    let earlier = Set(made.values)
    var found: JSONValue?
    try eachTask(of: list, since: nil) { each in
      guard let version = TaskText.item(each)?.version, !known.contains(version),
        !earlier.contains(version.href), each.text("parent") == parent, Self.isAlike(each, task)
      else { return }
      found = each
    }
    return found
  }

  private func change(_ component: Component, _ item: OutgoingItem, _ list: HTTPAddress) throws
    -> JSONValue?
  {
    guard var task = try task(item.href, of: list), task.text("etag") == item.etag else {
      return nil
    }
    let new = try TaskBody(times: times).task(component, over: task)
    if new != task {
      let answer = try client.answer(
        to: .init("PUT", place(ofTask: item.href, list), new, etag: task.text("etag")))
      if [404, 409, 410, 412].contains(answer.status) { return nil }
      guard answer.isGood else { throw client.refusal(answer) }
      task = answer.body
    }
    return try moved(task, component, list)
  }

  /// Google deletes subtasks with what they are below: those that are not deleted here go to the top first.
  func delete(_ version: ServerVersion, ofList list: HTTPAddress) throws -> Bool {
    guard let task = try task(version.href, of: list) else { return true }
    guard task.text("etag") == version.etag else { return false }
    for id in try loadedTree(list).subtasks(of: version.href) { try free(id, list) }
    let answer = try client.answer(
      to: .init("DELETE", place(ofTask: version.href, list), etag: version.etag))
    if answer.isGood || answer.status == 404 || answer.status == 410 {
      tree?.remove(version.href)
      return true
    }
    if answer.status == 412 { return false }
    throw client.refusal(answer)
  }

  private func free(_ id: String, _ list: HTTPAddress) throws {
    let answer = try client.answer(to: .init("POST", place(ofTask: id, list).appending("/move")))
    if answer.isGood { tree?.take(answer.body) }
    if answer.isGood || answer.status == 404 || answer.status == 410 { return }
    throw client.refusal(answer)
  }

  // MARK: The tree

  /// The task below which one goes: Google has one level, so that is the top one. Nil for none.
  private func parent(of component: Component, _ list: HTTPAddress) throws -> String? {
    guard
      let line = component.properties.first(where: {
        $0.name == "RELATED-TO" && $0.parameter("RELTYPE")?.uppercased() ?? "PARENT" == "PARENT"
      })
    else { return nil }
    let uid = ICalendarText.plain(line.value)
    guard let id = TaskUID.id(uid) ?? made[uid], let task = try task(id, of: list) else {
      return nil
    }
    guard let top = task.text("parent") else { return task.flag("hidden") ? nil : id }
    return try self.task(top, of: list).flatMap { $0.flag("hidden") ? nil : top }
  }

  /// The task at its place. One with subtasks stays at the top, and one that is hidden is below nothing else: Google moves
  /// them nowhere else.
  private func moved(_ task: JSONValue, _ component: Component, _ list: HTTPAddress) throws
    -> JSONValue?
  {
    guard let id = task.text("id") else { return nil }
    var parent = try parent(of: component, list)
    if parent == task.text("parent") || parent == id { return task }
    if task.flag("hidden") { parent = nil }
    if parent == task.text("parent") { return task }
    if parent != nil, try !loadedTree(list).subtasks(of: id).isEmpty { return task }
    let place = place(ofTask: id, list).appending("/move", parent.map { [("parent", $0)] } ?? [])
    let answer = try client.answer(to: .init("POST", place))
    if answer.isGood { return answer.body }
    if answer.status == 400 { return task }
    if [404, 409, 410, 412].contains(answer.status) { return nil }
    throw client.refusal(answer)
  }

  /// As it was when it was needed first, with what was changed since.
  private func loadedTree(_ list: HTTPAddress) throws -> TaskTree {
    if let tree { return tree }
    var loaded = TaskTree()
    try eachTask(of: list, since: nil) { loaded.take($0) }
    tree = loaded
    return loaded
  }
}
