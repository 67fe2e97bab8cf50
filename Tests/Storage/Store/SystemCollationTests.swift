import Domain
import TestSupport
import Testing

@testable import Storage

@Suite struct SystemCollationTests {
  private func sorted(_ texts: [String], by collation: any Collation) -> [String] {
    texts.sorted { collation.key(of: $0).lexicographicallyPrecedes(collation.key(of: $1)) }
  }

  @Test("Each language has its own order, whatever the locale's encoding")
  func languages() throws {
    #expect(TestLocales.folder != nil, "localedef and its sources are needed: package locales")
    let names = ["Zorn", "Ärger", "arm", "Öl", "ohne"]
    let german = try #require(SystemCollation(named: "de_DE.UTF-8"))
    #expect(sorted(names, by: german) == ["Ärger", "arm", "ohne", "Öl", "Zorn"])
    let swedish = try #require(SystemCollation(named: "sv_SE"))
    #expect(sorted(names, by: swedish) == ["arm", "ohne", "Zorn", "Ärger", "Öl"])
    #expect(SystemCollation(named: "de_DE.ISO-8859-1") != nil)
  }

  @Test("Titles are listed in the order of the store's locale")
  func titles() throws {
    #expect(TestLocales.folder != nil, "localedef and its sources are needed: package locales")
    var options = SQLiteStore.Options()
    options.path = ":memory:"
    options.collation = SystemCollation.collation(named: "sv_SE.UTF-8")
    let test = try TestStore(options: options)
    for title in ["Öl", "Zorn", "arm", "Ärger"] { _ = try test.add(title) }
    var query = TaskQuery(sort: [.init(.title)])
    #expect(try test.titles(query) == ["arm", "Zorn", "Ärger", "Öl"])
    query.sort = [.init(.title, descending: true)]
    #expect(try test.titles(query) == ["Öl", "Ärger", "Zorn", "arm"])
  }

  @Test("Very long titles have keys, and differ in their last letter")
  func longTitles() throws {
    #expect(TestLocales.folder != nil, "localedef and its sources are needed: package locales")
    let german = try #require(SystemCollation(named: "de_DE.UTF-8"))
    let long = String(repeating: "é", count: 1_000)
    #expect(sorted([long + "b", long + "a"], by: german) == [long + "a", long + "b"])
  }

  @Test(
    "An unknown locale, and those of computers, ignore case and accents",
    arguments: ["xx_XX.UTF-8", "C", "POSIX", "C.UTF-8", "", ".UTF-8", "../../etc", "/tmp"])
  func fallback(name: String) {
    let collation = SystemCollation.collation(named: name)
    #expect(collation is PlainCollation)
    #expect(
      sorted(["zoo", "Écrire", "apple", "Zebra"], by: collation)
        == ["apple", "Écrire", "Zebra", "zoo"])
  }
}
