import Localization

/// The settings of a device for the display of texts, numbers and dates.
package struct LocaleSettings: Equatable, Sendable {
  package enum Name: String, CaseIterable, Sendable {
    case language
    case region
  }

  /// As it was set: a language of ``Language``, or ``system``; nil is English.
  package var language: String?
  /// As it was set: a code of ISO 3166-1, or ``system``; nil is that of the language.
  package var region: String?

  /// What asks for the language or the region of the process's environment.
  package static let system = "system"

  package init() {}

  /// - Throws: `invalid` for a language that Taskcore does not speak.
  package static func language(named name: String) throws -> String {
    if name == system { return name }
    guard let language = Language(named: name) else {
      let known = Language.spoken.map(\.rawValue).joined(separator: ", ")
      throw Failure(
        .invalid,
        "There is no language “\(name.prefix(40))”: it is one of \(known), or system for that of the environment.",
        field: "language")
    }
    return language.rawValue
  }

  /// - Throws: `invalid` for what is no region's code.
  package static func region(named name: String) throws -> String {
    if name == system { return name }
    guard let region = Region(code: name) else {
      throw Failure(
        .invalid,
        "There is no region “\(name.prefix(40))”: it is a code of two letters (ISO 3166-1) such as FR, or system for that of the environment.",
        field: "region")
    }
    return region.code
  }
}

extension RecordRepository<Setting> {
  /// What is set, and what the settings of another version say that this one knows.
  package func localeSettings() throws -> LocaleSettings {
    var settings = LocaleSettings()
    settings.language = try find(uid: LocaleSettings.Name.language.rawValue)?.value
    settings.region = try find(uid: LocaleSettings.Name.region.rawValue)?.value
    return settings
  }
}
