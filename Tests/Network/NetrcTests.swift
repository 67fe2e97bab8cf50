import Domain
import Glibc
import TestSupport
import Testing

@testable import Network

@Suite("Netrc files") struct NetrcTests {
  private func entry(_ text: String, _ host: String = "smtp.example.org") throws -> String? {
    var reader = NetrcReader(text)
    return try reader.entry(for: host).map { "\($0.login) \($0.password)" }
  }

  @Test("The first whole entry of the machine is taken, or the default one")
  func entries() throws {
    let text = """
      # machine smtp.example.org login no password no
      machine other.example.org login other password o
      macdef init
      machine smtp.example.org login macro password m

      machine SMTP.example.org
        login ada account x
        password #p"1
      machine smtp.example.org login later password l
      default login any password "a \\"b\\" c"
      """
    #expect(try entry(text) == "ada #p\"1")
    #expect(try entry(text, "other.example.org") == "other o")
    #expect(try entry(text, "third.example.org") == "any a \"b\" c")
  }

  @Test("Of several entries of a machine, that of the user is taken")
  func users() throws {
    let text = "machine a login ada password x machine a login bob password y"
    func password(of user: String) throws -> String? {
      var reader = NetrcReader(text)
      return try reader.entry(for: "a", user: user)?.password
    }
    #expect(try password(of: "") == "x")
    #expect(try password(of: "bob") == "y")
    #expect(try password(of: "eve") == nil)
  }

  @Test(
    "An entry without a password is none",
    arguments: ["", "\n# x", "machine smtp.example.org login a"])
  func incomplete(text: String) throws {
    #expect(try entry(text) == nil)
  }

  @Test(
    "What is no netrc file is refused without showing it",
    arguments: [
      "machine", "machine smtp.example.org login", "secret", "machine a login b password \"secret",
      "login secret password",
    ])
  func malformed(text: String) {
    #expect { try entry(text) } throws: { error in
      (error as? Failure).map {
        $0.kind == .malformed && !$0.message.description.contains("secret")
      } ?? false
    }
  }

  @Test("Damaged files give an entry or a failure, and no trap")
  func damaged() throws {
    var random = RandomNumbers(seed: 7)
    let pieces = [
      "machine", "default", "macdef", "login", "password", "\"", "\\", "#", "\n", "\n\n", " ", "a",
      "\r\n", "é",
    ]
    for _ in 0..<5_000 {
      let text = (0..<12).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      do { _ = try entry(text) } catch { #expect((error as? Failure)?.kind == .malformed) }
    }
  }

  @Test("Only a regular file of mode 0600 of one's own is read")
  func modes() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("netrc")
    func kind(mode: mode_t) throws -> Failure.Kind? {
      chmod(path, mode)
      do {
        _ = try NetrcFile(at: path)
        return nil
      } catch let failure as Failure {
        #expect(failure.field == "netrc_path")
        return failure.kind
      }
    }
    #expect(try kind(mode: 0o600) == .notFound)
    close(open(path, O_CREAT | O_WRONLY, 0o600))
    #expect(try kind(mode: 0o600) == nil)
    #expect(try kind(mode: 0o400) == nil)
    for mode: mode_t in [0o640, 0o604, 0o644, 0o620, 0o700, 0o4600] {
      #expect(try kind(mode: mode) == .access)
    }
    if geteuid() == 0 {
      chown(path, 12_345, 0)
      #expect(try kind(mode: 0o600) == .access)
    }
    unlink(path)
    mkfifo(path, 0o600)
    #expect(try kind(mode: 0o600) == .access)
    #expect(throws: Failure.self) { try NetrcFile(at: "/dev/null") }
    #expect(throws: Failure.self) { try NetrcFile(at: "/tmp") }
  }

  @Test("The entry of the host logs in; without one, no server is asked")
  func sending() throws {
    let mail = try MailServer("wants-login")
    let ada = try EmailAddress("ada@example.org")
    let path = mail.path("netrc")
    let server = try mail.server(credentials: .netrc(path: path))
    try write("machine elsewhere login ada password x\n", to: path)
    #expect { try server.send(Array("A: b\r\n\r\n".utf8), from: ada, to: [ada]) } throws: { error in
      (error as? Failure)?.kind == .notFound
    }
    try write("machine localhost login ada@example.org password \"correct horse\"\n", to: path)
    try server.send(Array("A: b\r\n\r\n".utf8), from: ada, to: [ada])
    #expect(try mail.log().count(where: { $0.hasPrefix("DATA") }) == 1)
  }

  private func write(_ text: String, to path: String) throws {
    let descriptor = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
    defer { close(descriptor) }
    #expect(Glibc.write(descriptor, text, text.utf8.count) == text.utf8.count)
  }
}
