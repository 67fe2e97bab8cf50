import Domain
import Testing

@testable import Documents

@Suite("Messages of e-mail") struct EmailDraftTests {
  @Test("A message without attachments is one part, with CRLF after each line")
  func plain() throws {
    let draft = try MailExamples.draft(body: "Hello\nBob,\r\n\ryours")
    #expect(
      MailExamples.text(draft)
        == """
        Date: Sat, 21 Nov 2026 21:00:00 +0100
        From: Ada <ada@example.org>
        To: bob@example.net
        Subject: Hello
        Message-ID: <0190-a@example.org>
        MIME-Version: 1.0
        Content-Type: text/plain; charset=utf-8
        Content-Transfer-Encoding: quoted-printable

        Hello
        Bob,

        yours

        """.replacingLineBreaks)
  }

  @Test("Attachments are parts after the text, between boundaries that occur nowhere else")
  func attachments() throws {
    let files = try [
      EmailDraft.Attachment(
        name: "F2026-0001.pdf", mediaType: "application/pdf", bytes: Array("%PDF-1.7".utf8)),
      EmailDraft.Attachment(name: "é.xml", mediaType: "text/xml", bytes: []),
    ]
    let draft = try MailExamples.draft(body: "--=_0190aexampleorg\n=_\n", attachments: files)
    #expect(
      MailExamples.text(draft).rest(after: "MIME-Version: 1.0\r\n")
        == """
        Content-Type: multipart/mixed; boundary="=_0190aexampleorg"

        --=_0190aexampleorg
        Content-Type: text/plain; charset=utf-8
        Content-Transfer-Encoding: quoted-printable

        --=3D_0190aexampleorg
        =3D_

        --=_0190aexampleorg
        Content-Type: application/pdf
        Content-Disposition: attachment; filename="F2026-0001.pdf"
        Content-Transfer-Encoding: base64

        JVBERi0xLjc=

        --=_0190aexampleorg
        Content-Type: text/xml
        Content-Disposition: attachment; filename*=UTF-8''%C3%A9.xml
        Content-Transfer-Encoding: base64


        --=_0190aexampleorg--

        """.replacingLineBreaks)
    #expect(draft.message() == draft.message())
  }

  @Test("No header of a caller's text is longer than a line may be, and all of it is ASCII")
  func folding() throws {
    let long = String(repeating: "Œuvre d’été 東京 ", count: 60)
    let draft = try EmailDraft(
      from: MailExamples.mailbox(String(long.prefix(200)), "ada@example.org"),
      to: (0..<20).map { try MailExamples.mailbox("Doe, John", "bob\($0)@example.net") },
      cc: [MailExamples.mailbox(String(repeating: "x", count: 200), "c@example.net")],
      replyTo: [MailExamples.mailbox("r", "r@example.net")],
      subject: long, body: String(repeating: "é", count: 300), date: MailExamples.now,
      utcOffset: 0, messageID: MailExamples.messageID,
      attachments: [.init(name: String(long.prefix(200)), mediaType: "a/b", bytes: [1])])
    let message = draft.message()
    #expect(message.allSatisfy { $0 < 0x80 && ($0 >= 0x20 || $0 == 0x0D || $0 == 0x0A) })
    let lines = MailExamples.text(draft).split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.utf8.count <= 78 && !$0.contains(where: \.isNewline) })
    #expect(lines.allSatisfy { !$0.contains("=?UTF-8?") || $0.utf8.count <= 76 })
    let words = lines.flatMap { $0.split(separator: " ") }.filter { $0.hasPrefix("=?") }
    #expect(words.count > 30)
    #expect(words.allSatisfy { $0.utf8.count <= 75 })
  }

  @Test(
    "Line breaks and control characters in names, subjects and files are refused",
    arguments: [
      "a\r\nBcc: eve@example.com", "a\nb", "a\rb", "a\u{0}b", "a\u{7}b", "a\u{85}b",
      "a\u{2028}b", "a\u{7F}b",
    ])
  func injection(text: String) {
    #expect(MailExamples.refusedField { try MailExamples.draft(subject: text) } == "subject")
    #expect(
      MailExamples.refusedField { try MailExamples.mailbox(text, "a@example.org") } == "name")
    #expect(
      MailExamples.refusedField {
        try EmailDraft.Attachment(name: text, mediaType: "a/b", bytes: [])
      } == "attachment")
    #expect(
      MailExamples.refusedField {
        try EmailDraft.Attachment(name: "a", mediaType: "a/\(text)", bytes: [])
      } == "media_type")
    #expect(
      MailExamples.refusedField {
        try MessageID(uid: text, sender: EmailAddress("a@example.org"))
      } == "uid")
  }

  @Test("The text may have line breaks and tabs, and no other control characters")
  func body() throws {
    _ = try MailExamples.draft(body: "a\tb\r\nc\n\n")
    for text in ["\u{0}", "\u{1B}[1m", "\u{7F}"] {
      #expect(MailExamples.refusedField { try MailExamples.draft(body: text) } == "body")
    }
    let long = String(repeating: "a", count: 65_537)
    #expect(MailExamples.refusedField { try MailExamples.draft(body: long) } == "body")
  }

  @Test("A message goes to somebody, and to each address once")
  func recipients() throws {
    func draft(_ to: [String], _ cc: [String]) throws -> EmailDraft {
      try EmailDraft(
        from: MailExamples.mailbox("", "ada@example.org"),
        to: to.map { try MailExamples.mailbox("", $0) },
        cc: cc.map { try MailExamples.mailbox("", $0) }, subject: "x", body: "",
        date: MailExamples.now, utcOffset: 0, messageID: MailExamples.messageID)
    }
    #expect(MailExamples.refusedField { try draft([], ["a@example.org"]) } == "to")
    let many = (0..<101).map { "a\($0)@example.org" }
    #expect(MailExamples.refusedField { try draft(many, []) } == "to")
    let some = try draft(["a@example.org", "b@example.org"], ["a@example.org", "c@example.org"])
    #expect(some.recipients.map(\.text) == ["a@example.org", "b@example.org", "c@example.org"])
  }

  @Test(
    "The name of a file is no path", arguments: ["a/b", "a\\b", ".", "..", "/etc/passwd", "", "  "])
  func fileNames(name: String) {
    #expect(
      MailExamples.refusedField {
        try EmailDraft.Attachment(name: name, mediaType: "a/b", bytes: [])
      } == "attachment")
  }

  @Test(
    "What is no media type is refused",
    arguments: ["", "pdf", "a/", "/b", "a/b/c", "a/b; c=d", "multipart/mixed", "é/b", "-a/b"])
  func mediaTypes(type: String) {
    #expect(
      MailExamples.refusedField {
        try EmailDraft.Attachment(name: "a", mediaType: type, bytes: [])
      } == "media_type")
  }
}
