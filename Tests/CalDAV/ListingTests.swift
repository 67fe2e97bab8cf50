import Domain
import Network
import Servers
import Testing

@testable import CalDAV

private let own = response("/dav/tasks/", "<resourcetype><collection/></resourcetype>")

private func page(_ token: String, _ responses: String...) -> String {
  multistatus(responses.joined() + "<sync-token>\(token)</sync-token>")
}

/// What a server that gives those answers, one after the other, is taken to tell.
private func changes(
  _ answers: [ScriptedServer.Answer], since token: String? = nil, supportsSync: Bool = true
) throws -> (changes: ServerChanges?, failure: Failure?, requests: [String]) {
  let scripted = try ScriptedServer(answers)
  let server = try scripted.server()
  var changes: ServerChanges?
  let refused = failure {
    changes = try server.changes(in: tasks(supportsSync: supportsSync), since: token)
  }
  return (changes, refused, try scripted.requests())
}

@Suite("What changed at a server") struct ListingTests {
  @Test("A first list of changes is all there is")
  func first() throws {
    let outcome = try changes([
      .init(
        "REPORT", "/dav/tasks/", 207, page("t1", own, response("/dav/tasks/a.ics", etag: "\"1\"")))
    ])
    let found = try #require(outcome.changes)
    #expect(found.versions == [ServerVersion(href: "/dav/tasks/a.ics", etag: "\"1\"")])
    #expect(found.isWhole)
    #expect(found.token == "t1")
  }

  @Test("A later one has what is new and what is gone, in one request")
  func later() throws {
    let outcome = try changes(
      [
        .init(
          "REPORT", "/dav/tasks/", 207,
          page(
            "t2", response("/dav/tasks/b.ics", etag: "\"2\""),
            response("/dav/tasks/a.ics", status: 404),
            // sabre/dav
            "<response><status>HTTP/1.1 404 Not Found</status><href>/dav/tasks/c.ics</href><propstat><prop/>"
              + "<status>HTTP/1.1 418 I'm a teapot</status></propstat></response>"))
      ], since: "t1")
    let found = try #require(outcome.changes)
    #expect(found.versions.map(\.href) == ["/dav/tasks/b.ics"])
    #expect(found.removed == ["/dav/tasks/a.ics", "/dav/tasks/c.ics"])
    #expect(!found.isWhole)
    #expect(outcome.requests == ["REPORT /dav/tasks/"])
  }

  @Test("One that is cut goes on with its token")
  func cut() throws {
    let outcome = try changes([
      .init(
        "REPORT", "/dav/tasks/", 207,
        page(
          "t1", response("/dav/tasks/a.ics", etag: "\"1\""),
          response("/dav/tasks/b.ics", etag: "\"1\""),
          response("/dav/tasks/", status: 507))),
      .init(
        "REPORT", "/dav/tasks/", 207,
        page(
          "t2", response("/dav/tasks/a.ics", status: 404),
          response("/dav/tasks/b.ics", etag: "\"2\""))),
    ])
    let found = try #require(outcome.changes)
    #expect(found.versions == [ServerVersion(href: "/dav/tasks/b.ics", etag: "\"2\"")])
    #expect(found.removed.isEmpty)
    #expect(found.token == "t2")
  }

  @Test("One that is cut and gives the same token ends")
  func circle() throws {
    let outcome = try changes([
      .init("REPORT", "/dav/tasks/", 207, page("t1", response("/dav/tasks/", status: 507)))
    ])
    #expect(outcome.failure?.kind == .malformed)
    #expect(outcome.requests.count == 2)
  }

  @Test(
    "With a token that is taken no longer, all is listed",
    arguments: [403, 409, 410, 412])
  func oldToken(status: Int) throws {
    let outcome = try changes(
      [
        .init(
          "REPORT", "/dav/tasks/", status, "<error xmlns='DAV:'><valid-sync-token/></error>"),
        .init(
          "REPORT", "/dav/tasks/", 207, page("t9", response("/dav/tasks/a.ics", etag: "\"1\""))),
      ], since: "old")
    let found = try #require(outcome.changes)
    #expect(found.isWhole)
    #expect(found.token == "t9")
    #expect(found.versions.count == 1)
  }

