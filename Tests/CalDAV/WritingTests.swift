import Domain
import Servers
import Testing

@testable import CalDAV

private let href = "/dav/tasks/a.ics"

private func item(_ etag: String? = "\"1\"", href: String = href, uid: String = "uid-of-item")
  -> OutgoingItem
{
  OutgoingItem(href: href, etag: etag, uid: uid, text: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")
}

private func error(_ condition: String) -> String {
  "<error xmlns='DAV:' xmlns:C='urn:ietf:params:xml:ns:caldav'><\(condition)/></error>"
}

@Suite("Writing to a server") struct WritingTests {
  @Test("A new item goes where there is none, a changed one over its version, in UTF-8")
  func conditions() throws {
    let scripted = try ScriptedServer([
      .init("PUT", href, 201, headers: ["ETag: \"1\""]),
      .init("PUT", href, 204, headers: ["ETag: \"2\""]),
    ])
    let server = try scripted.server()
    #expect(try server.put(item(nil), in: tasks()) == .stored(href: href, etag: "\"1\""))
    #expect(try server.put(item("\"1\""), in: tasks()) == .stored(href: href, etag: "\"2\""))
    let log = try scripted.log().filter { $0.hasPrefix("PUT") }
    #expect(log.first?.contains(" If-None-Match=* ") == true)
    #expect(log.last?.contains(" If-Match=\"1\" ") == true)
    #expect(log.allSatisfy { $0.contains("Content-Type=text/calendar; charset=utf-8 ") })
    #expect(log.allSatisfy { $0.contains("User-Agent=Taskcore/") })
  }

  @Test("A weak ETag, or none, does not say what was stored", arguments: [[], ["ETag: W/\"2\""]])
  func unknownVersion(headers: [String]) throws {
    let scripted = try ScriptedServer([.init("PUT", href, 204, headers: headers)])
    #expect(try scripted.server().put(item(), in: tasks()) == .stored(href: href, etag: nil))
    #expect(try scripted.requests().count == 1)
  }

  @Test("A server may give another name, within the collection")
  func location() throws {
    for (location, expected) in [("/dav/tasks/z.ics", "/dav/tasks/z.ics"), ("/evil/z.ics", href)] {
      let scripted = try ScriptedServer([
        .init("PUT", href, 201, headers: ["Location: \(location)"])
      ])
      #expect(
        try scripted.server().put(item(nil), in: tasks()) == .stored(href: expected, etag: nil))
    }
  }

  @Test("A new item is called by its UID, or by a name of ours")
  func names() throws {
    for (uid, path) in [
      ("uid-of-item", "uid-of-item"), ("a/../b", "new-name"), ("ä@b", "new-name"),
    ] {
      let scripted = try ScriptedServer([.init("PUT", "/dav/tasks/\(path).ics", 201)])
      let outcome = try scripted.server().put(item(nil, href: "", uid: uid), in: tasks())
      #expect(outcome == .stored(href: "/dav/tasks/\(path).ics", etag: nil))
    }
  }

  @Test(
    "Another version, or another item with this UID, is told as a change",
    arguments: [
      (412, ""), (404, ""), (409, error("C:no-uid-conflict")), (403, error("C:no-uid-conflict")),
      (412, error("C:no-uid-conflict")),
      (
        400,
        "<d:error xmlns:d='DAV:' xmlns:s='http://sabredav.org/ns'><s:message>Calendar object with uid already "
          + "exists in this calendar collection.</s:message></d:error>"
      ),
    ])
  func changed(status: Int, body: String) throws {
    let scripted = try ScriptedServer([.init("PUT", href, status, body)])
    #expect(try scripted.server().put(item(), in: tasks()) == .changed)
  }

  @Test(
    "What one item is refused for is told of that item",
    arguments: [
      (403, error("C:supported-calendar-component")), (412, error("C:valid-calendar-data")),
      (409, error("C:max-resource-size")), (400, ""), (413, ""), (415, ""), (422, ""),
      // SOGo, to an event whose sequence went back.
      (409, "<D:error xmlns:D='DAV'>sequences don't match</D:error>"), (409, ""),
    ])
  func refusedItem(status: Int, body: String) throws {
    let scripted = try ScriptedServer([.init("PUT", href, status, body)])
    let server = try scripted.server()
    let refused = failure { _ = try server.put(item(), in: tasks()) }
    #expect(refused?.kind == .unsupported)
    #expect(refused?.field == "item")
  }

  @Test(
    "What all items would be refused for is told by its kind",
    arguments: [
      (403, Failure.Kind.access), (401, .access), (507, .full), (500, .inputOutput),
      (301, .inputOutput),
      (405, .unsupported), (200 + 7, .malformed),
    ])
  func refused(status: Int, kind: Failure.Kind) throws {
    let scripted = try ScriptedServer([.init("PUT", href, status, headers: ["Location: /x"])])
    let server = try scripted.server()
    let refused = failure { _ = try server.put(item(), in: tasks()) }
    #expect(refused?.kind == kind)
    #expect(refused?.field != "item")
    #expect(try scripted.requests() == ["PUT \(href)"])
  }

  @Test("A locked item is told as such")
  func locked() throws {
    let scripted = try ScriptedServer([.init("PUT", href, 423)])
    let server = try scripted.server()
    let refused = failure { _ = try server.put(item(), in: tasks()) }
    #expect(refused?.kind == .busy)
    #expect(refused?.field == "item")
  }

  @Test("Only the version that is meant is deleted; what is gone is deleted")
  func deletion() throws {
    let version = ServerVersion(href: href, etag: "\"1\"")
    for (status, isDeleted) in [(204, true), (200, true), (404, true), (410, true), (412, false)] {
      let scripted = try ScriptedServer([.init("DELETE", href, status)])
      #expect(try scripted.server().delete(version, in: tasks()) == isDeleted)
      #expect(try scripted.log().contains { $0.contains("If-Match=\"1\"") })
    }
    for status in [401, 403, 500, 301] {
      let scripted = try ScriptedServer([
        .init("DELETE", href, status, headers: ["Location: /dav/x.ics"])
      ])
      let server = try scripted.server()
      #expect(throws: Failure.self) { try server.delete(version, in: tasks()) }
      #expect(try scripted.requests() == ["DELETE \(href)"])
    }
  }

  @Test("With a weak ETag, the version is looked at first")
  func weak() throws {
    let version = ServerVersion(href: href, etag: "W/\"1\"")
    for (present, isDeleted) in [("W/\"1\"", true), ("W/\"2\"", false)] {
      let scripted = try ScriptedServer([
        .init("PROPFIND", href, 207, multistatus(response(href, etag: present))),
        .init("GET", href, 200, "there"), .init("DELETE", href, 204), .init("PUT", href, 204),
      ])
      let server = try scripted.server()
      #expect(
        try server.put(item(version.etag), in: tasks())
          == (isDeleted ? .stored(href: href, etag: nil) : .changed))
      #expect(try server.delete(version, in: tasks()) == isDeleted)
      let log = try scripted.requests()
      #expect(log.contains("DELETE \(href)") == isDeleted)
      #expect(log.contains("PUT \(href)") == isDeleted)
    }
  }
}
