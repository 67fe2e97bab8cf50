package import Domain

/// Which step: that of a replica with this number, from 1.
package struct StepID: Hashable, Sendable {
  package let replica: ExactText
  package let seq: Int64

  package init(replica: String, seq: Int64) {
    self.replica = ExactText(replica)
    self.seq = seq
  }
}
