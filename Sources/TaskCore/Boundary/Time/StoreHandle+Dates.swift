import Calendar
import Domain
import Language
import Localization

extension StoreHandle {
  /// How dates are written. Where neither the settings nor the caller chose a locale, nothing of it is taken from the
  /// environment, so that a text means the same everywhere.
  var conventions: Conventions {
    let region = ownLocale.region
    return Conventions(
      dateOrder: region.dateOrder.map { $0 == .monthFirst ? .monthFirst : .dayFirst },
      firstWeekday: region.firstWeekday.map { $0 - 1 }
        ?? (systemLocale == nil ? 0 : localeWeekStart - 1))
  }

  /// Reads dates and repeats, evaluated at an instant in the store's zone.
  func dates(at now: Instant) -> DateReader {
    DateReader(
      now: now, zone: store.days, language: ownLocale.language, conventions: conventions,
      zones: { [almanac = store.almanac] in try? almanac.zone(named: $0) })
  }
}
