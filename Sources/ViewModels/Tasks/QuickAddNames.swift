package import Domain
import Language

/// The names in a line of quick add that are new to a store, with suggestions of existing ones.
package struct QuickAddNames: Sendable {
  /// The project that is to be made.
  package private(set) var newProject: String?
  /// The existing project that is spelled nearly like it.
  package private(set) var nearestProject: String?
  /// The tags that no task has yet.
  package private(set) var newTags: [String] = []

  /// Looks up the names that a line says.
  ///
  /// - Throws: what reading the store throws; a name of several projects is for adding to refuse.
  package init(of input: TaskInput, in store: any Store) throws {
    if let project = input.project, case .name(let name) = project {
      let isKnown: Bool
      do {
        isKnown = try project.find(in: store.projects) != nil
      } catch let failure as Failure where failure.kind == .conflict {
        isKnown = true
      }
      if !isKnown {
        newProject = name
        nearestProject = nearestWord(
          to: name, among: try store.projects.listed().map(\.name).filter { $0 != name })
      }
    }
    newTags = try input.tagsAdded.filter { try store.tags.find(named: $0) == nil }
  }
}
