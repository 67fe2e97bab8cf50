/// A collection of a server, and which records of this store belong to it.
package struct CollectionRow: Equatable, Sendable {
  package var id: Int64 = 0
  package var accountID: Int64
  /// By which the server knows it.
  package var href: String
  package var name: String
  package var holdsTasks: Bool
  package var holdsEvents: Bool
  /// `#RRGGBB`.
  package var colour: String?
  package var isReadOnly = false
  package var supportsSync = false
  /// The server lists it no more.
  package var isMissing = false
  package var isChosen = false
  /// Whether somebody agreed to what the first run does.
  package var isAccepted = false
  /// Whether the server may write to attendees.
  package var invites = false
  package var projectUID: String?
  package var calendarUID: String?
  package var token: String?
  /// The last row of the change log that was compared; 0 before the first run.
  package var changeID: Int64 = 0

  package init(accountID: Int64, href: String, name: String, holdsTasks: Bool, holdsEvents: Bool) {
    self.accountID = accountID
    self.href = href
    self.name = name
    self.holdsTasks = holdsTasks
    self.holdsEvents = holdsEvents
  }

  /// Whether tasks of this store are in it.
  package var syncsTasks: Bool { isChosen && holdsTasks && projectUID != nil }
  package var syncsEvents: Bool { isChosen && holdsEvents && calendarUID != nil }
}

/// An item of a collection as both sides had it at the last agreement, the base of a three-way merge.
package struct ItemRow: Equatable, Sendable {
  package var id: Int64 = 0
  package var collectionID: Int64
  package var href: String
  package var etag: String
  /// Of the task or event here, or of its series; empty for what cannot be read.
  package var uid: String
  /// The one at the server, where it is another.
  package var remoteUID: String?
  package var theirs: String
  package var ours: String
  /// Whether it was put there since the collection was listed.
  package var isSent = false

  package init(
    collectionID: Int64, href: String, etag: String, uid: String, theirs: String, ours: String
  ) {
    self.collectionID = collectionID
    self.href = href
    self.etag = etag
    self.uid = uid
    self.theirs = theirs
    self.ours = ours
  }

  /// Forgets what it is: what there is at its place now is to be asked for.
  package mutating func forget() {
    uid = ""
    remoteUID = nil
    theirs = ""
    ours = ""
    askAgain()
  }

  /// The version at its place is not known, and a listing may have nothing to tell of it.
  package mutating func askAgain() {
    etag = ""
    isSent = true
  }
}
