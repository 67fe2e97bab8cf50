import TaskcoreSwift
import Testing

/// Rules and countdowns in words.
@Suite struct RepeatRuleTests {
  @Test("A rule is said in the language of a store, and in English without one")
  func words() throws {
    let store = try openStore()
    let rule = RepeatRule(rule: "FREQ=WEEKLY;BYDAY=MO")
    #expect(try rule.words() == "every Monday")
    #expect(try rule.words(in: store) == "every Monday")
    try store.setLanguage("fr")
    #expect(try rule.words() == "every Monday")
    #expect(try rule.words(in: store) == "tous les lundis")
    #expect(try RepeatRule.none.text(in: store) == "")
  }

  @Test("The label of a countdown is in the language of its store")
  func label() throws {
    let store = try openStore()
    #expect(try store.dayCountdown().label == "12 h left")
    try store.setLanguage("fr")
    #expect(try store.dayCountdown().label == "reste 12 h")
  }
}
