/// What can change of a project; the raw values name it in the change log.
package enum ProjectProperty: String, CaseIterable, Sendable {
  case name
  case description
  case colour
  case icon
  case position
  case created
  case archived

  package func value(in project: Project) -> LogValue {
    switch self {
    case .name: .text(project.name)
    case .description: project.description.isEmpty ? .null : .text(project.description)
    case .colour: .integer(Int64(project.colour.rawValue))
    case .icon: project.icon.isEmpty ? .null : .text(project.icon)
    case .position: .text(project.position.text)
    case .created: LogValue(project.created)
    case .archived: LogValue(project.archived)
    }
  }

  /// Sets it to what the change log has.
  package func set(_ value: LogValue, in project: inout Project) throws {
    switch (self, value) {
    case (.name, .text(let text)): try project.setName(text)
    case (.description, .text(let text)): try project.setDescription(text)
    case (.description, .null): try project.setDescription("")
    case (.colour, .integer(let code)):
      project.colour = try ColourToken(code: Int32(truncatingIfNeeded: code))
    case (.icon, .text(let text)): try project.setIcon(text)
    case (.icon, .null): try project.setIcon("")
    case (.position, .text(let text)): project.position = try OrderKey(text)
    case (.created, .integer(let milliseconds)):
      project.created = Instant(clamping: milliseconds)
    case (.archived, _): try project.archive(at: value.instant)
    default:
      throw Failure(
        .corrupt, "The change log gives a project's \(rawValue) a value of a wrong type.")
    }
  }
}
