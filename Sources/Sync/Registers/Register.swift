package import Domain

/// One property of one record, as all who wrote it left it: its heads are the values that no other known value's
/// step had seen.
///
/// What a register is does not depend on the order in which its values come, nor on how often they do, as long
/// as a step comes after those that it had seen: see ``StepQueue``.
package struct Register: Equatable, Sendable {
  /// A value, the step that wrote it, and the steps which that one had seen.
  package struct Head: Equatable, Sendable {
    package let claim: Claim
    package let step: StepID
    package let needs: SeenSteps

    package init(_ claim: Claim, by step: StepID, needs: SeenSteps) {
      self.claim = claim
      self.step = step
      self.needs = needs
    }

    /// Whether it is what a server had, of which its replica knew more than the server did.
    package var isBeside: Bool { needs.last(of: step.replica) < step.seq - 1 }

    fileprivate func hasSeen(_ other: Head) -> Bool {
      needs.contains(other.step) || step == other.step
    }
  }

  /// The latest one first.
  package private(set) var heads: [Head] = []

  package init() {}

  /// - Parameter heads: In any order.
  package init(_ heads: [Head]) {
    if heads.count < 2 {
      self.heads = heads
    } else {
      for head in heads { insert(head) }
    }
  }

  /// What is shown; null when nobody wrote it.
  package var value: LogValue { heads.first?.claim.value ?? .null }

  /// Heads with other values than the one that is shown.
  package var others: [Head] {
    heads.count < 2 ? [] : heads.dropFirst().filter { $0.claim.value != value }
  }

  /// Whether one of the steps that wrote what is in it was seen.
  package func hasHead(of seen: SeenSteps) -> Bool { heads.contains { seen.contains($0.step) } }

  /// A value that somebody wrote who knew all heads ends their conflict everywhere.
  package mutating func write(_ head: Head) {
    // A store that was set back has steps which had seen one that comes to it later.
    if head.step.seq > 0, heads.contains(where: { $0.needs.contains(head.step) }) { return }
    heads.removeAll { head.hasSeen($0) }
    insert(head)
  }

  /// Puts a head beside the others.
  package mutating func insert(_ head: Head) {
    let place = heads.firstIndex { $0.claim < head.claim } ?? heads.endIndex
    heads.insert(head, at: place)
  }

  /// Takes in the same register of another replica. A head that only one of them has is kept unless the other had
  /// seen its step, and something that came after it.
  package mutating func merge(_ other: Register, seenHere: SeenSteps, seenThere: SeenSteps) {
    let known = heads
    heads.removeAll { head in
      seenThere.contains(head.step) && !other.heads.contains { $0.isSame(as: head) }
    }
    for head in other.heads where !known.contains(where: { $0.isSame(as: head) }) {
      if !seenHere.contains(head.step) { insert(head) }
    }
  }
}

extension Register.Head {
  fileprivate func isSame(as other: Self) -> Bool {
    step == other.step && claim == other.claim
  }
}

extension Register.Head {
  /// Whether neither knew of the other.
  package func isConcurrent(with other: Self) -> Bool {
    step != other.step && !needs.contains(other.step) && !other.needs.contains(step)
  }
}
