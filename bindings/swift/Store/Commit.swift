import CTaskcoreHeader

/// What one commit changed, or the commits of one piece of work.
public struct Commit: Codable, Hashable, Sendable {
  /// What happened to each thing that it changed.
  public private(set) var changes: [Change] = []
  /// What the last of them did; nil where nothing was committed.
  public private(set) var action: StepAction?
  /// When the last of them was made, in milliseconds since 1970 UTC; nil where nothing was committed.
  public private(set) var at: Int64?
  /// Whether a call on this store made it; else another one did, and a poll noticed it, or it came by sync.
  public private(set) var isOwn = true
  /// Whether it was done on another device, and came by sync.
  public private(set) var isRemote = false

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
            payload.assumingMemoryBound(to: Commit.self).pointee.add(Commit(commit.row))
            return TASKCORE_OK
          }, place, nil, &observer))
      defer { taskcore_observer_free(observer) }
      return try body()
    }
    return (result, commit)
  }
}

extension Commit {
  init(_ commit: taskcore_commit) {
    changes = elements(commit.changes, commit.change_count).map { Change($0) }
    action = StepAction(rawValue: commit.action)
    at = commit.at_ms
    isOwn = commit.origin == TASKCORE_ORIGIN_SELF
    isRemote = commit.origin == TASKCORE_ORIGIN_REMOTE
  }

  fileprivate mutating func add(_ commit: Commit) {
    guard commit.isOwn else { return }
    changes += commit.changes
    (action, at) = (commit.action, commit.at)
  }
}
