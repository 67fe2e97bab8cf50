import Domain
import Interchange
import Network
package import Servers

/// The order of tasks in a list.
///
/// https://developers.google.com/workspace/tasks/reference/rest/v1/tasks/move
extension GoogleServer {
  package func order(in collection: ServerCollection) throws -> [[String]]? {
    guard let list = try list(of: collection) else { return nil }
    var groups: [String: [(id: String, position: String)]] = [:]
    try eachTask(of: list, since: nil) { task in
      // Completed tasks have no place among the open ones.
      guard let id = task.text("id"), let position = task.text("position"),
        !task.flag("deleted"), !task.flag("hidden"), task.text("status") == "needsAction"
      else { return }
      groups[task.text("parent") ?? "", default: []].append((id, position))
    }
    return groups.sorted { $0.key < $1.key }.map { _, tasks in
      tasks.sorted { ($0.position, $0.id) < ($1.position, $1.id) }.map(\.id)
    }
  }

  package func arrange(_ hrefs: [String], in collection: ServerCollection) throws {
    guard let list = try list(of: collection), let present = try order(in: collection) else {
      return
    }
    let places = Dictionary(
      present.flatMap { $0.enumerated().map { ($1, $0) } }, uniquingKeysWith: { first, _ in first })
    let staying = Self.ascending(hrefs, places)
    var before: String?
    for href in hrefs {
      defer { before = href }
      if staying.contains(href) { continue }
      guard let task = try task(href, of: list) else { continue }
      let parent = task.text("parent").map { [("parent", $0)] } ?? []
      let query = parent + (before.map { [("previous", $0)] } ?? [])
      let answer = try client.answer(
        to: .init("POST", place(ofTask: href, list).appending("/move", query)))
      if answer.isGood {
        tree?.take(answer.body)
        continue
      }
      // Somebody changed something meanwhile, which the next run sees.
      if ![400, 404, 409, 410, 412].contains(answer.status) { throw client.refusal(answer) }
    }
  }

  /// As many as can stay where they are: the longest row of them whose places ascend.
  private static func ascending(_ hrefs: [String], _ places: [String: Int]) -> Set<String> {
    let places = hrefs.map { places[$0] ?? -1 }
    /// Of the rows of each length, the index at the end that has the lowest place.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: hrefs.count)
    for index in hrefs.indices where places[index] >= 0 {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if places[ends[middle]] < places[index] { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var staying: Set<String> = []
    var next = ends.last
    while let index = next {
      staying.insert(hrefs[index])
      next = previous[index]
    }
    return staying
  }
}
