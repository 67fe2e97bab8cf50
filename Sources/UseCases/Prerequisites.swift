import Domain

/// The tasks that an input says others shall wait for.
struct Prerequisites {
  private let store: any Store
  private let ids: [Int64]
  /// These and all that they wait for.
  private let chain: Set<Int64>

  /// None waits for tasks that are new, which saves looking for a circle.
  ///
  /// - Throws: `notFound` for one that is not there.
  init(_ input: TaskInput, isNew: Bool, in store: any Store) throws {
    self.store = store
    ids = Set(input.dependencies ?? []).subtracting(input.dependenciesRemoved)
      .union(input.dependenciesAdded).sorted()
    if let missing = try ids.isEmpty ? nil : store.tasks.firstMissing(of: ids) {
      throw Failure(
        .notFound, "There is no task \(missing) to depend on.", field: Self.field)
    }
    chain = isNew || ids.isEmpty ? [] : try store.tasks.blockerIDs(of: ids)
  }

  /// - Throws: `conflict` when the task would wait for itself.
  func check(_ task: Task) throws {
    guard chain.contains(task.id) else { return }
    if ids.contains(task.id) {
      throw Failure(
        .conflict, "A task cannot depend on itself: \(task.reference).", field: Self.field)
    }
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
