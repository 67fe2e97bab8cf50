import Domain
import Glibc
import Network
import Servers
import TestSupport

@testable import CalDAV

/// The server of scripted_server.py.
final class ScriptedServer {
  struct Answer {
    var method: String
    var path: String
    var status = 207
    var behaviour = "plain"
    var headers: [String] = []
    var body = ""

    init(
      _ method: String, _ path: String, _ status: Int = 207, _ body: String = "",
      headers: [String] = [], behaviour: String = "plain"
    ) {
      self.method = method
      self.path = path
      self.status = status
      self.body = body
      self.headers = headers
      self.behaviour = behaviour
    }

    fileprivate var line: String {
      let words = [headers.joined(separator: "\n"), body].map { Base64.text(Array($0.utf8)) }
      return "\(method)\t\(path)\t\(status)\t\(behaviour)\t\(words[0])\t\(words[1])\n"
    }
  }

  static let user = "ada"
  static let password = "correct horse"

  private let folder: TemporaryFolder
  private let program: RunningProgram
  let port: Int

  private let isEncrypted: Bool

  /// With a certificate of its own for `localhost` when it is encrypted.
  init(_ answers: [Answer], isEncrypted: Bool = false) throws {
    self.isEncrypted = isEncrypted
    folder = try TemporaryFolder()
    let script = folder.path("script")
    try write(answers.map(\.line).joined(), to: script)
    let tests = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    var words = ["python3", "-W", "ignore", "/\(tests)/scripted_server.py", script]
    if isEncrypted {
      let command =
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -batch -days 2 "
        + "-subj /CN=localhost -addext subjectAltName=DNS:localhost -config /dev/null "
        + "-keyout $0 -out $1 2> /dev/null && cat $1 >> $0"
      let keyPath = folder.path("key.pem")
      let certificatePath = folder.path("certificate.pem")
      _ = try RunningProgram(["sh", "-c", command, keyPath, certificatePath]).finish()
      words.append(keyPath)
    }
    program = try RunningProgram(words)
    port = Int(program.line()) ?? 0
  }

  var certificatePath: String { folder.path("certificate.pem") }

  /// A file of passwords for it.
  func netrcPath(permissions: mode_t = 0o600) throws -> String {
    let path = folder.path("netrc")
    try write("machine localhost login \(Self.user) password \"\(Self.password)\"\n", to: path)
    chmod(path, permissions)
    return path
  }

  /// What it was asked.
  func log() throws -> [String] {
    try program.finish().split(separator: "\n").map(String.init)
  }

  /// What it was asked, without its headers and connections.
  func requests() throws -> [String] {
    try log().filter { $0 != "(connection)" }
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  /// As a client sees it.
  func server(
    path: String = "/dav/", user: String = "", limits: HTTPLimits = HTTPLimits(),
    caller: HTTPCaller? = nil
  ) throws -> CalDAVServer {
    let name = user.isEmpty ? "" : "\(user)@"
    return try CalDAVServer(
      at: "http://\(name)127.0.0.1:\(port)\(path)", limits: limits,
      for: caller ?? HTTPCaller(password: { Self.password })
    ) { "new-name" }
  }
}

private func write(_ text: String, to path: String) throws {
  guard let file = fopen(path, "w") else { throw Failure(.inputOutput, "fopen failed.") }
  fputs(text, file)
  fclose(file)
}

/// A collection at `/dav/tasks/`.
func tasks(supportsSync: Bool = false) -> ServerCollection {
  var collection = ServerCollection(href: "/dav/tasks/", name: "Tasks", contents: .tasks)
  collection.supportsSync = supportsSync
  return collection
}

/// A list of answers to a PROPFIND or REPORT.
func multistatus(_ responses: String...) -> String {
  "<?xml version=\"1.0\"?><multistatus xmlns=\"DAV:\" xmlns:C=\"urn:ietf:params:xml:ns:caldav\">"
    + responses.joined() + "</multistatus>"
}

func response(_ href: String, etag: String? = nil, _ more: String = "") -> String {
  "<response><href>\(href)</href><propstat><prop>"
    + (etag.map { "<getetag>\($0)</getetag>" } ?? "") + more
    + "</prop><status>HTTP/1.1 200 OK</status></propstat></response>"
}

func response(_ href: String, status: Int) -> String {
  "<response><href>\(href)</href><status>HTTP/1.1 \(status) It is so</status></response>"
}

/// What something is refused for.
func failure(_ body: () throws -> Void) -> Failure? {
  do {
    try body()
    return nil
  } catch { return error as? Failure }
}
