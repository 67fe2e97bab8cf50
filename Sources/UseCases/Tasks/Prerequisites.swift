import Domain

/// The dependencies in a task's input: tasks that others wait for.
struct Prerequisites {
  private let store: any Store
  private let ids: [Int64]
  /// These and all that they wait for, once that is needed.
  private var chain: Set<Int64>?

  /// - Throws: `notFound` for one that is not there.
  init(_ input: TaskInput, in store: any Store) throws {
    self.store = store
    ids = Set(input.dependencies ?? []).subtracting(input.dependenciesRemoved)
      .union(input.dependenciesAdded).sorted()
    if let missing = try ids.isEmpty ? nil : store.tasks.firstMissing(of: ids) {
      throw Failure(
        .notFound, "There is no task \(missing) to depend on.", field: Self.field)
    }
  }

  /// - Throws: `conflict` when the task would wait for itself.
  mutating func check(_ task: Task) throws {
    if ids.contains(task.id) {
      throw Failure(
        .conflict, "A task cannot depend on itself: \(task.reference).", field: Self.field)
    }
    // The chain may be long, and there is no circle through a task that none waits for.
    guard !ids.isEmpty, try store.tasks.hasDependents(task.id) else { return }
    let chain = try self.chain ?? store.tasks.blockerIDs(of: ids)
    self.chain = chain
    guard chain.contains(task.id) else { return }
    for id in ids where try store.tasks.blockerIDs(of: [id]).contains(task.id) {
      let blocker = try store.tasks.existing(id, field: Self.field)
      throw Failure(
        .conflict,
        "This would go in a circle: \(task.reference) cannot depend on \(blocker.reference), which "
          + "waits for it.", field: Self.field)
    }
  }

  private static let field = "depends_on"
}
