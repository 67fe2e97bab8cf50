package import Domain

/// The time worked in a project; nil stands for deleted projects and for none.
package struct ProjectFocus: Equatable, Sendable {
  package var project: Project?
  /// In milliseconds.
  package var duration: Int64

  package init(project: Project?, duration: Int64) {
    self.project = project
    self.duration = duration
  }
}
