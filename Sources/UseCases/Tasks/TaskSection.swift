import Domain

/// Puts tasks into the section in an input.
struct TaskSection {
  let store: any Store
  /// Its uid or its name; nil: none.
  let name: String?

  /// To be called once the task is in its project.
  ///
  /// - Throws: `notFound` for one that its project does not have.
  func take(_ task: inout Task) throws {
    guard let name else {
      task.sectionUID = nil
      return
    }
    let project = try store.projects.existing(task.projectID)
    if let section = try store.projectSections.find(uid: name), section.projectUID == project.uid {
      task.sectionUID = section.uid
      return
    }
    let line = try Failure.about("section_uid") { try TextRule.sectionName.line(name) }
    guard let section = try store.projectSections.find(named: line, inProject: project.uid) else {
      throw Failure(
        .notFound, "There is no section “\(line.prefix(80))” in project “\(project.name)”.",
        field: "section_uid")
    }
    task.sectionUID = section.uid
  }
}
