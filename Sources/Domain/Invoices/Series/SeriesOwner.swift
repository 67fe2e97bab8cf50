/// The device that issues the numbers of a series when the store is synced.
package struct SeriesOwner: Equatable, Sendable {
  /// The right of this device in a series; the raw values are those of the C API.
  package enum Right: Int32, Sendable {
    /// The store is on this device alone, which issues.
    case alone = 0
    /// This device issues.
    case mine = 1
    /// This device claimed the series, and others do not know that yet.
    case waiting = 2
    /// Another device issues.
    case others = 3
    /// No device issues yet.
    case unclaimed = 4
  }

  package var right: Right
  /// The uid of the replica that owns it; empty without one.
  package var uid: String
  /// What people call that device; its uid when it has not said so yet.
  package var name: String
  /// Whether it took the series without waiting for the others, so that a number may be there twice.
  package var isForced: Bool
  /// The devices that do not know of the claim, or of which not all is here.
  package var missing: [String]
  /// The uid of its lease at a hub, which the owner renews before it issues.
  package var lease: String?

  package init(
    _ right: Right, uid: String = "", name: String = "", isForced: Bool = false,
    missing: [String] = []
  ) {
    self.right = right
    self.uid = uid
    self.name = name
    self.isForced = isForced
    self.missing = missing
  }

  package static let alone = SeriesOwner(.alone)
}
