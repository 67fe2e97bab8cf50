import Domain
import Network
import Servers
import Testing

@testable import CalDAV

private let list = multistatus(
  response("/dav/tasks/", "<resourcetype><collection/></resourcetype>"))

@Suite("Encrypted servers") struct EncryptionTests {
  private func server(
    _ scripted: ScriptedServer, host: String = "localhost", authoritiesPath: String? = nil,
    netrcPath: String? = nil
  ) throws -> CalDAVServer {
    try CalDAVServer(
      at: "https://\(netrcPath == nil ? "ada@" : "")\(host):\(scripted.port)/dav/",
      netrcPath: netrcPath, authoritiesPath: authoritiesPath ?? scripted.certificatePath,
      for: HTTPCaller(password: { ScriptedServer.password })
    ) { "" }
  }

  @Test("One whose certificate is trusted is told the password, from a private netrc file too")
  func trusted() throws {
    let scripted = try ScriptedServer(
      [.init("PROPFIND", "/dav/tasks/", 207, list)], isEncrypted: true)
    let asked = try server(scripted)
    #expect(try asked.changes(in: tasks(), since: nil).isWhole)
    let read = try server(scripted, netrcPath: scripted.netrcPath())
    #expect(try read.changes(in: tasks(), since: nil).isWhole)
    let login = "Authorization=Basic \(Base64.text(Array("ada:correct horse".utf8)))"
    #expect(try scripted.log().count(where: { $0.contains(login) }) == 2)
  }

  @Test("A file of passwords that others can read is not read")
  func openFile() throws {
    let scripted = try ScriptedServer([], isEncrypted: true)
    let server = try server(scripted, netrcPath: scripted.netrcPath(permissions: 0o644))
    let refused = failure { _ = try server.changes(in: tasks(), since: nil) }
    #expect(refused?.kind == .access)
    #expect(refused?.field == "netrc_path")
    #expect(try scripted.log().isEmpty)
  }

  @Test("Another certificate, or one for another host, is not trusted, and nothing is sent")
  func untrusted() throws {
    let scripted = try ScriptedServer([], isEncrypted: true)
    for server in [
      try server(scripted, authoritiesPath: ""), try server(scripted, host: "127.0.0.1"),
    ] {
      let refused = failure { _ = try server.changes(in: tasks(), since: nil) }
      #expect(refused?.kind == .inputOutput)
      #expect(refused?.message.description.contains("cannot be trusted") == true)
    }
    #expect(try scripted.requests().isEmpty)
  }

  @Test("A file of certificates that is none is told by its option")
  func noAuthorities() throws {
    let scripted = try ScriptedServer([], isEncrypted: true)
    let server = try server(scripted, authoritiesPath: "/dev/null/none.pem")
    let refused = failure { _ = try server.changes(in: tasks(), since: nil) }
    #expect(refused?.field == "ca_path")
  }

  @Test("A server may send on to its own encrypted side, which is asked from then on")
  func upgrade() throws {
    let secure = try ScriptedServer(
      [
        .init("PROPFIND", "/dav/tasks/", 207, list), .init("PUT", "/dav/tasks/a.ics", 201),
      ], isEncrypted: true)
    let plain = try ScriptedServer([
      .init(
        "PROPFIND", "/dav/tasks/", 301,
        headers: ["Location: https://localhost:\(secure.port)/dav/tasks/"])
    ])
    let server = try CalDAVServer(
      at: "http://ada@localhost:\(plain.port)/dav/", authoritiesPath: secure.certificatePath,
      for: HTTPCaller(password: { ScriptedServer.password })
    ) { "" }
    _ = try server.changes(in: tasks(), since: nil)
    let item = OutgoingItem(href: "/dav/tasks/a.ics", etag: nil, uid: "u", text: "x")
    #expect(try server.put(item, in: tasks()) == .stored(href: item.href, etag: nil))
    #expect(try plain.requests() == ["PROPFIND /dav/tasks/"])
    #expect(try secure.requests() == ["PROPFIND /dav/tasks/", "PUT /dav/tasks/a.ics"])
  }
}
