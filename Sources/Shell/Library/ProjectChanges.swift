import CTaskcoreHeader

/// What a project is to be: a new one, or what changes about one.
struct ProjectChanges {
  var name: [UInt8]?
  var description: [UInt8]?
  var colour: Colour?
  var icon: [UInt8]?
  var isArchived: Bool?

  /// Hands the library's form of it to `body`.
  func withInput(_ body: (UnsafePointer<taskcore_project_input>) throws -> Void) throws {
    let texts = CStrings()
    var input = taskcore_project_input()
    input.struct_size = MemoryLayout<taskcore_project_input>.size
    if let name {
      input.fields |= TASKCORE_PROJECT_NAME
      input.name = texts.copy(name)
    }
    if let description {
      input.fields |= TASKCORE_PROJECT_DESCRIPTION
      input.description = texts.copy(description)
    }
    if let colour {
      input.fields |= TASKCORE_PROJECT_COLOUR
      input.colour = colour.code
    }
    if let icon {
      input.fields |= TASKCORE_PROJECT_ICON
      input.icon = texts.copy(icon)
    }
    if let isArchived {
      input.fields |= TASKCORE_PROJECT_ARCHIVED
      input.archived = isArchived ? 1 : 0
    }
    try withExtendedLifetime(texts) { try body(&input) }
  }
}
