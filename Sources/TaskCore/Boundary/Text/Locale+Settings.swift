import Domain
import Localization
import Platform

extension Locale {
  /// What the settings of a device choose; what the environment says is asked only where they want it.
  init(_ settings: LocaleSettings) {
    let language = Self.language(settings.language)
    self.init(
      catalogue: Catalogue(language, from: Translations.ofLibrary),
      region: Self.region(settings.region) ?? Region(of: language))
  }

  private static func language(_ name: String?) -> Language {
    let name = name == LocaleSettings.system ? LocaleVariables.messages : name
    return name.flatMap(Language.init(named:)) ?? .english
  }

  private static func region(_ code: String?) -> Region? {
    guard code == LocaleSettings.system else { return code.flatMap(Region.init(code:)) }
    return LocaleName(LocaleVariables.time).region.flatMap { Region(code: $0) }
  }
}
