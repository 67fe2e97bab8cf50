package import Domain

/// How much was worked in a project; without one, in projects that were deleted and in none.
package struct ProjectFocus: Equatable, Sendable {
  package var project: Project?
  /// In milliseconds.
  package var duration: Int64

  package init(project: Project?, duration: Int64) {
    self.project = project
    self.duration = duration
  }
}
