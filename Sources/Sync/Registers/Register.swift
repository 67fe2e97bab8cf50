package import Domain

/// One property of one record, as all who wrote it left it: its heads are the values that no other known value's
/// step had seen.
///
/// What a register is does not depend on the order in which its values come, nor on how often they do, as long
/// as a step comes after those that it had seen: see ``StepQueue``.
package struct Register: Equatable, Sendable {
  /// A value, the step that wrote it, and what that step had seen.
  package struct Head: Equatable, Sendable {
    package let claim: Claim
    package let step: StepID
    package let needs: SeenSteps

    package init(_ claim: Claim, by step: StepID, needs: SeenSteps) {
      self.claim = claim
      self.step = step
      self.needs = needs
    }

    fileprivate func hasSeen(_ other: Head) -> Bool {
      needs.contains(other.step) || step == other.step
    }
  }

  /// The latest one first.
  package private(set) var heads: [Head] = []

  package init() {}

  /// What is shown; null when nobody wrote it.
  package var value: LogValue { heads.first?.claim.value ?? .null }

  /// Heads with other values than the one that is shown.
  package var others: [Head] {
    heads.count < 2 ? [] : heads.dropFirst().filter { $0.claim.value != value }
  }

  /// A value that somebody wrote who knew all heads ends their conflict everywhere.
  package mutating func write(_ head: Head) {
    heads.removeAll { head.hasSeen($0) }
    let place = heads.firstIndex { $0.claim < head.claim } ?? heads.endIndex
    heads.insert(head, at: place)
  }
}
