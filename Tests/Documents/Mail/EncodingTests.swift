import Domain
import TestSupport
import Testing

@testable import Documents

@Suite("Encodings of e-mail") struct EncodingTests {
  @Test("Text beyond ASCII is written in the shorter encoding, at most 75 characters a word")
  func encodedWords() {
    #expect(EncodedWord.words("Été_à=?") == ["=?UTF-8?B?w4l0w6lfw6A9Pw==?="])
    #expect(EncodedWord.words("Facture réglée") == ["=?UTF-8?Q?Facture_r=C3=A9gl=C3=A9e?="])
    #expect(EncodedWord.words("東京") == ["=?UTF-8?B?5p2x5Lqs?="])
    let words = EncodedWord.words(String(repeating: "é", count: 100), firstWidth: 60)
    #expect(words.map(\.utf8.count).max() ?? 99 <= 75)
    #expect(words[0].utf8.count <= 60)
  }

  @Test("A plain subject is folded, and one with double spaces or long words is encoded")
  func subjects() throws {
    func subject(_ text: String) throws -> String {
      let message = MailExamples.text(try MailExamples.draft(subject: text))
      let rest = message.rest(after: "Subject: ")
      return String(rest[..<(rest.firstRange(of: "\r\nMessage-ID")?.lowerBound ?? rest.endIndex)])
    }
    #expect(try subject("A b") == "A b")
    #expect(try subject("A  b") == "=?UTF-8?Q?A__b?=")
    #expect(try subject("=?x?=") == "=?UTF-8?B?PT94Pz0=?=")
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    #expect(try subject(words).split(separator: "\r\n ").joined(separator: " ") == words)
    #expect(try subject(String(repeating: "a", count: 67)).count == 67)
    #expect(try subject(String(repeating: "a", count: 68)).hasPrefix("=?UTF-8?Q?aaa"))
  }

  @Test("A name is written as atoms, as a quoted string, or encoded")
  func names() throws {
    func name(_ text: String) throws -> String {
      try MailExamples.mailbox(text, "a@b.org").words(firstWidth: 70).joined(separator: " ")
    }
    #expect(try name("") == "a@b.org")
    #expect(try name("Ada Lovelace") == "Ada Lovelace <a@b.org>")
    #expect(try name("Doe, John") == "\"Doe, John\" <a@b.org>")
    #expect(try name("a\"b\\c") == "\"a\\\"b\\\\c\" <a@b.org>")
    #expect(try name("R&D Ltd.") == "\"R&D Ltd.\" <a@b.org>")
    #expect(try name("Zoë") == "=?UTF-8?Q?Zo=C3=AB?= <a@b.org>")
    #expect(try name("=?utf-8?q?x?=").hasPrefix("=?UTF-8?"))
    #expect(try name("eve@example.com") == "\"eve@example.com\" <a@b.org>")
  }

  @Test("Quoted-printable keeps lines short, and what programs would change out of the text")
  func quotedPrintable() {
    func encoded(_ text: String) -> String {
      String(decoding: QuotedPrintable.encoded([Array(text.utf8)]), as: UTF8.self)
    }
    #expect(encoded("a = é") == "a =3D =C3=A9\r\n")
    #expect(encoded("end ") == "end=20\r\n")
    #expect(encoded("\t") == "=09\r\n")
    #expect(encoded(".") == "=2E\r\n")
    #expect(encoded("From x") == "=46rom x\r\n")
    #expect(encoded("From") == "From\r\n")
    #expect(encoded("") == "\r\n")
    let line = String(repeating: "a", count: 76)
    #expect(encoded(line) == line + "\r\n")
    #expect(encoded(line + "b") == line.dropLast() + "=\r\nab\r\n")
    #expect(
      encoded(String(repeating: "é", count: 13))
        == String(repeating: "=C3=A9", count: 12) + "=C3=\r\n=A9\r\n")
  }

  @Test("Text that is mostly beyond ASCII is written in base64")
  func base64Body() throws {
    let text = MailExamples.text(try MailExamples.draft(body: "東京"))
    #expect(text.hasSuffix("Content-Transfer-Encoding: base64\r\n\r\n5p2x5LqsDQo=\r\n"))
  }

  @Test("Base64 is that of RFC 4648, in lines of 76")
  func base64() {
    let vectors = [
      "": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "foob": "Zm9vYg==", "fooba": "Zm9vYmE=",
      "foobar": "Zm9vYmFy",
    ]
    for (text, encoded) in vectors { #expect(Base64.text(Array(text.utf8)) == encoded) }
    let lines = Base64.lines(Array(repeating: 0xFF, count: 58), ofLength: 76)
    let expected = String(repeating: "/", count: 76) + "\r\n/w==\r\n"
    #expect(String(decoding: lines, as: UTF8.self) == expected)
  }

  @Test("The name of a file is quoted, or written as RFC 2231 has it, in pieces when it is long")
  func parameters() {
    #expect(MailParameter.words("filename", "a \"b\".pdf") == ["filename=\"a \\\"b\\\".pdf\""])
    #expect(MailParameter.words("filename", "é b.pdf") == ["filename*=UTF-8''%C3%A9%20b.pdf"])
    let words = MailParameter.words("filename", String(repeating: "é", count: 30))
    #expect(
      words.map { $0.prefix(15) } == [
        "filename*0*=UTF", "filename*1*=%C3", "filename*2*=%C3", "filename*3*=%C3",
      ])
    #expect(words.map { $0.hasSuffix(";") } == [true, true, true, false])
    #expect(words.allSatisfy { $0.utf8.count <= 75 })
  }

  @Test("Dates have the day of the week and the offset of the zone")
  func dates() {
    func date(_ milliseconds: Int64, _ offset: Int) -> String {
      MailDate.text(Instant(clamping: milliseconds), utcOffset: offset)
    }
    #expect(date(0, 0) == "Thu, 1 Jan 1970 00:00:00 +0000")
    #expect(date(-1, 0) == "Wed, 31 Dec 1969 23:59:59 +0000")
    #expect(date(0, -12_600) == "Wed, 31 Dec 1969 20:30:00 -0330")
    #expect(date(0, 561) == "Thu, 1 Jan 1970 00:09:00 +0009")
    #expect(date(.max, 3_600) == "Fri, 31 Dec 9999 23:59:59 +0000")
    #expect(date(1_795_291_200_000, 3_600) == "Sat, 21 Nov 2026 21:00:00 +0100")
    #expect(date(0, .max) == "Thu, 1 Jan 1970 00:00:00 +0000")
    #expect(date(0, .min) == "Thu, 1 Jan 1970 00:00:00 +0000")
  }
}
