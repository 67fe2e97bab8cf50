import Testing

@testable import Domain

@Suite struct NameKeyTests {
  @Test(
    "Case and accents do not count",
    arguments: [
      ("Éclair", "ECLAIR"), ("straße", "STRASSE"), ("Ὀδυσσεύς", "οδυσσευσ"),
      ("Łódź", "łodz"), ("Việt", "viet"), ("e\u{301}", "é"), ("İzmir", "izmir"),
    ])
  func same(left: String, right: String) {
    #expect(NameKey(left) == NameKey(right))
  }

  @Test(
    "Letters, vowel signs and voicing marks do",
    arguments: [("bank", "banks"), ("कि", "कु"), ("か", "が"), ("o", "0")])
  func different(left: String, right: String) {
    #expect(NameKey(left) != NameKey(right))
  }
}
