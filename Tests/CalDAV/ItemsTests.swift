import Domain
import Servers
import Testing

@testable import CalDAV

private let calendar = "BEGIN:VCALENDAR\nEND:VCALENDAR\n"

private func data(_ text: String = calendar) -> String {
  "<C:calendar-data>\(text)</C:calendar-data>"
}

@Suite("Items of a server") struct ItemsTests {
  private let names = ["/dav/tasks/a.ics", "/dav/tasks/b%40.ics", "/dav/tasks/c.ics"]

  @Test(
    "They are got together, under the names by which they were asked for; what is gone is left out")
  func multiget() throws {
    let scripted = try ScriptedServer([
      .init(
        "REPORT", "/dav/tasks/", 207,
        multistatus(
          response("/dav/tasks/b@.ics", etag: "\"2\"", data()),
          response("/dav/tasks/a.ics", etag: "\"1\"", data("BEGIN &amp; END")),
          response("/dav/tasks/c.ics", status: 404),
          response("/dav/other/d.ics", etag: "\"4\"", data())))
    ])
    let items = try scripted.server().items(names, in: tasks())
    #expect(items.map(\.version.href) == Array(names.prefix(2)))
    #expect(items.map(\.text) == ["BEGIN & END", calendar])
    #expect(try scripted.requests().count == 1)
  }

  @Test("More than 100 are asked for in several requests")
  func chunks() throws {
    let all = (0..<250).map { "/dav/tasks/\($0).ics" }
    let every = multistatus(all.map { response($0, etag: "\"1\"", data()) }.joined())
    let scripted = try ScriptedServer([.init("REPORT", "/dav/tasks/", 207, every)])
    #expect(try scripted.server().items(all, in: tasks()).map(\.version.href) == all)
    #expect(try scripted.requests().count == 3)
  }

  @Test("One that the answer is silent about, or fails at, is asked for alone")
  func silent() throws {
    let scripted = try ScriptedServer([
      .init(
        "REPORT", "/dav/tasks/", 207, multistatus(response("/dav/tasks/b@.ics", status: 500))),
      .init("GET", "/dav/tasks/a.ics", 200, calendar, headers: ["ETag: \"1\""]),
      .init("GET", "/dav/tasks/b%40.ics", 500), .init("GET", "/dav/tasks/c.ics", 404),
    ])
    let items = try scripted.server().items(names, in: tasks())
    #expect(
      items == [
        ServerItem(version: ServerVersion(href: names[0], etag: "\"1\""), text: calendar),
        // It is there, and nobody can read it.
        ServerItem(version: ServerVersion(href: names[1], etag: ""), text: ""),
      ])
  }

  @Test(
    "A server that does not give several at once is asked for each",
    arguments: [400, 405, 415, 501])
  func oneByOne(status: Int) throws {
    let scripted = try ScriptedServer(
      [.init("REPORT", "/dav/tasks/", status)] + names.map { .init("GET", $0, 200, calendar) })
    let server = try scripted.server()
    #expect(try server.items(names, in: tasks()).count == 3)
    #expect(try server.items(names, in: tasks()).count == 3)
    #expect(try scripted.requests().count(where: { $0.hasPrefix("REPORT") }) == 1)
  }

  @Test(
    "A collection that is gone or closed tells nothing of its items",
    arguments: [401, 403, 404, 410, 500])
  func refused(status: Int) throws {
    let scripted = try ScriptedServer([.init("REPORT", "/dav/tasks/", status)])
    let server = try scripted.server()
    #expect(throws: Failure.self) { try server.items(names, in: tasks()) }
    #expect(try scripted.requests().count == 1)
  }

  @Test("One that is too large is there, without its text")
  func large() throws {
    let text = String(repeating: "x", count: CalDAVServer.maximumItem + 1)
    let scripted = try ScriptedServer([
      .init(
        "REPORT", "/dav/tasks/", 207, multistatus(response(names[0], etag: "\"1\"", data(text)))),
      .init("GET", names[2], 200, text, headers: ["ETag: \"3\""]),
      .init("GET", "/dav/tasks/b%40.ics", 404),
    ])
    let items = try scripted.server().items(names, in: tasks())
    #expect(items.map(\.version.href) == [names[0], names[2]])
    #expect(items.map(\.version.etag) == ["\"1\"", ""])
    #expect(items.map(\.text) == ["", ""])
  }

  @Test(
    "What is not in the collection is never asked for",
    arguments: [
      "/dav/other/a.ics", "/dav/tasks/../a.ics", "https://evil.example/dav/tasks/a.ics",
      "/dav/tasks/", "",
    ])
  func elsewhere(href: String) throws {
    let scripted = try ScriptedServer([])
    let server = try scripted.server()
    #expect(failure { _ = try server.items([href], in: tasks()) }?.kind == .invalid)
    #expect(
      failure { _ = try server.delete(ServerVersion(href: href, etag: "\"1\""), in: tasks()) }?.kind
        == .invalid)
    if !href.isEmpty {
      let item = OutgoingItem(href: href, etag: nil, uid: "uid", text: calendar)
      #expect(failure { _ = try server.put(item, in: tasks()) }?.kind == .invalid)
    }
    #expect(try scripted.requests().isEmpty)
  }
}
