import Domain
import Network
import Servers
import Testing

@testable import CalDAV

private let calendar =
  "<resourcetype><collection/><C:calendar/></resourcetype><displayname>Tasks</displayname>"
private let folder = "<resourcetype><collection/></resourcetype>"
private let principal = "<current-user-principal><href>/dav/ada/</href></current-user-principal>"

private func home(_ hrefs: String...) -> String {
  "<C:calendar-home-set>\(hrefs.map { "<href>\($0)</href>" }.joined())</C:calendar-home-set>"
}

@Suite("Finding collections") struct DiscoveryTests {
  @Test("By the principal and its homes")
  func principals() throws {
    let scripted = try ScriptedServer([
      .init("PROPFIND", "/dav/", 207, multistatus(response("/dav/", principal))),
      .init(
        "PROPFIND", "/dav/ada/", 207, multistatus(response("/dav/ada/", home("/one/", "/two/")))),
      .init(
        "PROPFIND", "/one/", 207,
        multistatus(response("/one/", folder), response("/one/a/", calendar))),
      .init(
        "PROPFIND", "/two/", 207,
        multistatus(response("/two/", folder), response("/two/b/", calendar))),
    ])
    #expect(try scripted.server().collections().map(\.href) == ["/one/a/", "/two/b/"])
  }

  @Test(
    "By the well-known path, where the address itself tells nothing",
    arguments: [404, 405, 200, 207])
  func wellKnown(status: Int) throws {
    let scripted = try ScriptedServer([
      .init(
        "PROPFIND", "/", status, status == 207 ? multistatus(response("/", folder)) : "<html/>"),
      .init("PROPFIND", "/.well-known/caldav", 301, headers: ["Location: /remote.php/dav"]),
      .init(
        "PROPFIND", "/remote.php/dav", 308,
        headers: ["Location: http://127.0.0.1:{port}/remote.php/dav/"]),
      .init(
        "PROPFIND", "/remote.php/dav/", 207,
        multistatus(response("/remote.php/dav/", home("/one/")))),
      .init(
        "PROPFIND", "/one/", 207,
        multistatus(response("/one/", folder), response("/one/a/", calendar))),
    ])
    #expect(try scripted.server(path: "/").collections().map(\.name) == ["Tasks"])
  }

  @Test("The address may be a home, or a collection")
  func itself() throws {
    let list = multistatus(response("/dav/", folder), response("/dav/a/", calendar))
    let asHome = try ScriptedServer([.init("PROPFIND", "/dav/", 207, list)])
    #expect(try asHome.server().collections().map(\.href) == ["/dav/a/"])
    let asCollection = try ScriptedServer([
      .init("PROPFIND", "/dav/", 207, multistatus(response("/dav/", calendar + principal)))
    ])
    #expect(try asCollection.server().collections().map(\.href) == ["/dav/"])
    #expect(try asCollection.requests().count == 1)
  }

  @Test("Another server is named, and not asked")
  func elsewhere() throws {
    let other = "https://p42.example.org/1/calendars/"
    for answer in [
      ScriptedServer.Answer("PROPFIND", "/dav/", 207, multistatus(response("/dav/", home(other)))),
      ScriptedServer.Answer("PROPFIND", "/dav/", 302, headers: ["Location: \(other)"]),
    ] {
      let scripted = try ScriptedServer([answer])
      let server = try scripted.server(user: ScriptedServer.user)
      let refused = failure { _ = try server.collections() }
      #expect(refused?.kind == .access)
      #expect(refused?.field == "address")
      #expect(refused?.message.description.contains(other) == true)
    }
  }

  @Test("A server that has none says so")
  func nothing() throws {
    let scripted = try ScriptedServer([])
    let server = try scripted.server()
    #expect(failure { _ = try server.collections() }?.kind == .notFound)
    #expect(
      try scripted.requests() == ["PROPFIND /dav/", "PROPFIND /.well-known/caldav"])
  }

  @Test("Who is unknown is told to say a name, and a refused password is not tried twice")
  func unknown() throws {
    let unauthenticated = "<current-user-principal><unauthenticated/></current-user-principal>"
    for answer in [
      ScriptedServer.Answer(
        "PROPFIND", "/dav/", 207, multistatus(response("/dav/", unauthenticated))),
      ScriptedServer.Answer(
        "PROPFIND", "/dav/", 401, headers: ["WWW-Authenticate: Basic realm=\"x\""]),
    ] {
      let scripted = try ScriptedServer([answer])
      let server = try scripted.server()
      let refused = failure { _ = try server.collections() }
      #expect(refused?.kind == .access)
      #expect(refused?.field == "password")
      #expect(try scripted.requests().count == 1)
    }
  }

  @Test(
    "A new collection is made in the home; a server that does not take its colour makes it without")
  func making() throws {
    let made = response("/one/new-name/", calendar)
    let scripted = try ScriptedServer([
      .init("PROPFIND", "/dav/", 207, multistatus(response("/dav/", home("/one")))),
      .init("MKCALENDAR", "/one/new-name/", 403), .init("MKCALENDAR", "/one/new-name/", 201),
      .init("PROPFIND", "/one/new-name/", 207, multistatus(made)),
    ])
    let collection = try scripted.server().makeCollection(
      named: "Tasks", holding: .tasks, colour: "#FF0000")
    #expect(collection.href == "/one/new-name/")
    let none = try ScriptedServer([
      .init("PROPFIND", "/dav/", 207, multistatus(response("/dav/", home("/one")))),
      .init("MKCALENDAR", "/one/new-name/", 405),
    ])
    let server = try none.server()
    let refused = failure {
      _ = try server.makeCollection(named: "Tasks", holding: .tasks, colour: nil)
    }
    #expect(refused?.kind == .unsupported)
  }
}
