/// The sections of projects, ordered within each project.
package protocol ProjectSectionRepository: RecordRepository<ProjectSection> {
  /// The sections of a project.
  func all(inProject uid: String) throws -> [ProjectSection]

  /// The ids of the tasks that are below one, those in the trash too.
  func taskIDs(in section: ProjectSection) throws -> [Int64]
}

extension ProjectSectionRepository {
  /// The section of a project whose name is the same but for case and accents.
  package func find(named name: String, inProject uid: String) throws -> ProjectSection? {
    let key = NameKey(name)
    return try all(inProject: uid).first { NameKey($0.name) == key }
  }

  /// Stores a new one behind the others of its project.
  package func append(_ section: ProjectSection) throws -> Int64 {
    var section = section
    let last = try all(inProject: section.projectUID).last?.position
    section.position = .between(last, nil) ?? .first
    return try insert(section)
  }
}
