import Interchange
import Testing

@testable import CalDAV

@Suite("What a server is asked") struct RequestBodyTests {
  private func document(_ bytes: [UInt8]) throws -> XMLElement {
    try #require(try XMLReader.document(bytes).root)
  }

  @Test("A first list of changes has an empty token, and no list has a limit")
  func syncCollection() throws {
    let first = try document(RequestBody.syncCollection(since: nil))
    #expect(first.isNamed("sync-collection"))
    #expect(first.child("sync-token")?.text == "")
    #expect(first.child("sync-level")?.text == "1")
    #expect(!first.has("limit"))
    let next = try document(RequestBody.syncCollection(since: "http://x/?a&b<c>"))
    #expect(next.child("sync-token")?.text == "http://x/?a&b<c>")
  }

  @Test("What is asked for by name is in the names of its standards")
  func propfind() throws {
    let root = try document(RequestBody.propfind(RequestBody.collection))
    let properties = try #require(root.child("prop"))
    #expect(properties.has("displayname"))
    #expect(properties.has("calendar-color", in: XMLNamespace.apple))
    #expect(properties.has("supported-calendar-component-set", in: XMLNamespace.caldav))
  }

  @Test("Items are asked for by their paths")
  func multiget() throws {
    let root = try document(RequestBody.multiget(["/a/1.ics", "/a/%26.ics"]))
    #expect(root.isNamed("calendar-multiget", in: XMLNamespace.caldav))
    #expect(root.children("href").map(\.text) == ["/a/1.ics", "/a/%26.ics"])
    #expect(root.child("prop")?.has("calendar-data", in: XMLNamespace.caldav) == true)
  }

  @Test(
    "A new collection has a name, its kinds and perhaps a colour, and a name is never an element")
  func mkcalendar() throws {
    let root = try document(
      RequestBody.mkcalendar(name: "R&D <x/>", components: ["VTODO", "VEVENT"], colour: nil))
    #expect(root.isNamed("mkcalendar", in: XMLNamespace.caldav))
    let properties = try #require(root.child("set")?.child("prop"))
    #expect(properties.child("displayname")?.text == "R&D <x/>")
    #expect(!properties.has("calendar-color", in: XMLNamespace.apple))
    let kinds = properties.child("supported-calendar-component-set", in: XMLNamespace.caldav)
    #expect(kinds?.children.map { $0.attribute("name") } == ["VTODO", "VEVENT"])
  }
}
