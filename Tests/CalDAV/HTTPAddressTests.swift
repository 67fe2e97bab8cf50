import Domain
import Network
import Testing

@Suite("Addresses of servers") struct HTTPAddressTests {
  @Test(
    "They are written in one way",
    arguments: [
      ("https://Cal.Example.org", "https://cal.example.org/"),
      ("HTTPS://cal.example.org:443/dav", "https://cal.example.org/dav"),
      ("http://localhost:5232/ada/#top", "http://localhost:5232/ada/"),
      ("https://[2001:DB8::1]:8443/a?b=c", "https://[2001:db8::1]:8443/a?b=c"),
      ("https://h.example/a/./b/../c/", "https://h.example/a/c/"),
      ("https://h.example/a/%2e%2E/b", "https://h.example/b"),
      ("https://h.example/../../x", "https://h.example/x"),
      ("https://h.example/täsk list", "https://h.example/t%C3%A4sk%20list"),
      ("https://h.example/a%2fb", "https://h.example/a%2Fb"),
      ("https://h.example?x", "https://h.example/?x"),
    ])
  func normalForm(text: String, expected: String) throws {
    #expect(try HTTPAddress(text).text == expected)
  }

  @Test(
    "What is none is refused",
    arguments: [
      "", "cal.example.org", "ftp://cal.example.org/", "https://", "https:///x", "https://a b/",
      "https://bücher.example/", "https://h.example:0/", "https://h.example:65536/",
      "https://h.example:x/", "https://[::1/", "https://[zz]/", "https://h.example/%",
      "https://h.example/%zz", "https://h.example/a%00b", "https://h.example/a%0d%0aX:%20y",
      "https://h.example/\r\nX: y", "https://ada@h.example/", "file:///etc/passwd",
    ])
  func refused(text: String) {
    #expect(throws: Failure.self) { try HTTPAddress(text) }
  }

  @Test("A user may be in it, and a password may not")
  func users() throws {
    let (address, user) = try HTTPAddress.withUser(
      "https://ada%40example.org@cal.example.org/dav/", field: "address")
    #expect(address.text == "https://cal.example.org/dav/")
    #expect(user == "ada@example.org")
    let refused = failure {
      _ = try HTTPAddress.withUser("https://ada:secret@cal.example.org/", field: "address")
    }
    #expect(refused?.field == "address")
    #expect(refused?.message.description.contains("secret") == false)
  }

  /// Of RFC 3986 section 5.4.
  @Test(
    "What a server writes is taken from where it wrote it",
    arguments: [
      ("g", "https://a.example/b/c/g"), ("./g", "https://a.example/b/c/g"),
      ("g/", "https://a.example/b/c/g/"), ("/g", "https://a.example/g"),
      ("//g", "https://g/"), ("?y", "https://a.example/b/c/d;p?y"),
      ("g?y", "https://a.example/b/c/g?y"), ("#s", "https://a.example/b/c/d;p?q"),
      ("", "https://a.example/b/c/d;p?q"), (".", "https://a.example/b/c/"),
      ("..", "https://a.example/b/"), ("../g", "https://a.example/b/g"),
      ("../../../g", "https://a.example/g"), ("/./g", "https://a.example/g"),
      ("g..", "https://a.example/b/c/g.."), ("./g/../h", "https://a.example/b/c/h"),
      ("http://other.example/x", "http://other.example/x"), (" /g\n", "https://a.example/g"),
    ])
  func resolution(reference: String, expected: String) throws {
    let base = try HTTPAddress("https://a.example/b/c/d;p?q")
    #expect(base.resolving(reference)?.text == expected)
  }

  @Test(
    "What leads to no server is nothing",
    arguments: [
      "javascript:alert(1)", "file:///etc/passwd", "mailto:a@b.example", "https://u@x/", "%",
    ])
  func noAddress(reference: String) throws {
    #expect(try HTTPAddress("https://a.example/b/").resolving(reference) == nil)
  }

  @Test("One path in several spellings is one path")
  func canonicalPaths() throws {
    let spellings = ["/a@b/(c)~d.ics", "/a%40b/%28c%29~d.ics", "/a%40b/(c)%7Ed.ics"]
    let paths = try spellings.map { try HTTPAddress("https://h.example\($0)").canonicalPath }
    #expect(Set(paths) == ["/a%40b/%28c%29~d.ics"])
    #expect(try HTTPAddress("https://h.example/a%2Fb").canonicalPath == "/a%2Fb")
  }

  @Test("A server sends on to itself, and to its own encrypted side")
  func sites() throws {
    let plain = try HTTPAddress("http://h.example/")
    let secure = try HTTPAddress("https://h.example/")
    #expect(plain.maySend(to: secure))
    #expect(!secure.maySend(to: plain))
    #expect(secure.maySend(to: try HTTPAddress("https://h.example/other")))
    #expect(!secure.maySend(to: try HTTPAddress("https://h.example:8443/")))
    #expect(!secure.maySend(to: try HTTPAddress("https://h.example.org/")))
  }

  @Test("Nobody else hears what is said to this machine, or in TLS")
  func privacy() throws {
    for text in [
      "https://h.example/", "http://localhost:80/", "http://127.0.0.2/", "http://[::1]/",
    ] {
      #expect(try HTTPAddress(text).isPrivate)
    }
    for text in ["http://h.example/", "http://127.0.0.1.example/", "http://localhost.example/"] {
      #expect(try !HTTPAddress(text).isPrivate)
    }
  }
}
