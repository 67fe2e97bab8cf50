import Domain
import Localization

/// A server's reply, sanitised for display: without control characters and credentials.
struct ServerReply {
  /// Such as 550; nil without a reply.
  let code: Int?
  /// In one line, such as `550 5.1.1 No such user`.
  let text: Message

  private static let maximumLength = 400

  /// The lines are as they came, each but the last with a hyphen behind its code.
  init(lines: String, hiding credentials: NetrcEntry?) {
    let lines = lines.split(whereSeparator: \.isNewline)
    code = lines.last.flatMap { Int($0.prefix(3)) }
    let texts = lines.enumerated().map { $0 == 0 ? String($1) : String($1.dropFirst(4)) }
    let first = texts.first.map { $0.dropFirst(3).hasPrefix("-") ? Self.withSpace($0) : $0 }
    let whole = ([first].compactMap { $0 } + texts.dropFirst()).joined(separator: " ")
    text = Self.shown(whole, hiding: credentials)
  }

  /// One line of somebody else's text. Of one that repeats the password, nothing is left but the code that it
  /// begins with.
  static func shown(_ text: String, hiding credentials: NetrcEntry?) -> Message {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      line.append(TextRule.endsOrHidesText(scalar) ? " " : scalar)
    }
    let whole = String(line)
    guard let credentials else { return shortened(whole) }
    if credentials.isRepeated(in: whole) {
      let code = whole.prefix { $0.isASCII && $0.isNumber }.prefix(3)
      return "\(code) (the rest of the reply repeats the credentials)"
    }
    return shortened(credentials.loginHidden(in: whole))
  }

  /// What libcurl says of an error, as the end of a sentence without its full stop.
  static func reason(_ error: String, hiding credentials: NetrcEntry?) -> Message {
    let shown = shown(error, hiding: credentials)
    let text = shown.description
    if text.isEmpty { return "libcurl tells no reason" }
    return text.hasSuffix(".") ? Message(verbatim: text.dropLast()) : shown
  }

  private static func shortened(_ text: String) -> Message {
    Message(
      verbatim: text.unicodeScalars.count > maximumLength
        ? String(text.prefix(maximumLength)) + "…" : text)
  }

  /// `550-5.1.1` becomes `550 5.1.1`.
  private static func withSpace(_ line: String) -> String {
    "\(line.prefix(3)) \(line.dropFirst(4))"
  }
}

extension NetrcEntry {
  /// Whether a text has the password in it, or a login that is too short to be taken out.
  func isRepeated(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    let plain = Array("\0\(login)\0\(password)".utf8)
    let secrets = [password, Base64.text(Array(password.utf8)), Base64.text(plain)]
    let shortLogin = login.utf8.count < 3 ? [login] : []
    return (secrets + shortLogin).contains { bytes.firstIndex(of: Array($0.utf8)) != nil }
  }

  /// The text with an ellipsis for the login.
  func loginHidden(in text: String) -> String {
    String(decoding: replacing(login, in: Array(text.utf8)), as: UTF8.self)
  }

  private func replacing(_ word: String, in bytes: [UInt8]) -> [UInt8] {
    let word = Array(word.utf8)
    var rest = bytes[...]
    var replaced: [UInt8] = []
    while let index = Array(rest).firstIndex(of: word) {
      replaced += rest.prefix(index) + Array("…".utf8)
      rest = rest.dropFirst(index + word.count)
    }
    return replaced + rest
  }
}

extension [UInt8] {
  /// Where those bytes begin, whatever the case of ASCII letters.
  fileprivate func firstIndex(of word: [UInt8]) -> Int? {
    guard !word.isEmpty, word.count <= count else { return nil }
    return (0...(count - word.count)).first { start in
      word.indices.allSatisfy { lowercased(self[start + $0]) == lowercased(word[$0]) }
    }
  }

  private func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
