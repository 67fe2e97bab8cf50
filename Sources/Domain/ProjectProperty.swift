/// What can change of a project; the raw values name it in the change log.
package enum ProjectProperty: String, CaseIterable, Sendable {
  case name
  case created

  package func value(in project: Project) -> LogValue {
    switch self {
    case .name: .text(project.name)
    case .created: LogValue(project.created)
    }
  }

  /// Sets it to what the change log has.
  package func set(_ value: LogValue, in project: inout Project) throws {
    switch (self, value) {
    case (.name, .text(let text)): try project.setName(text)
    case (.created, .integer(let milliseconds)):
      project.created = Instant(clamping: milliseconds)
    default:
      throw Failure(
        .corrupt, "The change log gives a project's \(rawValue) a value of a wrong type.")
    }
  }
}
