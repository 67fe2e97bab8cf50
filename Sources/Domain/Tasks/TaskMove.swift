/// The destination of moved tasks: `TaskMove(.before(7))`, `TaskMove(into: .project(2))`.
package struct TaskMove: Equatable, Sendable {
  package enum Container: Equatable, Sendable {
    /// Into the project with that id, out of any parent.
    case project(Int64)
    /// Under the task with that id; nil: out of the parent, in the same project.
    case parent(Int64?)
  }

  /// Next to a task, or the first or the last of the siblings: those with the same parent, or none in
  /// the same project.
  package var place: OrderDestination
  /// Nil leaves them in their projects and, without a task to be next to, under their parents.
  package var container: Container?

  package init(_ place: OrderDestination = .bottom, into container: Container? = nil) {
    self.place = place
    self.container = container
  }
}
