import CTaskcoreHeader

extension Store {
  /// Runs a body that makes one commit, and returns the changes of the commit.
  public func commit<Result>(_ body: () throws -> Result) throws -> (Result, Commit) {
    var all = Commit()
    let observer = try observe { commit in
      guard commit.isOwn else { return }
      all.changes += commit.changes
      (all.action, all.at) = (commit.action, commit.at)
    }
    defer { taskcore_observer_free(observer) }
    let result = try body()
    return (result, all)
  }
}
