/// The changes that a run would make, or has made.
package struct AccountPlan: Equatable, Sendable {
  /// Items that come into this store, are changed in it, and go into its trash or out of it.
  package var addedHere = 0
  package var changedHere = 0
  package var deletedHere = 0
  /// Items that the server gets, that are changed there, and that it loses.
  package var addedThere = 0
  package var changedThere = 0
  package var deletedThere = 0
  /// Items that both had, and that are one from now on.
  package var joined = 0
  /// Properties that were changed here and there.
  package var conflicts = 0
  /// Changes that stay here, for the server must not get them or cannot.
  package var held = 0

  package init() {}

  /// Whether there is anything that a first run would do.
  package var isEmpty: Bool {
    addedHere + changedHere + deletedHere + addedThere + changedThere + deletedThere == 0
  }

  package mutating func add(_ other: AccountPlan) {
    addedHere += other.addedHere
    changedHere += other.changedHere
    deletedHere += other.deletedHere
    addedThere += other.addedThere
    changedThere += other.changedThere
    deletedThere += other.deletedThere
    joined += other.joined
    conflicts += other.conflicts
    held += other.held
  }
}
