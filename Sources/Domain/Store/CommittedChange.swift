/// What a commit did to one thing, for those who watch.
package struct CommittedChange: Equatable, Sendable {
  /// The raw values are those of the C API and of the store.
  package enum Entity: Int32, Sendable {
    case task = 1
    case project = 2
    /// Its uid is its name without case and accents, and its id is 0.
    case tag = 3
    case filter = 4
    case event = 5
    /// Of a task, or of an occurrence of one that repeats.
    case completion = 6
    case alert = 7
    case focusSession = 8
    /// Its uid is its name.
    case setting = 9
    case holiday = 10
    case purgedTask = 11
    case postponement = 12
    case client = 13
    case invoice = 14
    case invoiceLine = 15
    case invoiceAdjustment = 16
    case invoiceParty = 17
    case payment = 18
    case email = 19
    case logo = 20
    case billedItem = 21
  }

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
  /// Of an updated task.
  package var properties: Set<TaskProperty>

  package init(
    entity: Entity, kind: Kind, id: Int64, uid: String, properties: Set<TaskProperty> = []
  ) {
    self.entity = entity
    self.kind = kind
    self.id = id
    self.uid = uid
    self.properties = properties
  }
}

/// All that one commit did.
package struct CommittedStep: Sendable {
  package var action: Step.Action
  package var at: Instant
  package var changes: [CommittedChange]

  package init(action: Step.Action, at: Instant, changes: [CommittedChange]) {
    self.action = action
    self.at = at
    self.changes = changes
  }
}
