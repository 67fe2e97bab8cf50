import TaskcoreSwift

/// A task with the conflicts of its sync, as programs get it.
struct ConflictedTask: Record {
  let task: Task
  let conflicts: [NumberedConflict]

  static let fieldNames = Task.fieldNames + ["conflicts"]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    let objects = try conflicts.map { numbered in
      [("number", FieldValue.integer(Int64(numbered.number)))]
        + zip(SyncConflict.fieldNames, try numbered.conflict.fieldValues(in: store)).map {
          ($0, $1)
        }
    }
    return try task.fieldValues(in: store) + [.objects(objects)]
  }
}

extension Store {
  /// The conflicts of tasks, by their ids.
  func taskConflicts() throws -> [Int64: [NumberedConflict]] {
    guard try syncState().conflicts > 0 else { return [:] }
    let ofTasks = try NumberedConflict.all(in: self).filter { $0.conflict.entity == .task }
    return Dictionary(grouping: ofTasks) { $0.conflict.recordID ?? 0 }
  }
}
