import Domain
import Interchange
import Network

/// The reason of a refusal: the elements of `DAV:error` (RFC 4918 section 16), such as `valid-sync-token`.
struct DAVError {
  let conditions: [String]
  /// What sabre/dav and xandikos say beside them; empty for nothing.
  let words: String

  init(_ response: HTTPResponse) {
    guard let root = try? XMLReader.document(response.body).root, root.isNamed("error") else {
      conditions = []
      words = ""
      return
    }
    let known = [XMLNamespace.dav, XMLNamespace.caldav]
    let description = "responsedescription"
    conditions = root.children.filter { known.contains($0.namespace) }.map(\.name)
      .filter { $0 != description }
    let said = root.child("message", in: "http://sabredav.org/ns") ?? root.child(description)
    words = said.map { TextRule.trimmed($0.text) } ?? ""
  }

  /// Whether there is another item with the same UID (RFC 4791 section 5.3.2.1). Nextcloud has only words for it.
  var isOfUID: Bool {
    conditions.contains("no-uid-conflict")
      || words.lowercased().utf8.contains(bytes: "uid already exists".utf8)
  }

  /// Whether it is about the content of one item.
  var isOfContent: Bool { conditions.contains(where: Self.ofContent.contains) }

  private static let ofContent: Set = [
    "valid-calendar-data", "valid-calendar-object-resource", "supported-calendar-data",
    "supported-calendar-component", "max-resource-size", "min-date-time", "max-date-time",
    "max-instances", "max-attendees-per-instance", "calendar-collection-location-ok",
    "unique-scheduling-object-resource", "same-organizer-in-all-components",
    "allowed-organizer-scheduling-object-change", "allowed-attendee-scheduling-object-change",
  ]

  /// For a sentence; empty when it says nothing.
  var text: String { (conditions + [words]).filter { !$0.isEmpty }.joined(separator: ", ") }
}