  @Test("Where there are no lists of changes, all is listed each time")
  func plainListing() throws {
    let listing = multistatus(
      own,
      response(
        "/dav/tasks/a%40b.ics", etag: "1",
        "<getcontenttype>text/calendar; component=vtodo</getcontenttype>"),
      response("http://127.0.0.1:{port}/dav/tasks/b.ics", etag: "W/\"2\""),
      response("/dav/tasks/card.vcf", etag: "\"3\"", "<getcontenttype>text/vcard</getcontenttype>"),
      response("/dav/tasks/sub/", "<resourcetype><collection/></resourcetype>"),
      response("/dav/tasks/sub/deep.ics", etag: "\"4\""),
      response("/dav/tasks/gone.ics", status: 404))
    for supportsSync in [true, false] {
      let outcome = try changes(
        [
          .init("REPORT", "/dav/tasks/", 501), .init("PROPFIND", "/dav/tasks/", 207, listing),
        ], supportsSync: supportsSync)
      let found = try #require(outcome.changes)
      #expect(
        found.versions == [
          ServerVersion(href: "/dav/tasks/a%40b.ics", etag: "\"1\""),
          ServerVersion(href: "/dav/tasks/b.ics", etag: "W/\"2\""),
        ])
      #expect(found.isWhole)
      #expect(found.token == nil)
    }
  }

  @Test("An item without a version is looked at")
  func withoutVersion() throws {
    let outcome = try changes(
      [
        .init(
          "PROPFIND", "/dav/tasks/", 207,
          multistatus(
            own, response("/dav/tasks/a.ics", ""), response("/dav/tasks/b.ics", ""),
            response("/dav/tasks/c.ics", ""))),
        .init("GET", "/dav/tasks/a.ics", 200, "BEGIN", headers: ["ETag: \"7\""]),
        .init("GET", "/dav/tasks/b.ics", 200, "BEGIN"),
        .init("GET", "/dav/tasks/c.ics", 404),
      ], supportsSync: false)
    let found = try #require(outcome.changes)
    #expect(found.versions.map(\.href) == ["/dav/tasks/a.ics", "/dav/tasks/b.ics"])
    #expect(found.versions.first?.etag == "\"7\"")
    #expect(found.versions.last.map { EntityTag(kept: $0.etag).isOfContent } == true)
  }

  @Test(
    "What is no whole list is never an empty one",
    arguments: [
      (401, "", Failure.Kind.access), (403, "", .access), (404, "", .notFound),
      (410, "", .notFound),
      (200, "<html>Log in</html>", .malformed), (204, "", .malformed), (207, "", .malformed),
      (207, "<html>Log in</html>", .malformed), (207, multistatus(), .malformed),
      (207, "<multistatus xmlns='DAV:'>", .malformed), (500, "", .inputOutput),
      (507, "", .full), (302, "", .inputOutput),
      (207, multistatus(response("/dav/tasks/", status: 507)), .malformed),
      (207, multistatus(response("/dav/tasks/", status: 403)), .malformed),
      (207, multistatus(response("/dav/tasks/", status: 404)), .notFound),
      (207, multistatus(own, response("/dav/tasks/a.ics", status: 403)), .malformed),
      (207, multistatus(own, response("/dav/tasks/a.ics", status: 500)), .malformed),
      (207, multistatus(own, response("/dav/tasks/", status: 507)), .malformed),
      (207, multistatus(response("/dav/tasks/a.ics", etag: "\"1\"")), .malformed),
      (207, multistatus(own, response("/dav/other/a.ics", etag: "\"1\"")), .malformed),
      (207, multistatus(own, response("/dav/tasks/../x.ics", etag: "\"1\"")), .malformed),
      (207, multistatus(own, response("/dav/tasks/%2e%2e/x.ics", etag: "\"1\"")), .malformed),
      (
        207, multistatus(own, response("https://evil.example/dav/tasks/x.ics", etag: "\"1\"")),
        .malformed
      ),
      (207, multistatus(own, response("", etag: "\"1\"")), .malformed),
      (
        207,
        "<!DOCTYPE m [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]><multistatus xmlns='DAV:'>&b;</multistatus>",
        .malformed
      ),
    ])
  func noList(status: Int, body: String, kind: Failure.Kind) throws {
    let outcome = try changes(
      [.init("PROPFIND", "/dav/tasks/", status, body)], supportsSync: false)
    #expect(outcome.changes == nil)
    #expect(outcome.failure?.kind == kind)
    #expect(outcome.requests == ["PROPFIND /dav/tasks/"])
  }

  @Test("A list of changes without a token is none")
  func noToken() throws {
    let outcome = try changes([.init("REPORT", "/dav/tasks/", 207, multistatus(own))])
    #expect(outcome.failure?.kind == .malformed)
  }

  @Test("A collection that has moved is not taken for empty")
  func moved() throws {
    let outcome = try changes(
      [
        .init("PROPFIND", "/dav/tasks/", 301, headers: ["Location: /new/tasks/"]),
        .init("PROPFIND", "/new/tasks/", 207, multistatus(response("/new/tasks/", ""))),
      ], supportsSync: false)
    #expect(outcome.failure?.kind == .notFound)
    #expect(outcome.failure?.message.description.contains("/new/tasks/") == true)
  }

  @Test("30,000 items are a list as any other")
  func many() throws {
    let items = (0..<30_000).map { response("/dav/tasks/item-\($0).ics", etag: "\"\($0)\"") }
    let answer = HTTPResponse(
      status: 207, body: Array(multistatus(own + items.joined()).utf8),
      address: try HTTPAddress("https://cal.example.org/dav/tasks/"))
    var count = 0
    _ = try Multistatus(answer) { _ in count += 1 }
    #expect(count == 30_001)
  }
}
