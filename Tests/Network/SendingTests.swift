import Domain
import Testing

@testable import Network

private let message = Array(
  "From: <ada@example.org>\r\nTo: <bob@example.net>\r\n\r\n.dot\r\nend\r\n".utf8)
private let ada = try? EmailAddress("ada@example.org")
private let knownLogin = SMTPCredentials.password(
  user: MailServer.user, password: MailServer.password)

/// Sends the message, while that mail server is there; nil when that went well.
private func outcome(
  of mail: MailServer? = nil, _ server: SMTPServer, _ message: [UInt8] = message,
  to recipients: [String] = ["bob@example.net"],
  progress: SMTPServer.Progress? = nil
) throws -> Failure? {
  let ada = try #require(ada)
  do {
    try server.send(
      message, from: ada, to: recipients.map { try EmailAddress($0) }, progress: progress)
    return nil
  } catch let failure as Failure {
    return failure
  }
}

@Suite("Sending by SMTP") struct SendingTests {
  @Test("A message arrives as it is, at all recipients, by STARTTLS and by TLS")
  func arrival() throws {
    for (mode, security) in [("", SMTPServer.Security.startTLS), ("tls", .tls)] {
      let mail = try MailServer("wants-login,\(mode)")
      let server = try mail.server(security: security, credentials: knownLogin)
      #expect(try outcome(server, to: ["bob@example.net", "eve@example.com"]) == nil)
      let log = try mail.log()
      let begin = try #require(log.firstIndex(of: "(encrypted)"))
      let commands = log[begin...].filter { !$0.hasPrefix("AUTH") && !$0.hasPrefix("AGFkY") }
      #expect(
        Array(commands.dropFirst().prefix(12)) == [
          "EHLO [127.0.0.1]", "MAIL FROM:<ada@example.org> SIZE=\(message.count)",
          "RCPT TO:<bob@example.net>", "RCPT TO:<eve@example.com>", "DATA",
          "From: <ada@example.org>", "To: <bob@example.net>", "", "..dot", "end", ".", "QUIT",
        ])
      #expect(log[..<begin].allSatisfy { $0 == "EHLO [127.0.0.1]" || $0 == "STARTTLS" })
    }
  }

  @Test("A large message is reported on the way, and can be stopped by an answer")
  func progress() throws {
    let large =
      message + Array(repeating: Array("0123456789\r\n".utf8), count: 50_000).flatMap(\.self)
    let mail = try MailServer("")
    var reports: [(Int64, Int64)] = []
    let sent = try outcome(of: mail, try mail.server(), large) { sent, total in
      reports.append((sent, total))
      return 0
    }
    #expect(sent == nil)
    #expect(reports.allSatisfy { $0.0 <= $0.1 && $0.1 == large.count })
    #expect(reports.map(\.0) == reports.map(\.0).sorted())
    #expect(reports.last?.0 == Int64(large.count))

    let stopped = try outcome(of: mail, try mail.server(), large) { sent, _ in sent > 0 ? 7 : 0 }
    #expect(stopped?.kind == .stopped(7))
    #expect(try outcome(of: mail, try mail.server(), large) { _, _ in -3 }?.kind == .stopped(-3))
  }

  @Test("What the server refuses is told with its reply, in one line")
  func refusals() throws {
    let cases = [
      ("refuse-sender", "refused the message: 553 5.7.1 You may not send as that"),
      ("refuse-recipient", "refused the message: 550 5.1.1 No such user 5.1.1 here"),
      ("refuse-message", "refused the message: 554 5.6.0 It looks like spam"),
    ]
    for (mode, words) in cases {
      let mail = try MailServer(mode)
      let failure = try #require(
        try outcome(of: mail, mail.server(), to: ["bob@example.net", "nobody@example.net"]))
      #expect(failure.kind == .inputOutput)
      #expect(failure.message == "localhost:\(mail.port) \(words)")
    }
  }

  @Test("Refused credentials are no access, and never repeated")
  func login() throws {
    for mode in ["refuse-login", "refuse-login,echo"] {
      let mail = try MailServer(mode)
      let server = try mail.server(
        credentials: .password(user: MailServer.user, password: "Secret-Horse"))
      let failure = try #require(try outcome(server))
      #expect(failure.kind == .access)
      #expect(failure.message.description.contains("refused the user name or the password: 535"))
      for secret in [MailServer.user, "Secret-Horse", "YWRhQGV4YW1wbGUub3Jn", "U2VjcmV0"] {
        #expect(!failure.message.description.contains(secret))
      }
      #expect(!failure.message.description.unicodeScalars.contains { $0.value < 0x20 })
      #expect(try !mail.log().contains { $0.hasPrefix("MAIL") })
    }
    let mail = try MailServer("wants-login")
    #expect(try outcome(of: mail, mail.server())?.kind == .access)
  }

  @Test("A server without encryption is told nothing", arguments: ["plain", "old"])
  func encryption(mode: String) throws {
    let mail = try MailServer(mode)
    let failure = try #require(try outcome(of: mail, mail.server(credentials: knownLogin)))
    #expect(failure.kind == .inputOutput)
    #expect(
      failure.message.description.contains("no encryption with localhost:\(mail.port) by STARTTLS"))
    #expect(!failure.message.description.hasSuffix(".."))
    #expect(try !mail.log().contains { $0.hasPrefix("AUTH") || $0.hasPrefix("MAIL") })
  }

  @Test("TLS is not spoken to a server that begins without")
  func plainServer() throws {
    let mail = try MailServer("plain")
    let failure = try outcome(of: mail, mail.server(security: .tls, credentials: knownLogin))
    #expect(failure?.kind == .inputOutput)
    #expect(failure?.message.description.contains("by TLS") == true)
  }

  @Test("A certificate of nobody known, or of another host, is refused")
  func certificates() throws {
    let mail = try MailServer("")
    let unknown = try outcome(of: mail, mail.server(credentials: knownLogin, authoritiesPath: ""))
    #expect(unknown?.kind == .inputOutput)
    #expect(unknown?.message.description.contains("cannot be trusted") == true)
    let other = try outcome(of: mail, mail.server(host: "127.0.0.1", credentials: knownLogin))
    #expect(other?.message.description.contains("cannot be trusted") == true)
    let none = try outcome(of: mail, mail.server(authoritiesPath: mail.path("nothing.pem")))
    #expect(none?.kind == .invalid)
    #expect(none?.field == "ca_path")
    #expect(try !mail.log().contains { $0.hasPrefix("AUTH") || $0.hasPrefix("MAIL") })
  }

  @Test("A server that says nothing is given up in time", arguments: ["silent", "stall"])
  func timeout(mode: String) throws {
    let mail = try MailServer(mode)
    let clock = ContinuousClock()
    var failure: Failure?
    let duration = try clock.measure {
      // Long enough for a busy machine to come as far as the message.
      failure = try outcome(of: mail, mail.server(timeout: 2_000))
    }
    #expect(failure?.kind == .inputOutput)
    #expect(failure?.message.description.contains("within 2000 ms") == true)
    #expect(
      failure?.message.description.contains("may deliver it nevertheless") == (mode == "stall"))
    #expect(duration < .seconds(30))
  }

  @Test("What the server took is sent, and cannot be stopped, even without a goodbye")
  func noGoodbye() throws {
    let mail = try MailServer("no-goodbye")
    let clock = ContinuousClock()
    var failure: Failure?
    let duration = try clock.measure {
      failure = try outcome(of: mail, mail.server(timeout: 60_000))
    }
    #expect(failure == nil)
    #expect(duration < .seconds(50))
  }

  @Test("A connection that breaks at the end leaves a doubt, which is told")
  func hangUp() throws {
    let mail = try MailServer("hang-up")
    let failure = try outcome(of: mail, mail.server())
    #expect(failure?.kind == .inputOutput)
    #expect(failure?.message.description.contains("may deliver it nevertheless") == true)
  }

  @Test("Nobody listening, and a host that there is not, are told")
  func nobody() throws {
    let closed = try MailServer("")
    let server = try closed.server()
    _ = try closed.log()
    let failure = try outcome(server)
    #expect(failure?.kind == .inputOutput)
    #expect(
      failure?.message.description.contains("no connection to localhost:\(closed.port)") == true)
    let unknown = try SMTPServer(host: "nowhere.invalid", timeout: 5_000)
    #expect(try outcome(unknown)?.kind == .inputOutput)
  }

  @Test("An empty message and none to send it to are refused")
  func nothing() throws {
    let server = try SMTPServer(host: "localhost")
    #expect(try outcome(server, [])?.field == "message")
    #expect(try outcome(server, to: [])?.field == "to")
  }
}
