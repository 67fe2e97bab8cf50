import Testing
import ViewModels

@Suite struct PaletteTests {
  @Test("There is one for light and one for dark screens")
  func themes() {
    #expect(Palette.allCases.count == 2)
  }
}
