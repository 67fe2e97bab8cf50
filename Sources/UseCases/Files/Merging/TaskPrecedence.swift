import Domain
import Sync

/// Decides for each property of a task whether the file or the store takes precedence.
struct TaskPrecedence {
  /// The action for a task that the store has, too.
  enum Decision {
    case taken(Taken)
    /// All that the file says otherwise.
    case stayed
  }

  struct Taken {
    /// Without what stays.
    var filed: FiledTask
    /// Whether something stays.
    var isPartial = false
    /// Whether it was changed last here, before the import.
    var keepsModified = false
    /// What becomes of the stored task.
    var merged: HeldTask?
  }

  let records: RecordPrecedence

  func arrival(of filed: FiledTask, isPurged: Bool) throws -> RecordPrecedence.Arrival {
    let modified = filed.properties.contains(.modified) ? filed.task.modified : nil
    return try records.arrival(
      of: .task, uid: filed.task.uid, modified: modified, isPurged: isPurged)
  }

  /// `merged` is what the task would be if all of the file counted.
  func decision(on filed: FiledTask, _ merged: Task, over old: Task) throws -> Decision {
    let isDated = filed.properties.contains(.modified)
    let changes = merged.changes(from: old).filter { $0.property != .kept }
    // What was made from the version that is here and edited since, and what is older and wins, is a change of now:
    // an older file that is imported after it does not set it back.
    let isNow = isDated && merged.modified <= old.modified
    switch records.policy {
    case .onlyNew:
      // Whether the project is another one is known only when it is resolved.
      return changes.isEmpty ? .taken(Taken(filed: filed.without(.place))) : .stayed
    case .fileWins: return .taken(Taken(filed: isNow ? filed.without(.stamp) : filed))
    case .newerWins:
      if !isDated { return .taken(Taken(filed: filed)) }
      if changes.isEmpty { return .taken(Taken(filed: filed.without(.stamp))) }
      let units = Set(changes.map { Task.undoUnit(of: $0.property) })
      return try decision(on: filed, merged, over: old, units)
    }
  }

  private func decision(
    on filed: FiledTask, _ merged: Task, over old: Task, _ units: Set<UndoUnit>
  ) throws -> Decision {
    let split = try records.split(
      units.union([.place]), merged, over: old,
      modified: (file: merged.modified, here: old.modified)
    ) { task, unit in task.value(of: unit) }
    let mayMove = filed.properties.contains(.project) && !split.staying.contains(.place)
    let staying = split.staying.intersection(units).subtracting([.stamp])
    if split.taken.subtracting([.stamp]).isEmpty, !mayMove, !staying.isEmpty { return .stayed }
    let isSameVersion = merged.modified == old.modified
    var filed = isSameVersion ? filed.without(.stamp) : filed
    for unit in split.staying { filed = filed.without(unit) }
    return .taken(
      Taken(
        filed: filed, isPartial: !staying.isEmpty,
        keepsModified: !isSameVersion && split.staying.contains(.stamp)))
  }
}

extension Task {
  fileprivate func value(of unit: UndoUnit) -> LogValue {
    Self.joined(unit) { property in
      switch property {
      case .tag: tags.names.sorted().joined(separator: "\u{1F}")
      case .dependency: dependencies.map(String.init).joined(separator: "\u{1F}")
      case .project: ""
      default: text(of: property)
      }
    }
  }
}

extension FiledTask {
  /// Says nothing of what undo sets back as one; a section is in a project.
  fileprivate func without(_ unit: UndoUnit) -> FiledTask {
    var filed = self
    filed.properties = properties.filter { Task.undoUnit(of: $0) != unit }
    if unit == .place { filed.properties.remove(.section) }
    return filed
  }
}
