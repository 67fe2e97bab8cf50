package import Localization

extension Translations {
  /// Those of what the library says; nil for English, which its sources are written in.
  package static func ofLibrary(_ language: Language) -> Translations? {
    switch language {
    case .english, .bracketed, .mirrored: nil
    case .french: french
    case .german: german
    case .spanish: spanish
    }
  }
}
