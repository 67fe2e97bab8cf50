/// The input for a new project, or for changes to one.
package struct ProjectInput: Sendable {
  package var name: String?
  package var description: String?
  package var colour: ColourToken?
  package var icon: String?
  package var isArchived: Bool?
  /// The id of the project that it is below; nil inside: none.
  package var parent: Int64??
  /// The id of the client that it is for; nil inside: none.
  package var client: Int64??
  /// In millionths of the currency unit; nil inside: none.
  package var hourlyRate: Int64??

  package init() {}

  /// Makes a project what is wanted, but for its place in the tree and whom it is for.
  ///
  /// - Throws: `invalid` for a bad text or rate, or `conflict` for what Inbox cannot be.
  package func apply(to project: inout Project, at now: Instant, _ check: InputCheck) throws {
    if let name { try check { try project.rename(to: name) } }
    if let description { try check { try project.setDescription(description) } }
    if let colour { project.colour = colour }
    if let icon { try check { try project.setIcon(icon) } }
    if let hourlyRate { try check { try project.setHourlyRate(hourlyRate) } }
    if let isArchived, isArchived != (project.archived != nil) {
      try check { try project.archive(at: isArchived ? now : nil) }
    }
  }
}
