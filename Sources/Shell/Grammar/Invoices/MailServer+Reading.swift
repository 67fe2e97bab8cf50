import TaskcoreSwift

extension MailServer {
  /// Reads `mail.example`, `mail.example:2525` or `[::1]:2525`.
  ///
  /// - Throws: a usage error for what has no host, or another port.
  init(address word: Word) throws {
    var host = word.text[...]
    var port: Substring?
    if host.first == "[", let end = host.firstIndex(of: "]") {
      let rest = host[host.index(after: end)...]
      host = host[..<end].dropFirst()
      if !rest.isEmpty {
        guard rest.first == ":" else { throw Self.refusal(word) }
        port = rest.dropFirst()
      }
    } else if let colon = host.firstIndex(of: ":"), host.lastIndex(of: ":") == colon {
      port = host[host.index(after: colon)...]
      host = host[..<colon]
    }
    self.init(host: Array(host.utf8))
    if let port {
      guard let number = Int32(port), (1...65_535).contains(number) else {
        throw Self.refusal(word)
      }
      self.port = number
    }
    if host.isEmpty { throw Self.refusal(word) }
  }

  private static func refusal(_ word: Word) -> ShellError {
    .usage("\(word.text.quoted) is no server. Write mail.example or mail.example:2525.")
  }
}
