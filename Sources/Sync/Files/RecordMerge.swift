package import Domain

/// The action of an import on one record, and its reason.
package struct RecordMerge: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    case added
    case updated
    /// The store says the same.
    case unchanged
    /// What the file says otherwise is older than what is here, or is not to be taken.
    case stayed
    /// It was purged here, and comes in as another record.
    case addedAs(uid: String)
  }

  package let outcome: Outcome
  /// What is to be written. Where the newer one wins, it has the stamp of the file; a file that wins is written
  /// now, so that it stays when an older one is imported after it.
  package private(set) var taken: [PropertyKey: LogValue] = [:]
  /// What the file says otherwise and the store keeps.
  package private(set) var stayed: Set<PropertyKey> = []
  /// What both say, and the file later: it has the stamp of the file from now on. Else it would matter in which
  /// order files come.
  package private(set) var confirmed: Set<PropertyKey> = []

  package init(_ filed: FiledRecord, over here: RecordHere, by policy: ImportPolicy) {
    switch here {
    case .absent:
      outcome = .added
      taken = filed.values
    case .removed(let clock):
      let isNewer = policy == .newerWins && filed.stamp.clock > clock
      outcome = isNewer || policy == .fileWins ? .added : .stayed
      take(all: filed, if: outcome == .added)
    case .purged:
      outcome =
        policy == .fileWins ? .addedAs(uid: ReturnedUID.after(filed.record.uid.text)) : .stayed
      take(all: filed, if: policy == .fileWins)
    case .present(let claims, let made):
      var properties = Properties()
      for (key, value) in filed.values {
        properties.add(
          key, Claim(value, filed.stamp), over: claims[key] ?? Claim(.null, made), by: policy)
      }
      outcome =
        !properties.taken.isEmpty
        ? .updated : properties.stayed.isEmpty ? .unchanged : .stayed
      taken = properties.taken
      stayed = properties.stayed
      confirmed = properties.confirmed
    }
  }

  private mutating func take(all filed: FiledRecord, if isTaken: Bool) {
    if isTaken { taken = filed.values } else { stayed = Set(filed.values.keys) }
  }
}

/// The merge of an existing record's properties.
private struct Properties {
  var taken: [PropertyKey: LogValue] = [:]
  var stayed: Set<PropertyKey> = []
  var confirmed: Set<PropertyKey> = []

  mutating func add(
    _ key: PropertyKey, _ claim: Claim, over own: Claim, by policy: ImportPolicy
  ) {
    let wins =
      switch policy {
      case .newerWins: own < claim
      case .fileWins: true
      case .onlyNew: false
      }
    if claim.value == own.value {
      if wins, policy == .newerWins { confirmed.insert(key) }
    } else if wins {
      taken[key] = claim.value
    } else {
      stayed.insert(key)
    }
  }
}
