import Domain
import Hub
import Testing

/// Addresses of hubs, as people write them and as they are kept.
@Suite struct HubAddressTests {
  @Test(
    "The name of the store is told apart from what libpq is given, and both are kept",
    arguments: [
      ("postgresql://anna@hub.example/tasks", nil, "postgresql://anna@hub.example/tasks"),
      (
        "postgresql://anna@hub.example/tasks?store=family", "family",
        "postgresql://anna@hub.example/tasks?store=family"
      ),
      (
        "postgres://hub.example/tasks?store=a%20b%26c&sslmode=verify-full", "a b&c",
        "postgres://hub.example/tasks?sslmode=verify-full&store=a%20b%26c"
      ),
      (
        "postgresql://one.example,two.example/tasks?target_session_attrs=read-write&store=%C3%A9",
        "é",
        "postgresql://one.example,two.example/tasks?target_session_attrs=read-write&store=%C3%A9"
      ),
      (
        "host=hub.example dbname = tasks store='it''s'", nil, ""
      ),
      (
        #"host=/run/postgresql  dbname='my tasks' store=it\'s"#, "it's",
        #"host='/run/postgresql' dbname='my tasks' store='it\'s'"#
      ),
      ("service=hub", nil, "service='hub'"),
    ] as [(String, String?, String)])
  func read(text: String, store: String?, kept: String) throws {
    guard !kept.isEmpty else {
      #expect(throws: Failure.self) { try HubAddress(text) }
      return
    }
    let address = try HubAddress(text)
    #expect(address.store == store)
    #expect(address.text == kept)
    #expect(try HubAddress(address.text) == address)
  }

  @Test(
    "What is no address is refused, and so is a password in it",
    arguments: [
      "", "hub", "postgresql://anna:secret@hub.example/tasks",
      "host=hub.example password=secret", "postgresql://hub.example/?store=%zz", "host='open",
      "postgresql://hub.example/tasks?store=", "postgresql://hub.example/tasks?nothing=1",
      "postgresql://hub.example/tasks?store=a%0Ab", "postgresql://hub.example/tasks?store=%FF",
      "postgresql://hub.example/tasks?store=%+f", "postgresql://hub.example/tasks?store=a%4",
    ])
  func refuse(text: String) {
    let failure = #expect(throws: Failure.self) { try HubAddress(text) }
    #expect(failure?.kind == .invalid)
    #expect(
      failure.map { !String(describing: $0.message).utf8.contains(bytes: "secret".utf8) } ?? false)
  }
}
