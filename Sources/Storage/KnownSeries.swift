import Domain

/// The series that were read, kept until they change: to read a rule takes longer than to ask it for an
/// occurrence.
final class KnownSeries {
  private let database: Database
  private var known: [Int64: EventSeries] = [:]
  private var ids: [String: Int64] = [:]
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
    known[event.id] = nil
    if let uid = event.seriesUID, let id = ids[uid] { known[id] = nil }
  }

  /// What was read in a transaction that is rolled back never was.
  func forgetAll() {
    known.removeAll(keepingCapacity: true)
    ids.removeAll(keepingCapacity: true)
  }
}
