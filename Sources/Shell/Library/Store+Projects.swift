import CTaskcoreHeader

extension Store {
  /// All projects.
  func projects() throws -> [Project] {
    var list: UnsafeMutablePointer<taskcore_project_list>?
    try Self.check(taskcore_project_query(handle, 0, &list))
    defer { taskcore_project_list_free(list) }
    return (0..<taskcore_project_list_count(list)).compactMap { index in
      taskcore_project_list_at(list, index).map { Project($0.pointee) }
    }
  }

  /// All tags that tasks outside of the trash have.
  func tags() throws -> [Tag] {
    var list: UnsafeMutablePointer<taskcore_tag_list>?
    try Self.check(taskcore_tag_query(handle, &list))
    defer { taskcore_tag_list_free(list) }
    return (0..<taskcore_tag_list_count(list)).compactMap { index in
      taskcore_tag_list_at(list, index).map { Tag($0.pointee) }
    }
  }

  func addProject(_ name: [UInt8]) throws {
    try Self.withInput(name) { try Self.check(taskcore_project_add(handle, $0, nil)) }
  }

  func renameProject(_ id: Int64, to name: [UInt8]) throws {
    try Self.withInput(name) { try Self.check(taskcore_project_update(handle, id, $0)) }
  }

  private static func withInput(
    _ name: [UInt8], _ body: (UnsafePointer<taskcore_project_input>) throws -> Void
  ) throws {
    var input = taskcore_project_input()
    input.struct_size = MemoryLayout<taskcore_project_input>.size
    input.fields = TASKCORE_PROJECT_NAME
    try withExtendedLifetime(CStrings()) { texts in
      input.name = texts.copy(name)
      try body(&input)
    }
  }

  /// Deletes a project; its tasks go to Inbox.
  func deleteProject(_ id: Int64) throws {
    try Self.check(taskcore_project_delete(handle, id, 0))
  }

  /// The project of a name.
  func project(named name: Word) throws -> Project {
    var id: Int64 = 0
    let status = withExtendedLifetime(CStrings()) { texts in
      taskcore_project_find(handle, texts.copy(name.bytes), &id)
    }
    if status != TASKCORE_ENOTFOUND { try Self.check(status) }
    let projects = try projects()
    if let project = projects.first(where: { $0.id == id }) { return project }
    let hint = Suggestion.sentence(for: name.text, among: projects.map(\.name))
    throw ShellError.failed("There is no project \(name.text.quoted).\(hint)")
  }
}
