import Testing

@testable import Documents

@Suite("Lists of addresses") struct MailboxListTests {
  private func read(_ text: String) throws -> [String] {
    try MailboxList.mailboxes(text, field: "to").map { "\($0.name)|\($0.address.text)" }
  }

  @Test("Addresses with and without names stand between commas")
  func lists() throws {
    #expect(try read("") == [])
    #expect(try read("  ") == [])
    #expect(try read(" a@b.c ") == ["|a@b.c"])
    #expect(try read("a@b.c,<d@e.f>") == ["|a@b.c", "|d@e.f"])
    #expect(
      try read("Zoë Ünal <z@b.c>, \"Doe, John\" < j@b.c >,\"a \\\"b\\\" \\\\c\"<q@b.c>") == [
        "Zoë Ünal|z@b.c", "Doe, John|j@b.c", "a \"b\" \\c|q@b.c",
      ])
  }

  @Test(
    "What is no such list is refused",
    arguments: [
      ",", "a@b.c,", ",a@b.c", "a@b.c,,d@e.f", "a@b.c d@e.f", "a@b.c; d@e.f", "Ada", "Ada <",
      "Ada <a@b.c", "Ada <a@b.c> x", "Ada <a@b.c> <d@e.f>", "\"Ada <a@b.c>", "Ada a@b.c>", "<>",
      "a@b.c\r\nBcc: eve@b.c", "\"a\nb\" <a@b.c>", "<a@b.c\u{0}>", "Friends: a@b.c;",
    ])
  func refusals(text: String) {
    #expect(MailExamples.refusedField { try MailboxList.mailboxes(text, field: "cc") } == "cc")
  }

  @Test("Where one is expected, two are refused", arguments: ["", "a@b.c, d@e.f"])
  func one(text: String) {
    #expect(MailExamples.refusedField { try MailboxList.mailbox(text, field: "from") } == "from")
  }
}
