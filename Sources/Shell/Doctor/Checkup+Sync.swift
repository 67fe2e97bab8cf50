import Platform
import TaskcoreSwift

extension Checkup {
  /// From when on changes that were not sent are worth a word, in milliseconds.
  private static let patience: Int64 = 7 * 86_400_000

  /// How the sync of the store stands; nothing of one that is not synced.
  func syncChecks(of store: Store) throws -> [Check] {
    let state = try store.syncState()
    guard state.isEnabled else { return [] }
    var checks: [Check] = []
    let dates = try Dates(session.settings.dates, in: store)
    for remote in try store.remotes() {
      let last = try remote.lastRun.map { try dates.text($0) } ?? Message("never").text
      if remote.kind == .folder, status(of: Array(remote.path.utf8)) == nil {
        checks.append(
          .warning(
            .store,
            "It is synced through \(remote.path), which is not there. Synced last: \(last).",
            mend: "\(program) sync status"))
      } else {
        checks.append(.ok(.store, "It is synced through \(remote.path), last: \(last)."))
      }
    }
    for account in try store.accounts() { checks += try self.checks(of: account, in: store, dates) }
    if state.conflicts > 0 {
      checks.append(
        .warning(
          .store, "Its sync has \(Counted.conflicts(state.conflicts)) to choose in.",
          mend: "\(program) sync conflicts"))
    }
    if state.toSend > 0, let last = state.lastRun, try store.now() - last > Self.patience {
      checks.append(
        .warning(
          .store, "It has \(Counted.changes(state.toSend)) that no other device can see yet.",
          mend: "\(program) sync"))
    }
    return checks
  }

  /// How an account at a server stands; nothing is asked there.
  private func checks(of account: Account, in store: Store, _ dates: Dates) throws -> [Check] {
    let last = try account.lastRun.map { try dates.text($0) } ?? Message("never").text
    let collections = try store.collections(of: account.id)
    guard collections.contains(where: \.isChosen) else {
      return [
        .warning(
          .store, "It has the account \(account.address), of which nothing is synced.",
          mend: "\(program) sync collections")
      ]
    }
    let missing = collections.filter { $0.isChosen && $0.isMissing }
    if missing.isEmpty {
      return [.ok(.store, "It is synced with \(account.address), last: \(last).")]
    }
    return missing.map {
      .warning(
        .store, "It is synced with \($0.name.quoted), which \(account.address) has no more.",
        mend: "\(program) sync drop \(typed(Array($0.name.utf8)))")
    }
  }
}
