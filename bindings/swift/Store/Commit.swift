import CTaskcoreHeader

/// What one commit changed.
public struct Commit: Sendable {
  /// One thing that it changed.
  public struct Change: Sendable {
    /// What kind of thing it is.
    public let entity: EntityKind
    /// The id in this store.
    public let id: Int64
    /// The uid, the same in all stores.
    public let uid: String
  }

  /// The changes.
  public private(set) var changes: [Change] = []

  /// Makes one with these values.
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
          }, place, &observer))
      defer { taskcore_observer_free(observer) }
      return try body()
    }
    return (result, commit)
  }
}

extension Commit {
  fileprivate mutating func add(_ commit: taskcore_commit) {
    guard commit.origin == TASKCORE_ORIGIN_SELF else { return }
    changes += elements(commit.changes, commit.change_count, size: \.struct_size).map {
      Change(entity: EntityKind(rawValue: $0.entity), id: $0.id, uid: String(c: $0.uid))
    }
  }
}
