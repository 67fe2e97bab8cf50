import CTaskcoreHeader

/// What one commit changed.
public struct Commit: Sendable {
  /// What happened to each thing that it changed.
  public private(set) var changes: [Change] = []

  /// Makes one of changes.
  public init(changes: [Change] = []) {
    self.changes = changes
  }

  /// The only thing of its kind that it changed; nil for none and for several.
  public func onlyChange(of entity: EntityKind) -> Change? {
    let found = changes.filter { $0.entity == entity }
    return found.count == 1 ? found.first : nil
  }
}

extension Store {
  /// Carries out what makes one commit, and tells what that changed.
  public func commit<Result>(_ body: () throws -> Result) throws -> (Result, Commit) {
    var commit = Commit()
    let result = try withUnsafeMutablePointer(to: &commit) { place in
      var observer: UnsafeMutablePointer<taskcore_observer>?
      try Self.check(
        taskcore_observe(
          handle,
          { commit, payload in
            guard let commit, let payload else { return TASKCORE_EINTERNAL }
            payload.assumingMemoryBound(to: Commit.self).pointee.add(commit.pointee)
            return TASKCORE_OK
          }, place, nil, &observer))
      defer { taskcore_observer_free(observer) }
      return try body()
    }
    return (result, commit)
  }
}

extension Commit {
  fileprivate mutating func add(_ commit: taskcore_commit) {
    guard commit.origin == TASKCORE_ORIGIN_SELF else { return }
    changes += elements(commit.changes, commit.change_count, size: \.struct_size).map { Change($0) }
  }
}
