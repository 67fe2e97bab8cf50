/// A time of a day as it is written: `5:30pm`, `17:00`, `17h30`.
struct ClockTime {
  static let noon = ClockTime(minutes: 12 * 60)
  /// It ends the day.
  static let midnight = ClockTime(minutes: 24 * 60)

  /// From the beginning of the day, at most 24 hours.
  let minutes: Int

  private init(minutes: Int) {
    self.minutes = minutes
  }

  /// `17:00`, or `17h30`; with `short`, also `17h` and `9h30`, which may be a duration elsewhere.
  init?(_ text: String, short: Bool) {
    if text.utf8.contains(UInt8(ascii: ":")) {
      self.init(figures: text)
      return
    }
    let parts = text.split(separator: "h", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let hour = DateVocabulary.number(parts[0], atMost: 2), hour < 24 else {
      return nil
    }
    if parts[1].isEmpty {
      guard short else { return nil }
      self.init(minutes: hour * 60)
      return
    }
    guard short || parts[0].utf8.count == 2, parts[1].utf8.count == 2,
      let minute = DateVocabulary.number(parts[1], atMost: 2), minute < 60
    else { return nil }
    self.init(minutes: hour * 60 + minute)
  }

  /// `5pm`, `5:30pm`, or the same in two words: `5`, `pm`. 12am is 00:00, with which the day begins.
  init?(_ text: String, half: String? = nil) {
    let written = half ?? String(text.suffix(2))
    guard written == "am" || written == "pm" else { return nil }
    let figures = half == nil ? String(text.dropLast(2)) : text
    let parts = figures.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let hour = parts.first.flatMap({ DateVocabulary.number($0, atMost: 2) }),
      (1...12).contains(hour)
    else { return nil }
    var minute = 0
    if parts.count == 2 {
      guard parts[1].utf8.count == 2, let number = DateVocabulary.number(parts[1], atMost: 2),
        number < 60
      else { return nil }
      minute = number
    }
    minutes = (hour % 12 + (written == "pm" ? 12 : 0)) * 60 + minute
  }

  /// `17:00` or `9:05`
  private init?(figures: String) {
    let parts = figures.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 2,
      let hour = DateVocabulary.number(parts[0], atMost: 2), hour < 24,
      let minute = DateVocabulary.number(parts[1], atMost: 2), minute < 60
    else { return nil }
    minutes = hour * 60 + minute
  }
}
