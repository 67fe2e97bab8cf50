import Domain
import Glibc
import TestSupport
import Testing

@testable import Documents

@Suite("Messages as Python's email package reads them") struct MailPeerTests {
  @Test("Every name, subject, text and file comes out as it went in")
  func peer() throws {
    let folder = try TemporaryFolder()
    var random = RandomNumbers(seed: 20_261_121)
    var expected: [[String]] = []
    for index in 0..<300 {
      let draft = try draft(using: &random)
      expected.append(Self.shown(draft))
      let descriptor = open(folder.path("\(1_000 + index)"), O_CREAT | O_WRONLY, 0o600)
      let message = draft.message()
      #expect(write(descriptor, message, message.count) == message.count)
      close(descriptor)
    }
    let tests = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let reader = try RunningProgram([
      "python3", "/\(tests)/Mail/parse_messages.py", folder.path(""),
    ])
    // The folder goes with its last use.
    let output = try withExtendedLifetime(folder) { try reader.finish() }
    let read = output.split(separator: "\n\n").map {
      $0.split(separator: "\n").map(String.init)
    }
    #expect(read.count == expected.count)
    let different = zip(read, expected).first { $0 != $1 }
    #expect(different?.0 == different?.1)
  }

  private func draft(using random: inout RandomNumbers) throws -> EmailDraft {
    func mailboxes(_ count: ClosedRange<Int>) throws -> [EmailDraft.Mailbox] {
      try (0..<Int.random(in: count, using: &random)).map { _ in
        let named = Bool.random(using: &random)
        return try EmailDraft.Mailbox(
          name: named ? line(1...12, &random) : "",
          address: EmailAddress("a.b+\(UInt16.random(in: 0...999, using: &random))@example.org"))
      }
    }
    let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    return try EmailDraft(
      from: mailboxes(1...1)[0], to: mailboxes(1...4), cc: mailboxes(0...2),
      replyTo: mailboxes(0...1), subject: line(1...60, &random),
      body: (0..<Int.random(in: 0...6, using: &random))
        .map { _ in line(1...60, &random) }.joined(separator: "\n"),
      date: MailExamples.now, utcOffset: 3_600, messageID: MailExamples.messageID,
      attachments: Bool.random(using: &random)
        ? [.init(name: line(1...25, &random), mediaType: "application/pdf", bytes: bytes)] : [])
  }

  private static let pieces = [
    "a", "word", "x, y", "Été", "東京", "\"", "=", "?", "=?utf-8?q?a?=", "<b@c.de>", "(c)", ";", ":",
    ".", "From ", "é", "مرحبا", "😀", "_", "'", "%41", "--=_", "long-word-without-any-space-in-it",
    "=20", "@",
  ]

  /// A line of such pieces, with one or two spaces between some.
  private func line(_ count: ClosedRange<Int>, _ random: inout RandomNumbers) -> String {
    let pieces = (0..<Int.random(in: count, using: &random)).compactMap { _ in
      Self.pieces.randomElement(using: &random)
    }
    let spaces = ["", " ", " ", "  "]
    let text = pieces.map { $0 + (spaces.randomElement(using: &random) ?? "") }.joined()
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    while words.last == "" { words.removeLast() }
    return String(words.joined(separator: " ").prefix(190))
  }

  private static func shown(_ draft: EmailDraft) -> [String] {
    func line(_ word: String, _ bytes: some Collection<UInt8>) -> String {
      "\(word) \(bytes.map { HexadecimalByte.text($0).lowercased() }.joined())"
    }
    func mailboxes(_ word: String, _ mailboxes: [EmailDraft.Mailbox]) -> [String] {
      mailboxes.map { mailbox in
        let name = mailbox.name.split(separator: " ").joined(separator: " ")
        return line(word, "\(name)|\(mailbox.address.text)".utf8)
      }
    }
    let text = draft.body.isEmpty || draft.body.hasSuffix("\n") ? draft.body : draft.body + "\n"
    return mailboxes("from", [draft.from]) + mailboxes("to", draft.to)
      + mailboxes("cc", draft.cc) + mailboxes("reply-to", draft.replyTo)
      + [
        line("subject", draft.subject.utf8), line("date", "2026-11-21T21:00:00+01:00".utf8),
        line("message-id", "<\(draft.messageID.text)>".utf8), line("body", text.utf8),
      ]
      + draft.attachments.flatMap {
        [
          line("attachment", "\($0.name)|\($0.mediaType)".utf8), line("bytes", $0.bytes),
        ]
      }
  }
}
