import Calendar
import Domain
import Language

extension StoreHandle {
  /// The language that dates, repeats and queries are read in, besides English.
  var language: Language { .english }

  /// How dates are written. Where the caller chose no locale, nothing of it is taken from the environment,
  /// so that a text means the same everywhere.
  var conventions: Conventions {
    Conventions(firstWeekday: locale == nil ? 0 : localeWeekStart - 1)
  }

  /// Reads dates and repeats, evaluated at an instant in the store's zone.
  func dates(at now: Instant) -> DateReader {
    DateReader(
      now: now, zone: store.days, language: language, conventions: conventions,
      zones: { [almanac = store.almanac] in try? almanac.zone(named: $0) })
  }
}
