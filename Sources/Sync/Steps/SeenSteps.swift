package import Domain

/// The steps that a replica has seen: a version vector with the last number from each replica.
package struct SeenSteps: Equatable, Sendable {
  package private(set) var last: [ExactText: Int64] = [:]

  package init() {}

  package init(_ last: [String: Int64]) {
    for (replica, seq) in last where seq > 0 { self.last[ExactText(replica)] = seq }
  }

  package init(_ last: [ExactText: Int64]) {
    self.last = last.filter { $0.value > 0 }
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

  /// The same with another last step of a replica; 0 for none.
  package func setting(_ replica: ExactText, to seq: Int64) -> SeenSteps {
    var other = self
    other.last[replica] = seq > 0 ? seq : nil
    return other
  }

  package mutating func formUnion(_ other: SeenSteps) {
    last.merge(other.last) { max($0, $1) }
  }
}
