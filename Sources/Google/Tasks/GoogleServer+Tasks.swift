import Domain
import Interchange
import Network
import Platform
import Servers

/// Reads the tasks of a list.
///
/// https://developers.google.com/workspace/tasks/reference/rest/v1/tasks/list
extension GoogleServer {
  private static let query = [
    ("maxResults", "100"), ("showCompleted", "true"), ("showHidden", "true"),
    ("showDeleted", "true"),
    ("showAssigned", "true"),
  ]

  func changes(ofList list: HTTPAddress, since token: String?) throws -> ServerChanges {
    let now = Instant(clamping: WallClock.milliseconds)
    let old = token.flatMap { TaskToken($0) }.flatMap { $0.isOld(at: now) ? nil : $0 }
    var changes = ServerChanges(isWhole: old == nil)
    var updated = old?.updated ?? Instant(clamping: 0)
    known = []
    try eachTask(of: list, since: old?.updatedMin) { task in
      guard let id = task.text("id") else { return }
      if let time = task.text("updated").flatMap(GoogleTime.instant) {
        updated = max(updated, time)
      }
      guard let item = TaskText.item(task) else {
        if !changes.isWhole { changes.removed.append(id) }
        return
      }
      changes.versions.append(item.version)
      known.insert(item.version)
      listed[id] = item
    }
    // By the clock of this machine when that is behind Google's: what comes next may have an earlier time.
    changes.token = TaskToken(updated: min(updated, now), whole: old?.whole ?? now).text
    return changes
  }

  func eachTask(of list: HTTPAddress, since time: String?, _ body: (JSONValue) throws -> Void)
    throws
  {
    let query = Self.query + (time.map { [("updatedMin", $0)] } ?? [])
    _ = try client.list(list.appending("/tasks"), query, body)
  }

  func task(_ id: String, ofList list: HTTPAddress) throws -> ServerItem? {
    try task(id, of: list).flatMap(TaskText.item)
  }

  /// A task by itself; nil for none, and for one that was deleted.
  func task(_ id: String, of list: HTTPAddress) throws -> JSONValue? {
    let answer = try client.answer(to: .init("GET", place(ofTask: id, list)))
    if answer.status == 404 || answer.status == 410 { return nil }
    guard answer.isGood else { throw client.refusal(answer) }
    return answer.body.flag("deleted") ? nil : answer.body
  }

  func place(ofTask id: String, _ list: HTTPAddress) -> HTTPAddress {
    list.appending("/tasks/\(Self.escaped(id))")
  }

  /// Keeps what was put as what is there.
  func keep(_ task: JSONValue) {
    if let item = TaskText.item(task) { listed[item.version.href] = item }
  }
}
