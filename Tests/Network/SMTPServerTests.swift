import Domain
import Testing

@testable import Network

@Suite("Options of a mail server") struct SMTPServerTests {
  @Test("The usual port is that of the way of encryption, and a timeout of 0 is a minute")
  func defaults() throws {
    let startTLS = try SMTPServer(host: "smtp.example.org")
    #expect((startTLS.port, startTLS.timeout) == (587, 60_000))
    #expect(startTLS.url == "smtp://smtp.example.org:587/%5B127.0.0.1%5D")
    let tls = try SMTPServer(host: "smtp.example.org", security: .tls, timeout: 1)
    #expect((tls.port, tls.timeout) == (465, 1))
    #expect(tls.url == "smtps://smtp.example.org:465/%5B127.0.0.1%5D")
  }

  @Test("A host is a name or an address", arguments: ["localhost", "192.0.2.1", "::1", "[::1]"])
  func hosts(host: String) throws {
    let server = try SMTPServer(host: host, port: 25)
    #expect(server.place == (host.contains(":") ? "[::1]:25" : "\(host):25"))
  }

  @Test(
    "Nothing else is a host",
    arguments: [
      "", " ", "a b", "smtp.example.org:25", "smtp://x", "a/b", "user@host", "a..b", "-a", "a-",
      "bücher.example", "a\r\nb", "a\u{0}", "1.2.3", "1.2.3.256", "[1.2.3.4]", "[::1", "1:2",
      "a%0d.b", "x#y", "x?y", String(repeating: "a", count: 64),
    ])
  func badHosts(host: String) {
    #expect { try SMTPServer(host: host) } throws: { error in
      (error as? Failure).map { $0.kind == .invalid && $0.field == "host" } ?? false
    }
  }

  @Test("Ports, timeouts and credentials out of range are refused by the name of their option")
  func ranges() {
    func field(
      port: Int = 0, timeout: Int = 0, credentials: SMTPCredentials = .none, path: String = ""
    ) -> String? {
      do {
        _ = try SMTPServer(
          host: "localhost", port: port, credentials: credentials, authoritiesPath: path,
          timeout: timeout)
        return nil
      } catch { return (error as? Failure)?.field }
    }
    #expect(field() == nil)
    #expect(field(port: -1) == "port")
    #expect(field(port: 65_536) == "port")
    #expect(field(timeout: -1) == "timeout_ms")
    #expect(field(timeout: 3_600_001) == "timeout_ms")
    #expect(field(credentials: .password(user: "", password: "x")) == "user")
    #expect(field(credentials: .password(user: "a\nb", password: "x")) == "user")
    #expect(field(credentials: .password(user: "x", password: "")) == "password")
    #expect(field(credentials: .password(user: "x", password: "a\u{0}b")) == "password")
    #expect(field(credentials: .netrc(path: "")) == "netrc_path")
    #expect(field(credentials: .netrc(path: "a\u{0}")) == "netrc_path")
    #expect(field(path: "a\u{0}") == "ca_path")
  }

  @Test("Half of the credentials, or them twice, are refused")
  func halves() {
    func field(_ user: String?, _ password: String?, _ path: String?) -> String? {
      do {
        _ = try SMTPCredentials(user: user, password: password, netrcPath: path)
        return nil
      } catch { return (error as? Failure)?.field }
    }
    #expect(field(nil, nil, nil) == nil)
    #expect(field("a", "b", nil) == nil)
    #expect(field(nil, nil, "/c") == nil)
    #expect(field("a", nil, "/c") == nil)
    #expect(field("a", nil, nil) == "password")
    #expect(field(nil, "b", nil) == "user")
    #expect(field("a", "b", "/c") == "password")
  }

  @Test("A refused password is not repeated")
  func silence() {
    #expect {
      try SMTPServer(
        host: "localhost", credentials: .password(user: "ada", password: "secret\u{7}"))
    } throws: { error in
      (error as? Failure).map { !$0.message.description.contains("secret") } ?? false
    }
  }
}
