package import Domain

/// Adds a section to a project, behind the others.
package final class AddSection: CreatingUseCase {
  /// - Returns: its id.
  /// - Throws: `notFound` for the project; `invalid` without a name and for a bad one; `conflict` for a name that is taken.
  package func run(named name: String?, inProject id: Int64, at now: Instant) throws -> Int64 {
    guard let name else {
      throw Failure(.invalid, "A new section needs a name.", field: "name")
    }
    return try store.write(.addSection, at: now) {
      guard let project = try store.projects.find(id: id) else {
        throw Failure(.notFound, "There is no project \(id).", field: "project_id")
      }
      var section = ProjectSection(blank: newUID())
      try section.setProjectUID(project.uid)
      try section.setName(name)
      try store.projectSections.refuseTaken(section)
      return try store.projectSections.append(section)
    }
  }
}

extension ProjectSectionRepository {
  /// - Throws: `conflict` for a name that another section of the project has.
  func refuseTaken(_ section: ProjectSection) throws {
    if let other = try find(named: section.name, inProject: section.projectUID),
      other.uid != section.uid
    {
      throw Failure(
        .conflict, "There is a section “\(other.name)” in the project already.", field: "name")
    }
  }
}
