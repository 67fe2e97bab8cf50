/// A record with properties that depend on each other, which must be made consistent after concurrent
/// changes.
package protocol SettledRecord: Record {
  /// Brings into line what cannot be so together; what can be so stays as it is.
  mutating func settle()
}
