import Domain

/// A task on the heap, for it is large: what passes it on needs little of the stack, and that of a host's thread may be
/// small.
final class HeldTask {
  var task: Task

  init(_ task: Task) { self.task = task }
}
