import Domain
import Sync

/// Purges the parts of a purged record, whoever wrote them and in whatever order the steps arrive.
extension RecordStates {
  private static let item = PropertyKey(Comment.Property.item.rawValue)

  /// The record that one belongs to.
  private static func owner(of state: State, _ key: RecordKey) -> RecordKey? {
    guard key.kind == CommittedChange.Entity.comment.rawValue else { return nil }
    return state.registers[item]?.value.text.map { RecordKey(.task, $0) }
  }

  func isOfPurged(_ state: State, _ key: RecordKey) throws -> Bool {
    guard let owner = Self.owner(of: state, key) else { return false }
    return try find(owner).isPurged
  }

  /// Purges what belongs to some records that were purged.
  ///
  /// - Returns: what that was.
  func purgeParts(of purged: Set<RecordKey>) throws -> [RecordKey] {
    if purged.isEmpty { return [] }
    var parts: [(key: RecordKey, id: Int64?)] = []
    try forEach(of: .comment) { key, state in
      if let owner = Self.owner(of: state, key), purged.contains(owner) {
        parts.append((key, state.id))
      }
    }
    for part in parts { try save(State(id: part.id, isPurged: true), of: part.key) }
    return parts.map(\.key)
  }
}
