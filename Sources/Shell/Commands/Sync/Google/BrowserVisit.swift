import Platform

/// The browser's return to this program after a login, and the page that it gets.
struct BrowserVisit: ~Copyable {
  /// The content of the page.
  enum Page {
    case done
    case refused
    /// Of another login, or none at all.
    case unknown

    fileprivate var status: String {
      switch self {
      case .done: "200 OK"
      case .refused: "403 Forbidden"
      case .unknown: "404 Not Found"
      }
    }

    fileprivate var text: Message {
      switch self {
      case .done: "You are logged in. This page can be closed."
      case .refused: "You are not logged in: the terminal says why. This page can be closed."
      case .unknown: "There is nothing here for you."
      }
    }
  }

  private static let mostBytes = 1 << 14
  /// For how long a browser may think, in milliseconds.
  private static let patience: Int64 = 5_000

  private let connection: LoopbackConnection

  init(_ connection: consuming LoopbackConnection) { self.connection = connection }

  /// What stands behind the question mark; nil for what is not asked by who comes back.
  borrowing func query() throws -> String? {
    let end = SteadyClock.milliseconds + Self.patience
    var bytes: [UInt8] = []
    while bytes.count < Self.mostBytes {
      try Interrupt.check()
      let left = end - SteadyClock.milliseconds
      if left <= 0 { return nil }
      guard let more = connection.read(upTo: 4_096, milliseconds: min(left, 100)) else { continue }
      if more.isEmpty { return nil }
      bytes += more
      if Self.isWhole(bytes) { return Self.query(of: bytes) }
    }
    return nil
  }

  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    let end = Array("\r\n\r\n".utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: end) }
  }

  /// Of `GET /?code=…&state=… HTTP/1.1`.
  private static func query(of request: [UInt8]) -> String? {
    let line = request.prefix { $0 != 0x0D && $0 != 0x0A }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[0] == "GET", words[2].hasPrefix("HTTP/1."),
      words[1].hasPrefix("/?")
    else { return nil }
    return String(words[1].dropFirst(2))
  }

  borrowing func show(_ page: Page) {
    let body = """
      <!DOCTYPE html><html><head><meta charset="utf-8"><title>Taskcore</title></head>\
      <body><p>\(page.text.text)</p></body></html>

      """
    let head = [
      "HTTP/1.1 \(page.status)", "Content-Type: text/html; charset=utf-8",
      "Content-Length: \(body.utf8.count)", "Cache-Control: no-store",
      "Content-Security-Policy: default-src 'none'", "Referrer-Policy: no-referrer",
      "Connection: close",
    ]
    connection.write(Array((head + ["", body]).joined(separator: "\r\n").utf8))
  }
}
