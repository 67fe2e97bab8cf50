/// A record of which some properties follow from others, also where two devices changed one each.
package protocol SettledRecord: Record {
  /// Brings into line what cannot be so together; what can be so stays as it is.
  mutating func settle()
}
