import Testing

@testable import Domain

@Suite("E-mail addresses") struct EmailAddressTests {
  @Test(
    "What every mail server takes is an address",
    arguments: [
      "ada@example.org", "a.b+c@sub.example.org", "!#$%&'*+-/=?^_`{|}~@x.y", "1@2.a",
      "root@localhost", "a@[192.0.2.1]", "a@[IPv6:2001:db8::1]", "a@[IPv6:::ffff:192.0.2.1]",
      "a@xn--bcher-kva.example", String(repeating: "a", count: 64) + "@example.org",
      "a@" + String(repeating: "b", count: 63) + ".org",
    ])
  func valid(text: String) throws {
    #expect(try EmailAddress(text).text == text)
  }

  @Test(
    "What is none is refused, and the sentence says why",
    arguments: [
      ("", "must not be empty"), ("ada", "no @"), ("a@b@c", "more than one @"),
      ("@example.org", "before the @"), ("ada@", "behind the @"), (".a@b.c", "before the @"),
      ("a.@b.c", "before the @"), ("a..b@b.c", "before the @"), ("a b@c.d", "before the @"),
      ("\"a b\"@c.d", "quotation marks"), ("Ada <ada@example.org>", "before the @"),
      ("é@example.org", "beyond ASCII before the @"), ("a@bücher.example", "xn--"),
      ("a@-b.c", "behind the @"), ("a@b-.c", "behind the @"), ("a@b..c", "behind the @"),
      ("a@b.c.", "behind the @"), ("a@b_c.d", "behind the @"), ("a@192.0.2.1", "[192.0.2.1]"),
      ("a@[192.0.2.256]", "behind the @"), ("a@[192.0.2.01]", "behind the @"),
      ("a@[2001:db8::1]", "behind the @"), ("a@[IPv6:1::2::3]", "behind the @"),
      ("a@[IPv6:1:2:3]", "behind the @"), ("a@[IPv6:1:2:3:4:5:6:7:8:9]", "behind the @"),
      ("a@[]", "behind the @"), ("a@b.c\r\nDATA", "line breaks"), ("a\u{0}@b.c", "control"),
      ("a@b.c ", "behind the @"), ("a@b.c>", "behind the @"),
      (String(repeating: "a", count: 65) + "@b.c", "64"),
      ("a@" + String(repeating: "b", count: 64) + ".c", "behind the @"),
      ("a@" + String(repeating: "b.", count: 130) + "c", "at most 254"),
    ])
  func invalid(text: String, reason: String) {
    #expect { try EmailAddress(text, field: "to") } throws: { error in
      (error as? Failure).map {
        $0.kind == .invalid && $0.field == "to" && $0.message.description.contains(reason)
      } ?? false
    }
  }

  @Test("The forms of IPv6 addresses are told from what is none")
  func addresses() {
    let valid = ["::", "::1", "1::", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:1.2.3.4", "1::8", "A::f"]
    let invalid = ["", ":", ":::", "1:", ":1", "1:2:3:4:5:6:7:8::", "12345::", "g::", "1.2.3.4::"]
    #expect(valid.allSatisfy { InternetHost.isIPv6($0) })
    #expect(!invalid.contains { InternetHost.isIPv6($0) })
  }
}
