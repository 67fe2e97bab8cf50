/// The parts of an e-mail message from the library, for a mail program that builds messages itself.
struct MessageText {
  /// Addresses without names.
  let to: [String]
  let cc: [String]
  let subject: String
  let body: String

  /// Reads a message as the library writes them: a text first, and files after it.
  init(_ message: [UInt8]) {
    let lines = Self.lines(message)
    let headers = Self.headers(lines)
    to = Self.addresses(headers["to"] ?? "")
    cc = Self.addresses(headers["cc"] ?? "")
    subject = Self.decodedWords(headers["subject"] ?? "")
    // The text begins after the mark of the first part.
    let rest = Array(lines.drop { !$0.isEmpty }.dropFirst(2))
    let part = Self.headers(rest)
    let content = rest.drop { !$0.isEmpty }.dropFirst()
      .prefix { !$0.starts(with: "--=_".utf8) }
    let isBase64 = part["content-transfer-encoding"] == "base64"
    let bytes =
      isBase64
      ? Self.base64(content.flatMap { Array($0) }) : Self.quotedPrintable(content.map { Array($0) })
    let text = String(decoding: bytes.filter { $0 != 0x0D }, as: UTF8.self)
    // The last line break belongs to the mark of the next part.
    body = text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private static func lines(_ message: [UInt8]) -> [ArraySlice<UInt8>] {
    message.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.last == 0x0D ? line.dropLast() : line
    }
  }

  /// The headers up to the first empty line, by their names; those in several lines as one.
  private static func headers(_ lines: [ArraySlice<UInt8>]) -> [String: String] {
    var headers: [String: String] = [:]
    var name = ""
    for line in lines.prefix(while: { !$0.isEmpty }) {
      let text = String(decoding: line, as: UTF8.self)
      if text.first == " " || text.first == "\t" {
        headers[name, default: ""] += text
      } else if let colon = text.firstIndex(of: ":") {
        name = text[..<colon].lowercased()
        headers[name] = String(text[text.index(after: colon)...].drop { $0 == " " })
      }
    }
    return headers
  }

  /// `Ada <ada@example.org>, bob@example.org` without the names.
  private static func addresses(_ header: String) -> [String] {
    var boxes: [String] = [""]
    var isQuoted = false
    for character in header {
      if character == "\"" { isQuoted.toggle() }
      if character == ",", !isQuoted {
        boxes.append("")
      } else {
        boxes[boxes.count - 1].append(character)
      }
    }
    return boxes.map { box in
      guard let start = box.lastIndex(of: "<"), let end = box.lastIndex(of: ">"), start < end else {
        return String(box.filter { $0 != " " })
      }
      return String(box[box.index(after: start)..<end])
    }.filter { !$0.isEmpty }
  }

  /// Encoded words as text (RFC 2047): the spaces between two of them are not seen.
  private static func decodedWords(_ header: String) -> String {
    var bytes: [UInt8] = []
    var wasEncoded = false
    for (index, word) in header.split(separator: " ").enumerated() {
      let parts = word.split(separator: "?", omittingEmptySubsequences: false)
      let isEncoded = parts.count == 5 && parts[0] == "=" && parts[4] == "="
      if index > 0, !(isEncoded && wasEncoded) { bytes.append(0x20) }
      let content = isEncoded ? Array(parts[3].utf8) : []
      bytes +=
        !isEncoded
        ? Array(word.utf8)
        : parts[2].lowercased() == "b"
          ? base64(content) : quoted(content.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 })
      wasEncoded = isEncoded
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func quotedPrintable(_ lines: [[UInt8]]) -> [UInt8] {
    lines.flatMap { line in
      line.last == UInt8(ascii: "=") ? quoted(line.dropLast()) : quoted(line) + [0x0A]
    }
  }

  /// Bytes in which `=C3` stands for one.
  private static func quoted(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "="), let value = UInt8(digits, radix: 16) {
        decoded.append(value)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }

  private static func base64(_ text: some Sequence<UInt8>) -> [UInt8] {
    var decoded: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for byte in text {
      guard let value = alphabet.firstIndex(of: byte) else { continue }
      bits = bits << 6 & 0xFF_FFFF | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return decoded
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
