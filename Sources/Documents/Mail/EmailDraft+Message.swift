import Domain
import Localization

extension EmailDraft {
  /// The message as it is sent and kept in a file: headers, an empty line, and the parts, with CRLF
  /// after each line. The same draft gives the same bytes.
  package func message() -> [UInt8] {
    var headers = HeaderWriter()
    headers.write("Date", [MailDate.text(date, utcOffset: utcOffset)])
    headers.write("From", [from])
    headers.write("Reply-To", replyTo)
    headers.write("To", to)
    headers.write("Cc", cc)
    headers.write("Subject", text: subject)
    headers.write("Message-ID", ["<\(messageID.text)>"])
    headers.write("MIME-Version", ["1.0"])
    if attachments.isEmpty { return headers.bytes + textPart() }
    headers.write("Content-Type", ["multipart/mixed;", "boundary=\"\(boundary)\""])
    headers.end()
    return headers.bytes + parts()
  }

  /// No part has it, as `=_` occurs neither in quoted-printable nor in base64.
  private var boundary: String {
    let characters = messageID.text.utf8.filter { $0.isASCIILetterOrDigit }.prefix(60)
    return "=_" + String(decoding: Array(characters), as: UTF8.self)
  }

  private func parts() -> [UInt8] {
    let delimiter = Array("--\(boundary)".utf8)
    let lineBreak: [UInt8] = [0x0D, 0x0A]
    var bytes = delimiter + lineBreak + textPart()
    for attachment in attachments {
      bytes += lineBreak + delimiter + lineBreak
      bytes += attachment.part()
    }
    return bytes + lineBreak + delimiter + Array("--".utf8) + lineBreak
  }

  private func textPart() -> [UInt8] {
    let lines = bodyLines()
    let length = lines.reduce(0) { $0 + $1.count }
    // Each byte that quoted-printable escapes takes three, and base64 takes four for three bytes.
    let isPrintable = QuotedPrintable.escapeCount(lines) * 6 <= length
    var part = HeaderWriter()
    part.write("Content-Type", ["text/plain;", "charset=utf-8"])
    part.write("Content-Transfer-Encoding", [isPrintable ? "quoted-printable" : "base64"])
    part.end()
    guard !isPrintable else { return part.bytes + QuotedPrintable.encoded(lines) }
    return part.bytes + Base64.lines(lines.flatMap { $0 + [0x0D, 0x0A] }, ofLength: 76)
  }

  /// Without line breaks, whichever the body has: CRLF, LF or CR.
  private func bodyLines() -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    var previous: UInt8 = 0
    for byte in body.utf8 {
      switch byte {
      case 0x0A where previous == 0x0D: break
      case 0x0A, 0x0D: lines.append([])
      default: lines[lines.count - 1].append(byte)
      }
      previous = byte
    }
    // A line break at the end ends a line, and begins none.
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension EmailDraft.Attachment {
  /// The part of a message with its headers.
  fileprivate func part() -> [UInt8] {
    var headers = HeaderWriter()
    headers.write("Content-Type", [mediaType])
    headers.write(
      "Content-Disposition", ["attachment;"] + MailParameter.words("filename", name))
    headers.write("Content-Transfer-Encoding", ["base64"])
    headers.end()
    return headers.bytes + Base64.lines(bytes, ofLength: 76)
  }
}
