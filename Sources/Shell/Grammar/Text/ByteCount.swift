/// A number of bytes as people write it: `500K`, `10M` or `2G`, by 1,024.
struct ByteCount {
  let bytes: Int64

  init(_ word: Word) throws {
    let text = word.text
    let units: [Character: Int64] = ["k": 1 << 10, "m": 1 << 20, "g": 1 << 30]
    let unit = text.last.flatMap { units[Character($0.lowercased())] }
    let digits = unit == nil ? text : String(text.dropLast())
    guard let number = Int64(digits), number >= 0,
      case (let bytes, let overflows) = number.multipliedReportingOverflow(by: unit ?? 1),
      !overflows
    else {
      throw ShellError.usage(
        "A size is a number of bytes, such as 500K or 10M, not \(text.quoted).", at: word)
    }
    self.bytes = bytes
  }
}
