package import Domain

/// Which steps somebody has seen: of each replica, all up to a number.
package struct SeenSteps: Equatable, Sendable {
  private var last: [ExactText: Int64] = [:]

  package init() {}

  package init(_ last: [String: Int64]) {
    for (replica, seq) in last where seq > 0 { self.last[ExactText(replica)] = seq }
  }

  /// The last step of a replica that was seen; 0 for none.
  package func last(of replica: ExactText) -> Int64 { last[replica] ?? 0 }

  package func contains(_ step: StepID) -> Bool { step.seq <= last(of: step.replica) }

  package func contains(_ other: SeenSteps) -> Bool {
    other.last.allSatisfy { $0.value <= last(of: $0.key) }
  }

  package mutating func insert(_ step: StepID) {
    last[step.replica] = max(step.seq, last(of: step.replica))
  }

  package mutating func formUnion(_ other: SeenSteps) {
    last.merge(other.last) { max($0, $1) }
  }
}
