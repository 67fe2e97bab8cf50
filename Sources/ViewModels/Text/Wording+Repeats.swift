package import Domain
import Language
import Localization

extension Wording {
  /// The rule in words: `every 2 weeks on Monday`
  package func repeats(
    _ rule: RepeatRule, isAfterCompletion: Bool, start: CalendarDate? = nil
  ) -> String {
    locale.composed(
      RepeatWording.text(
        rule, isAfterCompletion: isAfterCompletion, start: start, in: locale.language))
  }
}
