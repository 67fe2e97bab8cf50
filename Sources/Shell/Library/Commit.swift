import CTaskcoreHeader

/// What one commit changed.
struct Commit {
  /// One thing that it changed.
  struct Change {
    /// The library's TASKCORE_ENTITY_...
    let entity: Int32
    let id: Int64
    let uid: String
  }

  private(set) var changes: [Change] = []

  /// The only thing of its kind that it changed; nil for none and for several.
  func onlyChange(of entity: Int32) -> Change? {
    let found = changes.filter { $0.entity == entity }
    return found.count == 1 ? found.first : nil
  }
}

extension Store {
  /// Carries out what makes one commit, and tells what that changed.
  func commit<Result>(_ body: () throws -> Result) throws -> (Result, Commit) {
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
      Change(entity: $0.entity, id: $0.id, uid: String(c: $0.uid))
    }
  }
}
