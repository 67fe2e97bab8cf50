/// UNTIL, the latest time of an occurrence.
enum RuleEnd: Sendable {
  case date(CalendarDate)
  case local(LocalTime)
  case utc(LocalTime)

  init?(_ text: Substring) {
    let isUTC = text.hasSuffix("Z")
    var digits = isUTC ? text.dropLast() : text
    if digits.utf8.count == 15, digits.hasSuffix("60") { digits = digits.dropLast(2) + "59" }
    guard let moment = try? LocalMoment(text: digits) else { return nil }
    switch moment {
    case .date(let date): self = .date(date)
    case .dateTime(let time): self = isUTC ? .utc(time) : .local(time)
    }
  }
}
