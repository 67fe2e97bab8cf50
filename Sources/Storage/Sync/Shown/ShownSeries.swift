import Domain
import Sync

/// Derives the owner of each number series from the states: the device with the latest claim.
struct ShownSeries {
  /// As a kind of records. They are in the states alone: no call changes them but a claim.
  static let kind: Int32 = 30
  static let owner = PropertyKey("owner")
  /// Whether a claim did not wait for the others.
  static let forced = PropertyKey("forced")
  /// The uid of its lease at a hub; none: it is numbered without one.
  static let lease = PropertyKey("lease")

  private let states: RecordStates

  init(_ states: RecordStates) { self.states = states }

  func update(_ touched: [RecordKey]) throws {
    for key in touched where key.kind == Self.kind { try show(key) }
  }

  private func show(_ key: RecordKey) throws {
    let state = try states.find(key)
    guard state.isThere(key.kind), let owner = state.registers[Self.owner]?.value.text else {
      return try states.database.statement("DELETE FROM number_series WHERE name = ?").run(
        key.uid.text)
    }
    try states.database.statement(
      """
      INSERT INTO number_series(name, owner) VALUES (?, ?)
      ON CONFLICT(name) DO UPDATE SET owner = excluded.owner
      """
    ).run(key.uid.text, owner)
  }
}
