import CTaskcoreHeader

extension Store {
  /// The sections of a project, or of all, in their order; at most so many, 0 for all, after the first ones.
  public func sections(
    ofProject project: Int64? = nil, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [ProjectSection] {
    var options = blank(
      taskcore_project_section_query_options(), taskcore_project_section_query_options_init)
    if let project {
      options.fields = TASKCORE_PROJECT_SECTION_QUERY_PROJECT
      options.project_id = project
    }
    (options.limit, options.offset) = (limit, offset)
    return try ProjectSection.list.read { taskcore_project_section_query(handle, &options, &$0) }
  }

  /// Adds a section to a project, behind the others, and returns its id.
  public func addSection(_ name: some UTF8Text, toProject project: Int64) throws -> Int64 {
    try withSection(named: name) { input in
      try Self.number { taskcore_project_section_add(handle, project, input, $0) }
    }
  }

  /// Gives a section another name.
  public func renameSection(_ id: Int64, to name: some UTF8Text) throws {
    try withSection(named: name) {
      try Self.check(taskcore_project_section_update(handle, id, $0))
    }
  }

  /// Moves a section to a place among those of its project.
  public func moveSection(_ id: Int64, to place: OrderDestination) throws {
    try place.withInput { try Self.check(taskcore_project_section_move(handle, [id], 1, $0)) }
  }

  /// Deletes sections, all or none, as one step for undo; their tasks stay in the project.
  public func deleteSections(_ ids: [Int64]) throws {
    try Self.check(taskcore_project_section_delete(handle, ids, ids.count))
  }

  private func withSection<Result>(
    named name: some UTF8Text,
    _ call: (UnsafePointer<taskcore_project_section_input>) throws -> Result
  ) throws -> Result {
    let memory = CStrings()
    var input = blank(taskcore_project_section_input(), taskcore_project_section_input_init)
    input.fields = TASKCORE_PROJECT_SECTION_NAME
    input.name = memory.copy(name)
    return try withExtendedLifetime(memory) { try call(&input) }
  }
}
