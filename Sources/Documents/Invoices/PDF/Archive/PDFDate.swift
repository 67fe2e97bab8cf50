import Domain

/// An instant in the two formats of a PDF file, in UTC and whole seconds.
struct PDFDate {
  /// `D:20261124080000Z`
  let information: String
  /// `2026-11-24T08:00:00Z`
  let xmp: String

  init(_ instant: Instant) {
    let (day, rest) = instant.milliseconds.flooredQuotientAndRemainder(by: 86_400_000)
    let date = CalendarDate(daysSince1970: Int(day))
    let seconds = rest / 1_000
    func digits(_ value: Int64, _ count: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let days = [
      digits(Int64(date?.year ?? 1), 4), digits(Int64(date?.month ?? 1), 2),
      digits(Int64(date?.day ?? 1), 2),
    ]
    let times = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { digits($0, 2) }
    information = "D:\(days.joined())\(times.joined())Z"
    xmp = "\(days.joined(separator: "-"))T\(times.joined(separator: ":"))Z"
  }
}

extension Int64 {
  fileprivate func flooredQuotientAndRemainder(by divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
