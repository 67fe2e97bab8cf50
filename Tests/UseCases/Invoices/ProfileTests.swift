import Domain
import TestSupport
import Testing
import UseCases

/// The seller, the logo and the subscription.
@Suite struct ProfileTests {
  let business: Business

  init() throws {
    business = try Business()
  }

  private func set(_ changes: PartyChanges) throws {
    try SetProfile(business.store).run(changes, at: business.test.now)
  }

  private func set(_ subscription: Subscription?) throws {
    try SetSubscription(business.store).run(subscription, at: business.test.now)
  }

  private func instant(_ text: String) throws -> Instant { try #require(Instant(text: text)) }

  @Test("What is not given stays, an empty text takes a property away, and all of it can be undone")
  func merging() throws {
    let before = try ReadProfile(business.store).run().seller
    try set([.phone: "+33 1 23 45 67 89", .email: "", .iban: "FR76 3000 6000 0112 3456 7890 189"])
    let seller = try ReadProfile(business.store).run().seller
    #expect(seller.name == "Ada Conseil" && seller.email.isEmpty)
    #expect(seller[.phone] == "+33 1 23 45 67 89")
    #expect(seller[.iban] == "FR7630006000011234567890189")
    #expect(try business.undo() == .changeProfile)
    #expect(try ReadProfile(business.store).run().seller == before)
  }

  @Test("What a property cannot be is refused with its name, and nothing is changed")
  func badInput() throws {
    for (field, text) in [
      (Party.Property.siren, "1"), (.vatNumber, "FR00732829320"), (.currency, "EURO"),
      (.locale, "tlh"), (.name, "A\nB"), (.name, String(repeating: "a", count: 201)),
    ] {
      let failure = try business.refusal { try set([.city: "Nice", field: text]) }
      #expect(failure.kind == .invalid && failure.field == field.rawValue)
    }
  }

  @Test("PNG and JPEG files are logos, and come back byte for byte")
  func logos() throws {
    let setLogo = SetLogo(business.store)
    for file in [
      LogoFiles.png(), LogoFiles.png(width: 10_000, height: 1), LogoFiles.jpeg(),
      LogoFiles.jpeg(colours: 1, frame: 0xC2),
      LogoFiles.png() + Array(repeating: 7, count: 1_048_576 - 33),
    ] {
      try setLogo.run(file, at: business.test.now)
      #expect(try ReadProfile(business.store).run().logo == file)
    }
    try setLogo.run([], at: business.test.now)
    #expect(try ReadProfile(business.store).run().logo == nil)
    try business.undo()
    #expect(try ReadProfile(business.store).run().logo?.count == 1_048_576)
  }

  @Test("Other files, huge ones, and those for a press are refused")
  func badLogos() throws {
    let bad: [[UInt8]] = [
      [1], Array("GIF89a............................".utf8), Array(LogoFiles.png().prefix(32)),
      LogoFiles.png(width: 0), LogoFiles.png(height: 10_001), LogoFiles.png(width: .max),
      LogoFiles.png() + Array(repeating: 0, count: 1_048_576 - 32), LogoFiles.jpeg(colours: 4),
      LogoFiles.jpeg(frame: 0xC9), LogoFiles.jpeg(width: 0), [0xFF, 0xD8, 0xFF],
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0], [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 0, 0],
    ]
    for file in bad + (0..<19).map({ Array(LogoFiles.jpeg().prefix($0 + 1)) }) {
      let failure = try business.refusal {
        try SetLogo(business.store).run(file, at: business.test.now)
      }
      #expect(failure.kind == .invalid && failure.field == "bytes")
    }
  }

  @Test("A feature is there from the beginning up to the end, which does not belong to it")
  func entitlement() throws {
    let since = try instant("2026-01-01T00:00:00.000Z")
    let until = try instant("2026-02-01T00:00:00.000Z")
    #expect(try business.store.settings.subscription() == nil)
    try set(
      Subscription(
        plan: "Pro", source: "app-store", since: since, until: until, features: ["pdf", "mail"]))
    let subscription = try #require(try business.store.settings.subscription())
    #expect(subscription.features == ["pdf", "mail"] && subscription.plan == "Pro")
    for (text, expected) in [
      ("2025-12-31T23:59:59.999Z", false), ("2026-01-01T00:00:00.000Z", true),
      ("2026-01-31T23:59:59.999Z", true), ("2026-02-01T00:00:00.000Z", false),
    ] {
      #expect(subscription.isEntitled(to: "mail", at: try instant(text)) == expected)
    }
    for other in ["PDF", "", "pdf mail", "pd"] {
      #expect(!subscription.isEntitled(to: other, at: since))
    }
  }

  @Test("Without ends it always holds; it replaces the one before, and nil takes it away")
  func replacing() throws {
    try set(
      Subscription(plan: "Pro", source: "", since: business.test.now, until: nil, features: ["a"]))
    try set(Subscription(plan: "", source: "shop", since: nil, until: nil, features: ["b"]))
    let subscription = try #require(try business.store.settings.subscription())
    #expect(subscription.plan.isEmpty && subscription.since == nil)
    #expect(subscription.isEntitled(to: "b", at: Instant.range.lowerBound))
    #expect(!subscription.isEntitled(to: "a", at: business.test.now))
    try set(nil)
    #expect(try business.store.settings.subscription() == nil)
  }

  @Test("Undo passes it over")
  func notUndoable() throws {
    try set(Subscription(plan: "Pro", source: "", since: nil, until: nil, features: ["a"]))
    #expect(try business.undo() == .addClient)
    #expect(try business.store.settings.subscription()?.plan == "Pro")
  }

  @Test("A subscription that ends before it begins, and features that are none, are refused")
  func badSubscriptions() throws {
    let now = business.test.now
    func failure(_ make: () throws -> Subscription) throws -> Failure {
      try #require(throws: Failure.self) { _ = try make() }
    }
    #expect(
      try failure {
        try Subscription(plan: "", source: "", since: now, until: now, features: [])
      }.field == "until_ms")
    let features = try failure {
      try Subscription(plan: "", source: "", since: nil, until: nil, features: ["a", "b\nc"])
    }
    #expect(features.field == "features" && features.index == 1)
    #expect(
      try failure {
        try Subscription(
          plan: "", source: "", since: nil, until: nil,
          features: Array(repeating: "a", count: 1_001))
      }.field == "features")
  }
}
