import Domain

extension Instant {
  /// Reads a time with its offset from UTC, in lower case: `2026-12-24t17:00z`,
  /// `2026-12-24t17:00:00+01:00`; nil for anything else.
  init?(withOffset text: String) {
    let text = text.uppercased()
    guard text.utf8.count > 16, let offset = Self.offset(text.dropFirst(16)) else { return nil }
    let time = text.dropLast(offset.length)
    let seconds = time.utf8.count == 16 ? ":00" : ""
    guard let local = Instant(text: time + seconds + "Z") else { return nil }
    let milliseconds = local.milliseconds - Int64(offset.minutes) * 60_000
    self.init(clamping: milliseconds)
    if self.milliseconds != milliseconds { return nil }
  }

  /// `Z`, `+01:00`, `-0500` or `+02` at the end of a text, and how many characters it has.
  private static func offset(_ text: Substring) -> (minutes: Int, length: Int)? {
    if text.hasSuffix("Z") { return (0, 1) }
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
    let length = text[sign...].count
    let figures = text[sign...].dropFirst()
    let hours = Figures.value(figures.prefix(2), atMost: 2)
    let rest = figures.dropFirst(2)
    let minutes =
      rest.isEmpty
      ? 0 : Figures.value(rest.hasPrefix(":") ? rest.dropFirst() : rest, atMost: 2)
    guard let hours, hours < 24, let minutes, minutes < 60, [3, 5, 6].contains(length) else {
      return nil
    }
    let offset = hours * 60 + minutes
    return (text[sign] == "-" ? -offset : offset, length)
  }
}
