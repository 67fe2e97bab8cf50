import Domain
import Sync

/// Concurrent writes of other devices to the properties of a step. An undo of the step gives way to them.
struct ConcurrentWrites {
  enum Other: Equatable {
    case none
    case one(LogValue)
    case several
  }

  private let states: RecordStates
  private let replica: ExactText
  private let clock: HybridClock

  /// - Returns: nil while sync is off.
  init?(_ database: Database, of step: Int64) throws {
    guard try database.meta(Replication.Key.store) != nil else { return nil }
    let select = try database.statement(
      """
      SELECT latest.hlc FROM step JOIN step AS latest ON latest.id = step.latest WHERE step.id = ?
      """)
    defer { select.reset() }
    try select.bind(step)
    guard try select.step() else { return nil }
    clock = HybridClock(select.integer(0))
    replica = ExactText(try ReplicaIdentity(database: database).uid)
    states = RecordStates(database, ReplicaTable(database))
  }

  func state(of group: ChangeGroup) throws -> RecordStates.State {
    try states.find(RecordKey(group.entity, group.uid))
  }

  /// Whether the step's own value of a property counts now, and others wrote it as well.
  func isBesideOther(_ property: PropertyKey, in state: RecordStates.State) -> Bool {
    guard let register = state.registers[property], register.heads.count > 1,
      let own = register.heads.first
    else { return false }
    return own.step.replica == replica && own.claim.stamp.clock == clock
  }

  /// What others wrote of a property of which the step's own value counts now.
  func other(than row: ChangeGroup.Row, of property: PropertyKey, in state: RecordStates.State)
    -> Other
  {
    guard isBesideOther(property, in: state), let register = state.registers[property] else {
      return .none
    }
    let values = register.heads.dropFirst().map(\.claim.value)
    guard let first = values.first else { return .none }
    guard values.allSatisfy({ $0 == first }) else { return .several }
    guard let element = property.element else { return .one(first) }
    // Of a keyed element, the value comes after its key.
    if let value = first.text {
      return .one(.text("\(element.text)\(FieldValues.divider)\(value)"))
    }
    return .one(first == .null ? .null : row.old == .null ? row.new : row.old)
  }
}
