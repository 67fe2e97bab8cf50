extension Set where Element: CaseIterable {
  /// Every case.
  package static var all: Set { Set(Element.allCases) }
}
