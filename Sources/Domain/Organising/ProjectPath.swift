/// The path of a project below others: `Work.Garden`, as in Taskwarrior.
///
/// A name may have dots, too. What is the whole name of a project means that one; else what stands before a dot is the
/// project that the rest is below.
package enum ProjectPath {
  package static let separator: Character = "."
  /// How many projects may stand one below the other, the topmost included.
  package static let maximumDepth = 10

  /// The rule that a text has to obey: a path may be as long as the names that it has.
  package static func rule(for text: String) -> TextRule {
    text.contains(separator) ? .projectPath : .projectName
  }

  /// - Throws: `invalid` for what can be neither a name nor a path.
  package static func line(_ text: String) throws -> String { try rule(for: text).line(text) }

  /// The ways to cut a text at a dot with something on either side, the longest beginning first.
  package static func cuts(of text: String) -> [(head: String, tail: String)] {
    text.indices.reversed().compactMap { index in
      guard text[index] == separator else { return nil }
      let head = TextRule.trimmed(String(text[..<index]))
      let tail = TextRule.trimmed(String(text[text.index(after: index)...]))
      return head.isEmpty || tail.isEmpty ? nil : (head, tail)
    }
  }

  /// What stands between the dots; nil when nothing stands somewhere.
  package static func names(in text: String) -> [String]? {
    let names = text.split(separator: separator, omittingEmptySubsequences: false)
      .map { TextRule.trimmed(String($0)) }
    return names.contains { $0.isEmpty } ? nil : names
  }
}

extension ProjectRepository {
  /// The project of a path or a name, and nothing else.
  package func find(path: String) throws -> Project? { try find(path: path, under: nil) }

  private func find(path: String, under parent: String?) throws -> Project? {
    if let project = try find(named: path, under: parent) { return project }
    guard path.contains(ProjectPath.separator), try hasTree() else { return nil }
    for (head, tail) in ProjectPath.cuts(of: path) {
      if let above = try find(named: head, under: parent),
        let project = try find(path: tail, under: above.uid)
      {
        return project
      }
    }
    return nil
  }

  /// The names of the projects that one is below and its own, with dots between.
  package func path(of project: Project) throws -> String {
    guard project.parentUID != nil else { return project.name }
    return try (above(project).reversed() + [project]).map(\.name)
      .joined(separator: String(ProjectPath.separator))
  }

  /// The projects that one is below, the nearest first. One that is missing or comes again ends them.
  package func above(_ project: Project) throws -> [Project] {
    var above: [Project] = []
    var seen: Set<String> = [project.uid]
    var next = project.parentUID
    while let uid = next, seen.insert(uid).inserted, let parent = try find(uid: uid) {
      above.append(parent)
      next = parent.parentUID
    }
    return above
  }
}
