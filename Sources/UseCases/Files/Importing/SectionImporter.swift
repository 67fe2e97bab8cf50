import Domain

/// Imports sections: an existing uid is updated, and an existing name refers to the section of the project
/// that has it.
struct SectionImporter {
  let store: any Store
  let undated: UndatedPrecedence
  /// The uids of those that are others here.
  private var uidsHere: [String: String] = [:]

  init(store: any Store, _ undated: UndatedPrecedence) {
    self.store = store
    self.undated = undated
  }

  /// - Throws: `malformed` for one of a project that neither the file nor the store has.
  mutating func take(_ section: ProjectSection, inProject uid: String) throws {
    guard try store.projects.find(uid: uid) != nil else {
      throw Failure(
        .malformed, "Neither the file nor the store has its project, “\(uid.prefix(40))”.",
        field: "project_uid")
    }
    var section = section
    try section.setProjectUID(uid)
    guard let old = try store.projectSections.find(uid: section.uid) else {
      if let known = try store.projectSections.find(named: section.name, inProject: uid) {
        uidsHere[section.uid] = known.uid
      } else {
        _ = try store.projectSections.insert(section)
      }
      return
    }
    section.id = old.id
    section = try undated.taken(section, over: old)
    let known = try store.projectSections.find(named: section.name, inProject: section.projectUID)
    if let known, known.uid != section.uid { try section.setName(old.name) }
    try store.projectSections.save(section, over: old)
  }

  /// What a section of the file is here.
  func uidHere(_ uid: String?) -> String? { uid.map { uidsHere[$0] ?? $0 } }
}
