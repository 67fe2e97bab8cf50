package import Domain
package import Localization

extension Region {
  /// A date in figures, by the pattern of the region: `24/12/2026`, of which the year has four.
  package func text(of date: CalendarDate) -> String {
    var text = ""
    var rest = datePattern[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      switch letter {
      case "d": text += Self.digits(date.day, run.count)
      case "M": text += Self.digits(date.month, run.count)
      case "y": text += Self.digits(date.year, 4)
      default: text += run
      }
      rest = rest[run.endIndex...]
    }
    return text
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
