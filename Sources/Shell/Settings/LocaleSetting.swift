import Localization
import TaskcoreSwift

/// A language or region setting of this device, which is kept in the store.
struct LocaleSetting: Sendable {
  let name: String
  let usage: String
  let summary: Message
  /// Those that completion proposes.
  let values: [String]
  private let value: @Sendable (Store) throws -> String
  private let store: @Sendable (Store, String?) throws -> Void

  static let language = LocaleSetting(
    name: "language", usage: "en|fr|de|es|system", summary: "what is spoken here",
    values: Language.spoken.map(\.rawValue) + ["system"],
    value: { try $0.language() },
    store: { try $0.setLanguage($1) })

  static let region = LocaleSetting(
    name: "region", usage: "CODE|system|none",
    summary: "whose numbers, dates and weeks are meant, such as FR; none: those of the language",
    values: ["CA", "CH", "DE", "ES", "FR", "GB", "US", "system", none],
    value: { store in
      let region = try store.region()
      return region.isEmpty ? none : region
    },
    store: { try $0.setRegion($1) })

  static let all = [language, region]

  private static let none = "none"

  static func named(_ word: Word) -> LocaleSetting? { all.first { $0.name == word.text } }

  /// What it is now, and whether it is as in a new store.
  func read(in store: Store) throws -> (value: String, isInitial: Bool) {
    let value = try value(store)
    return (value, value == Language.english.rawValue || value == Self.none)
  }

  func set(_ word: Word, in store: Store) throws {
    do {
      try self.store(store, word.text == Self.none && name == Self.region.name ? nil : word.text)
    } catch let error as TaskcoreError where error.code == .invalid {
      throw ShellError.usage(Message(verbatim: error.message), at: word)
    }
    try Speech.follow(store)
  }

  func reset(in store: Store) throws {
    try self.store(store, nil)
    try Speech.follow(store)
  }
}

extension Speech {
  /// Speaks from now on as the device of a store wants it.
  static func follow(_ store: Store) throws {
    let language = Language(named: try store.language()) ?? .english
    let region = Region(code: try store.region()) ?? .none
    guard language != locale.language || region != locale.region else { return }
    locale = Locale(catalogue: Catalogue(language, from: Translations.ofShell), region: region)
  }
}
