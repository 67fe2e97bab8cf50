import Domain
import Network
import Platform
import Servers
import Testing

@testable import CalDAV

private struct Stop: Error {}

private let list = multistatus(
  response("/dav/tasks/", "<resourcetype><collection/></resourcetype>"))

private func impatient(whole: Int = 2_000, patience: Int = 1) -> HTTPLimits {
  var limits = HTTPLimits()
  limits.whole = whole
  limits.patience = patience
  return limits
}

@Suite("Exchanges with servers, good and bad", .serialized) struct ExchangeTests {
  private func listing(
    _ answers: [ScriptedServer.Answer], limits: HTTPLimits = impatient(), user: String = "",
    caller: HTTPCaller? = nil
  ) throws -> (failure: Failure?, log: [String]) {
    let scripted = try ScriptedServer(answers)
    let server = try scripted.server(user: user, limits: limits, caller: caller)
    let refused = failure { _ = try server.changes(in: tasks(), since: nil) }
    return (refused, try scripted.log())
  }

  @Test("The password goes with the first request, and one connection serves all")
  func basic() throws {
    let scripted = try ScriptedServer([.init("PROPFIND", "/dav/tasks/", 207, list)])
    let server = try scripted.server(user: ScriptedServer.user)
    for _ in 0..<3 { _ = try server.changes(in: tasks(), since: nil) }
    let log = try scripted.log()
    #expect(log.count(where: { $0 == "(connection)" }) == 1)
    let login = Base64.text(Array("ada:correct horse".utf8))
    #expect(log.count(where: { $0.contains("Authorization=Basic \(login) ") }) == 3)
  }

  @Test("A server that takes Digest only is answered by Digest, and from then on at once")
  func digest() throws {
    let scripted = try ScriptedServer([
      .init("PROPFIND", "/dav/tasks/", 207, list, behaviour: "digest"),
      .init("PUT", "/dav/tasks/a.ics", 201, behaviour: "digest"),
    ])
    let server = try scripted.server(user: ScriptedServer.user)
    _ = try server.changes(in: tasks(), since: nil)
    let item = OutgoingItem(href: "/dav/tasks/a.ics", etag: nil, uid: "u", text: "text of the item")
    #expect(try server.put(item, in: tasks()) == .stored(href: item.href, etag: nil))
    let log = try scripted.log().filter { $0.hasPrefix("PUT") }
    #expect(log.count == 1)
    #expect(log.first?.contains(Base64.text(Array(item.text.utf8))) == true)
  }

  @Test("A wrong password is told, and never shown")
  func wrongPassword() throws {
    let outcome = try listing(
      [
        .init(
          "PROPFIND", "/dav/tasks/", 401, "no correct horse",
          headers: ["WWW-Authenticate: Basic realm=\"correct horse\""])
      ],
      user: "ada")
    #expect(outcome.failure?.kind == .access)
    #expect(outcome.failure?.field == "password")
    #expect(outcome.failure?.message.description.contains("horse") == false)
    #expect(outcome.log.count == 2)
  }

  @Test("Without a password nothing is sent")
  func noPassword() throws {
    let outcome = try listing([], user: "ada", caller: HTTPCaller())
    #expect(outcome.failure?.kind == .access)
    #expect(outcome.failure?.field == "password")
    #expect(outcome.log.isEmpty)
  }

  @Test("A password is not sent where others could read it")
  func privacy() throws {
    let server = try CalDAVServer(
      at: "http://ada@cal.example.org/",
      for: HTTPCaller(password: {
        Issue.record()
        return "x"
      })
    ) { "" }
    let refused = failure { _ = try server.changes(in: tasks(), since: nil) }
    #expect(refused?.kind == .access)
    #expect(refused?.field == "address")
  }

  @Test("Another server gets no request after a redirect, and a circle ends")
  func redirects() throws {
    let other = try ScriptedServer([.init("PROPFIND", "/dav/tasks/", 207, list)])
    let away = try listing(
      [
        .init(
          "PROPFIND", "/dav/tasks/", 307,
          headers: ["Location: http://127.0.0.1:\(other.port)/dav/tasks/"])
      ], user: "ada")
    #expect(away.failure?.kind == .access)
    #expect(try other.log().isEmpty)
    let circle = try listing([
      .init("PROPFIND", "/dav/tasks/", 302, headers: ["Location: /dav/tasks/?again"]),
      .init("PROPFIND", "/dav/tasks/?again", 302, headers: ["Location: /dav/tasks/"]),
    ])
    #expect(circle.failure?.kind == .inputOutput)
    #expect(circle.log.count(where: { $0.hasPrefix("PROPFIND") }) == 6)
    let script = try listing([
      .init("PROPFIND", "/dav/tasks/", 302, headers: ["Location: file:///etc/passwd"])
    ])
    #expect(script.failure?.kind == .malformed)
  }

