import Domain
import Network
import TestSupport

/// The server of Tests/Mail/scripted_server.py, with a certificate of its own for `localhost`.
final class MailServer {
  private let folder: TemporaryFolder
  private let program: RunningProgram
  let port: Int

  static let user = "ada@example.org"
  static let password = "correct horse"

  /// The mode is words of that program's, separated by commas.
  init(_ mode: String = "") throws {
    folder = try TemporaryFolder()
    let script =
      "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -batch -days 2 "
      + "-subj /CN=localhost -addext subjectAltName=DNS:localhost -config /dev/null "
      + "-keyout $0/key.pem -out $0/certificate.pem 2> $0/openssl.log"
    _ = try RunningProgram(["sh", "-c", script, folder.path("")]).finish()
    let tests = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    program = try RunningProgram([
      "python3", "-W", "ignore", "/\(tests)/Mail/scripted_server.py", folder.path(""), mode,
    ])
    port = Int(program.line()) ?? 0
  }

  var certificatePath: String { folder.path("certificate.pem") }
  func path(_ name: String) -> String { folder.path(name) }

  /// What the clients said, by lines.
  func log() throws -> [String] {
    try program.finish().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// As a client sees it.
  func server(
    host: String = "localhost", security: SMTPServer.Security = .startTLS,
    credentials: SMTPCredentials = .none, authoritiesPath: String? = nil, timeout: Int = 10_000
  ) throws -> SMTPServer {
    try SMTPServer(
      host: host, port: port, security: security, credentials: credentials,
      authoritiesPath: authoritiesPath ?? certificatePath, timeout: timeout)
  }
}
