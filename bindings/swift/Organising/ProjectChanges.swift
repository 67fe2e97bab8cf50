import CTaskcoreHeader

/// What a project is to be: a new one, or what changes about one.
public struct ProjectChanges: Sendable {
  /// The name.
  public var name: (any UTF8Text)?
  /// The description.
  public var description: (any UTF8Text)?
  /// The colour.
  public var colour: Colour?
  /// The icon.
  public var icon: (any UTF8Text)?
  /// Whether it is archived.
  public var isArchived: Bool?

  /// Makes one with these values.
  public init(
    name: (any UTF8Text)? = nil, description: (any UTF8Text)? = nil, colour: Colour? = nil,
    icon: (any UTF8Text)? = nil, isArchived: Bool? = nil
  ) {
    self.name = name
    self.description = description
    self.colour = colour
    self.icon = icon
    self.isArchived = isArchived
  }

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
