import Domain
package import Sync

extension Replication {
  /// Removes what a snapshot lacks though its replica had seen how it was made: it was removed there, so long ago that
  /// nothing is left of it. What was made since is new, and stays.
  ///
  /// - Parameters:
  ///   - present: The records that are in the snapshot.
  ///   - seen: What its replica had seen.
  /// - Throws: `corrupt` for a state that is damaged.
  package func removeAbsent(from present: Set<RecordKey>, seen: SeenSteps) throws {
    var absent: [RecordKey] = []
    try states.forEachKey { key in
      if present.contains(key) { return }
      let state = try states.find(key)
      let creation = state.registers[.existence].map { [$0] } ?? Array(state.registers.values)
      let heads = creation.flatMap(\.heads)
      if !heads.isEmpty, heads.allSatisfy({ seen.contains($0.step) }) { absent.append(key) }
    }
    if absent.isEmpty { return }
    for key in absent {
      try states.save(
        RecordStates.State(id: states.find(key).id, isPurged: true), of: key)
    }
    try forgetUnsent(Set(absent))
    try shown.update(absent)
    log.changedUnlogged()
  }
}