  @Test(
    "What has no end is ended", arguments: [("endless", list), ("bomb", ""), ("endless-head", "")])
  func endless(behaviour: String, body: String) throws {
    let headers = behaviour == "bomb" ? ["Content-Encoding: gzip"] : []
    let outcome = try listing(
      [.init("PROPFIND", "/dav/tasks/", 207, body, headers: headers, behaviour: behaviour)],
      limits: impatient(whole: 60_000, patience: 30))
    #expect(outcome.failure?.kind == .malformed)
  }

  @Test("An item without end is one that cannot be read")
  func endlessItem() throws {
    let scripted = try ScriptedServer([
      .init("REPORT", "/dav/tasks/", 501),
      .init("GET", "/dav/tasks/a.ics", 200, behaviour: "endless"),
    ])
    let items = try scripted.server().items(["/dav/tasks/a.ics"], in: tasks())
    #expect(items.map(\.text) == [""])
  }

  @Test("Who is silent or slow is not waited for without end", arguments: ["silent", "slow"])
  func slow(behaviour: String) throws {
    let start = SteadyClock.milliseconds
    let outcome = try listing([
      .init("PROPFIND", "/dav/tasks/", 207, list, behaviour: behaviour)
    ])
    #expect(outcome.failure?.kind == .inputOutput)
    #expect(outcome.failure?.message.description.contains("in time") == true)
    #expect(SteadyClock.milliseconds - start < 20_000)
  }

  @Test("Who waits no longer is heard in the middle")
  func stopped() throws {
    let scripted = try ScriptedServer([
      .init("PROPFIND", "/dav/tasks/", 207, list, behaviour: "silent")
    ])
    var asked = 0
    let server = try scripted.server(
      caller: HTTPCaller(check: {
        asked += 1
        if asked > 5 { throw Stop() }
      }))
    let start = SteadyClock.milliseconds
    #expect(throws: Stop.self) { try server.changes(in: tasks(), since: nil) }
    #expect(SteadyClock.milliseconds - start < 5_000)
  }

  @Test("A connection that breaks is tried once more", arguments: ["cut", "cut-body"])
  func broken(behaviour: String) throws {
    let cut = ScriptedServer.Answer("PROPFIND", "/dav/tasks/", 207, list, behaviour: behaviour)
    let whole = ScriptedServer.Answer("PROPFIND", "/dav/tasks/", 207, list)
    #expect(try listing([cut, whole]).failure == nil)
    let twice = try listing([cut, cut, whole])
    #expect(twice.failure?.kind == .inputOutput)
    #expect(twice.log.count(where: { $0.hasPrefix("PROPFIND") }) == 2)
  }

  @Test("A PUT whose answer was lost is told as a change, which it may be")
  func lostAnswer() throws {
    let scripted = try ScriptedServer([
      .init("PUT", "/dav/tasks/a.ics", 201, behaviour: "cut"),
      .init("PUT", "/dav/tasks/a.ics", 412),
    ])
    let item = OutgoingItem(href: "/dav/tasks/a.ics", etag: nil, uid: "u", text: "x")
    #expect(try scripted.server().put(item, in: tasks()) == .changed)
  }

  @Test("A server that asks for time is given it, within bounds", arguments: [429, 503])
  func pauses(status: Int) throws {
    let busy = ScriptedServer.Answer("PROPFIND", "/dav/tasks/", status, headers: ["Retry-After: 1"])
    let start = SteadyClock.milliseconds
    let outcome = try listing([busy, .init("PROPFIND", "/dav/tasks/", 207, list)])
    #expect(outcome.failure == nil)
    #expect((900...10_000).contains(SteadyClock.milliseconds - start))
    let long = try listing([
      .init("PROPFIND", "/dav/tasks/", status, headers: ["Retry-After: 61"])
    ])
    #expect(long.failure?.kind == .busy)
    #expect(long.failure?.message.description.contains("61 seconds") == true)
    let now = ScriptedServer.Answer("PROPFIND", "/dav/tasks/", status, headers: ["Retry-After: 0"])
    let endless = try listing([now])
    #expect(endless.failure?.kind == .busy)
    #expect(endless.log.count(where: { $0.hasPrefix("PROPFIND") }) == 4)
  }

  @Test("A server that is not there is told by its name")
  func nobody() throws {
    let server = try CalDAVServer(at: "http://127.0.0.1:1/", for: HTTPCaller()) { "" }
    let refused = failure { _ = try server.changes(in: tasks(), since: nil) }
    #expect(refused?.kind == .inputOutput)
    #expect(refused?.message.description.contains("127.0.0.1:1") == true)
  }

  @Test("An ETag from a server begins no header of ours")
  func headers() throws {
    let scripted = try ScriptedServer([])
    let server = try scripted.server()
    let version = ServerVersion(href: "/dav/tasks/a.ics", etag: "\"1\r\nX-Evil: 1\"")
    #expect(failure { _ = try server.delete(version, in: tasks()) }?.kind == .invalid)
    #expect(try scripted.log().isEmpty)
  }
}
