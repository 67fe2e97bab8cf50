package import Domain

/// The identity of a step: its replica and its number, from 1.
package struct StepID: Hashable, Sendable {
  package let replica: ExactText
  package let seq: Int64

  package init(replica: String, seq: Int64) {
    self.replica = ExactText(replica)
    self.seq = seq
  }
}
