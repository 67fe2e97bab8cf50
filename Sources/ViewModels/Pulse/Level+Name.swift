package import Domain

extension Level {
  /// `Grand Master`
  package var name: String { Wording.name(of: self) }
}
