import Domain

/// A boxed task: tasks are large, and a host's thread may have a small stack.
final class HeldTask {
  var task: Task

  init(_ task: Task) { self.task = task }
}
