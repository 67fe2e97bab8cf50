import Domain
import Platform

/// The rows of the change log that are newer than a reversed step, without those of the reversal itself.
struct LaterChanges {
  private let database: Database
  private let last: Int64
  /// What other devices did at the same time as the step.
  let concurrent: ConcurrentWrites?

  init(_ database: Database, after step: Int64) throws {
    self.init(
      database, last: try database.integer("SELECT max(id) FROM change") ?? 0,
      try ConcurrentWrites(database, of: step))
  }

  private init(_ database: Database, last: Int64, _ concurrent: ConcurrentWrites? = nil) {
    self.database = database
    self.last = last
    self.concurrent = concurrent
  }

  /// For who takes back the last change first: none stands after it.
  static func none(in database: Database) -> LaterChanges { LaterChanges(database, last: 0) }

  /// Those after a group that are about the same record, also of the same step: what is taken back of
  /// that already is no change of the record.
  func rows(after group: ChangeGroup) throws -> [ChangeGroup.Row] {
    if group.lastID >= last { return [] }
    let select = try database.statement(
      """
      SELECT property, old, new FROM change
      WHERE uid = ? AND id > ? AND id <= ? AND entity = ? ORDER BY id
      """)
    defer { select.reset() }
    try select.bind(group.uid, group.lastID, last, group.entity.rawValue)
    var rows: [ChangeGroup.Row] = []
    var need = MemoryNeed(bytesEach: MemoryNeed.bytesOfRecord)
    while try select.step() {
      try need.take()
      rows.append(
        ChangeGroup.Row(property: select.text(0), old: select.logValue(1), new: select.logValue(2)))
    }
    return rows
  }
}
