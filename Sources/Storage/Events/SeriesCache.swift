import Domain

/// A cache of parsed series: parsing a rule takes longer than asking it for an occurrence. Changed series are
/// dropped.
final class SeriesCache {
  private let database: Database
  private var known: [Int64: EventSeries] = [:]
  private var ids: [String: Int64] = [:]
  /// The uids of those that changed since the last commit, or may have.
  private var changed: Set<String> = []
  /// SQLite counts up when another connection commits.
  private var dataVersion: Int64 = 0
  private static let limit = 20_000

  init(_ database: Database) {
    self.database = database
  }

  func series(id: Int64, _ read: () throws -> EventSeries?) throws -> EventSeries? {
    if let series = known[id] { return series }
    guard let series = try read() else { return nil }
    if known.count >= Self.limit { forgetAll() }
    known[id] = series
    ids[series.facts.uid] = id
    return series
  }

  /// Another connection may have changed any of them.
  func checkForeignCommits() throws {
    let version = try database.integer("PRAGMA data_version") ?? 0
    if version != dataVersion { forgetAll() }
    dataVersion = version
  }

  /// A series changed, or what is left out of one.
  func forget(_ event: Event) {
    // One that does not repeat is not known, even if it was.
    forget(event.uid)
    for uid in [event.repeats ? event.uid : nil, event.seriesUID].compactMap({ $0 }) {
      changed.insert(uid)
      forget(uid)
    }
  }

  /// What changed since the last commit is so for good.
  func didCommit() {
    changed.removeAll()
  }

  /// What changed since the last commit is as it was.
  func didRollBack() {
    for uid in changed { forget(uid) }
    changed.removeAll()
  }

  func forgetAll() {
    known.removeAll(keepingCapacity: true)
    ids.removeAll(keepingCapacity: true)
  }

  private func forget(_ uid: String) {
    if let id = ids.removeValue(forKey: uid) { known[id] = nil }
  }
}
