/// A server that keeps tasks and events in collections, such as one that speaks CalDAV. All that it is told and tells is
/// iCalendar: each item is a calendar with the components of one UID.
///
/// What a server says is refused within bounds; what goes wrong is a `Failure`: `access` for credentials, `notFound` for
/// a collection that is gone, `io` for the network and for what the server cannot do now, `busy` where it asks to wait,
/// `full`, `malformed` for an invalid answer, `unsupported` for what it does not do.
package protocol CalendarServer: AnyObject {
  /// The name by which it knows the user; empty where it tells itself whose events are.
  var user: String { get }

  /// How events name the user, and whether the server writes to attendees. It has just listed these collections.
  func scheduling(of collections: [ServerCollection]) throws -> ServerScheduling

  /// The collections that the account can see and that hold tasks or events.
  func collections() throws -> [ServerCollection]

  /// - Parameters:
  ///   - name: for people.
  ///   - contents: what it is to hold.
  ///   - colour: `#RRGGBB`; nil for none.
  /// - Returns: it, as the server has it.
  /// - Throws: `unsupported` where the server makes none.
  func makeCollection(
    named name: String, holding contents: ServerCollection.Contents, colour: String?
  ) throws -> ServerCollection

  /// What changed since `token` was given; everything without one, and when the server takes it no longer.
  func changes(in collection: ServerCollection, since token: String?) throws -> ServerChanges

  /// Whether another item at the same place may have that ETag, after one that was deleted. What is listed with it is read
  /// each time, and what was put, too, for it says nothing of the form in which it is kept.
  func mayRepeat(_ etag: String) -> Bool

  /// Whether the server stores the values of properties unchanged, apart from properties that it drops. Another value is
  /// then a change that another client made.
  var keepsValues: Bool { get }

  /// Those that are there; one that is gone meanwhile is left out.
  func items(_ hrefs: [String], in collection: ServerCollection) throws -> [ServerItem]

  /// Puts one as a new one, or over the version that it names.
  func put(_ item: OutgoingItem, in collection: ServerCollection) throws -> PutOutcome

  /// Whether it names items of a collection by itself, so that nobody knows again what was put when the answer was lost.
  func namesItems(in collection: ServerCollection) -> Bool

  /// Whether an item may be what was put, as far as such a server keeps it.
  func isAlike(_ item: String, to sent: String) -> Bool

  /// The hrefs of items that are beside each other, in the order in which somebody put them; nil where the server keeps none.
  func order(in collection: ServerCollection) throws -> [[String]]?

  /// Puts items that are beside each other into another order.
  func arrange(_ hrefs: [String], in collection: ServerCollection) throws

  /// Deletes one; nothing is done when it is gone already.
  ///
  /// - Returns: false when another version is there, which stays.
  func delete(_ version: ServerVersion, in collection: ServerCollection) throws -> Bool
}

extension CalendarServer {
  package var user: String { "" }
  package func scheduling(of collections: [ServerCollection]) throws -> ServerScheduling {
    ServerScheduling()
  }

  package func mayRepeat(_: String) -> Bool { false }
  package var keepsValues: Bool { false }

  package func namesItems(in _: ServerCollection) -> Bool { false }
  package func isAlike(_: String, to _: String) -> Bool { false }

  package func order(in _: ServerCollection) throws -> [[String]]? { nil }
  package func arrange(_: [String], in _: ServerCollection) throws {}
}
