import Domain
import Interchange
import Network
import Servers

/// The task lists of an account.
///
/// https://developers.google.com/workspace/tasks/reference/rest/v1/tasklists
extension GoogleServer {
  private var place: HTTPAddress { address.tasks.appending("/users/@me/lists") }

  func taskLists() throws -> [ServerCollection] {
    var lists: [ServerCollection] = []
    _ = try client.list(place, [("maxResults", "100")]) { list in
      if let id = list.text("id") { lists.append(Self.list(id, list)) }
    }
    return lists
  }

  func makeTaskList(named name: String) throws -> ServerCollection {
    var question = GoogleClient.Question("POST", place, .with([("title", .string(name))]))
    question.mayBeRepeated = false
    let answer = try client.body(of: question)
    guard let id = answer.text("id") else {
      throw Failure(.malformed, "\(place.place) made a list of tasks without an id.")
    }
    return Self.list(id, answer)
  }

  private static func list(_ id: String, _ entry: JSONValue) -> ServerCollection {
    let title = entry.text("title") ?? ""
    var list = ServerCollection(
      href: lists + escaped(id), name: title.isEmpty ? id : title, contents: .tasks)
    list.supportsSync = true
    return list
  }
}
