import Language
import Testing

@Suite struct VocabularyTests {
  @Test("Each line of a table of words is understood", arguments: Language.spoken)
  func faults(language: Language) {
    #expect(language.faults == [])
  }

  @Test("No language lacks what the grammar needs", arguments: Language.spoken)
  func lacking(language: Language) {
    #expect(language.lacking == [])
  }
}
