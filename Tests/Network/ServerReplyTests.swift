import Localization
import Testing

@testable import Network

@Suite("Replies of mail servers") struct ServerReplyTests {
  @Test("All lines of a reply are one, with its code once")
  func lines() {
    let reply = ServerReply(lines: "550-5.1.1 No\r\n550-such\u{1B}[1m\r\n550 user\r\n", hiding: nil)
    #expect(reply.code == 550)
    #expect(reply.text == "550 5.1.1 No such [1m user")
  }

  @Test("What is no reply has no code", arguments: ["", "\r\n", "x", "5"])
  func none(lines: String) {
    #expect(ServerReply(lines: lines, hiding: nil).code ?? 0 < 100)
  }

  @Test("A long reply is cut")
  func long() {
    let reply = ServerReply(lines: "550 " + String(repeating: "é", count: 900), hiding: nil)
    #expect(reply.text.description.count == 401)
  }

  @Test("Credentials are hidden, however they are written")
  func credentials() {
    let ada = NetrcEntry(login: "ada@example.org", password: "Horse")
    func shown(_ text: String) -> String { ServerReply(lines: text, hiding: ada).text.description }
    #expect(shown("553 <Ada@example.org> is not yours") == "553 <…> is not yours")
    let hidden = "535 (the rest of the reply repeats the credentials)"
    #expect(shown("535 ada@example.org is not hoRSE") == hidden)
    #expect(shown("535 AGFkYUBleGFtcGxlLm9yZwBIb3JzZQ==") == hidden)
    #expect(shown("535 SG9yc2U=") == hidden)
    #expect(shown("535 wrong") == "535 wrong")
  }
}
