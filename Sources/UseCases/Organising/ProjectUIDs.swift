import Domain

/// A cache of the uids of projects by their ids.
final class ProjectUIDs {
  private let store: any Store
  private var known: [Int64: String] = [:]

  init(_ store: any Store) {
    self.store = store
  }

  /// Empty for a project that there is not.
  func uid(of id: Int64) throws -> String {
    if let uid = known[id] { return uid }
    let uid = try store.projects.find(id: id)?.uid ?? ""
    known[id] = uid
    return uid
  }
}
