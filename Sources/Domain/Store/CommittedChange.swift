/// The change of one record in a commit, for observers.
package struct CommittedChange: Equatable, Sendable {
  /// The raw values are those of the C API.
  package enum Kind: Int32, Sendable {
    case added = 1
    case updated = 2
    case removed = 3
  }

  package var entity: Entity
  package var kind: Kind
  package var id: Int64
  package var uid: String
  /// Of what was updated.
  package var properties: ChangedProperties

  package init(
    entity: Entity, kind: Kind, id: Int64, uid: String, properties: ChangedProperties = []
  ) {
    self.entity = entity
    self.kind = kind
    self.id = id
    self.uid = uid
    self.properties = properties
  }
}

/// All changes of one commit.
package struct CommittedStep: Sendable {
  package var action: Step.Action
  package var at: Instant
  package var changes: [CommittedChange]
  /// Whether it was done on another device or at a server, and came by sync.
  package var isRemote: Bool

  package init(
    action: Step.Action, at: Instant, changes: [CommittedChange], isRemote: Bool = false
  ) {
    self.action = action
    self.at = at
    self.changes = changes
    self.isRemote = isRemote
  }
}
