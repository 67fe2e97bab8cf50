import Localization

extension Translations {
  /// Those of what the shell says; nil for English, which its sources are written in.
  static func ofShell(_ language: Language) -> Translations? {
    switch language {
    case .english, .bracketed, .mirrored: nil
    case .french: french
    case .german: german
    case .spanish: spanish
    }
  }
}
