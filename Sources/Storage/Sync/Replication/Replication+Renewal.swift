import Domain
package import Sync

/// Recovers from a store that was restored from an old copy: others have steps of its replica that are
/// missing or different here.
extension Replication {
  /// Goes on under another uid. What others have under the old one comes as the steps of another replica. `common` is the
  /// last step that is the same here and elsewhere: what later ones wrote is of the new replica's first step. Nil: all of
  /// them are.
  package func renew(to uid: String, after common: Int64? = nil) throws {
    let old = ExactText(try replicaUID())
    try ReplicaIdentity(database: database).set(uid)
    log.replica = uid
    if let common {
      try restamp(after: common, of: old, as: uid)
      try replicas.lower(old, to: common)
    }
    try beginAnew()
  }

  private func restamp(after common: Int64, of old: ExactText, as uid: String) throws {
    let step = StepID(replica: uid, seq: 1)
    func isLater(_ head: Register.Head) -> Bool {
      head.step.replica == old && head.step.seq > common
    }
    var later: [RecordKey] = []
    try states.forEachRecord { key, state in
      if state.registers.values.contains(where: { $0.heads.contains(where: isLater) }) {
        later.append(key)
      }
    }
    for key in later {
      var state = try states.find(key)
      for (property, register) in state.registers where register.heads.contains(where: isLater) {
        var renewed = Register()
        for head in register.heads {
          renewed.insert(isLater(head) ? head.restamped(as: step, after: common) : head)
        }
        state.registers[property] = renewed
      }
      try states.save(state, of: key)
    }
  }

  /// Whether a step that lies somewhere under the uid of this replica is the one that is here; nil when that is kept no
  /// longer.
  package func isKept(_ left: SyncStep) throws -> Bool? {
    guard let kept = try outbox(after: left.id.seq - 1, limit: 1).first, kept.id == left.id else {
      return try seen().contains(left.id) ? nil : false
    }
    // What was purged meanwhile is in it no more.
    let forgotten = Set(left.operations.map(\.record)).subtracting(
      kept.operations.map(\.record))
    return kept == left.without(forgotten)
  }

  /// The last step of this replica that is known to be the same elsewhere, by steps that lie there under its uid.
  package func lastCommonStep(_ left: [SyncStep]) throws -> Int64 {
    let own = ExactText(try replicaUID())
    // What is kept no longer was sent, before the store was set back or since.
    let kept = try outbox(after: 0, limit: 1).first.map { $0.id.seq - 1 }
    var common = try kept ?? seen().last(of: own)
    common = min(try remotes().map(\.sent).reduce(common) { max($0, $1) }, try seen().last(of: own))
    var others: [Int64: SyncStep] = [:]
    var firstOther = Int64.max
    for step in left where step.id.replica == own {
      if let other = others.updateValue(step, forKey: step.id.seq), other != step {
        firstOther = min(firstOther, step.id.seq)
      }
      if try isKept(step) == false { firstOther = min(firstOther, step.id.seq) }
    }
    while let next = others[common + 1], try isKept(next) == true { common += 1 }
    return max(0, min(common, firstOther - 1))
  }
}

extension Register.Head {
  fileprivate func restamped(as step: StepID, after common: Int64) -> Self {
    let known = min(needs.last(of: self.step.replica), common)
    return Self(
      Claim(claim.value, Stamp(claim.stamp.clock, replica: step.replica.text)), by: step,
      needs: needs.setting(self.step.replica, to: known))
  }
}
