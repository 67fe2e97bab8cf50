extension FileFormat {
  /// Tells the format from the name of a file: `.csv`, `.txt` and `.ics`; nil for any other.
  public init?(path: (any UTF8Text)?) {
    let name = (path?.string ?? "").lowercased()
    if name.hasSuffix(".csv") {
      self = .csv
    } else if name.hasSuffix(".txt") {
      self = .todoTxt
    } else if name.hasSuffix(".ics") {
      self = .iCalendar
    } else {
      return nil
    }
  }

  /// Tells the format from the first bytes of a file; nil when they do not show it.
  ///
  /// Taskcore's own names itself first, and so does iCalendar. Taskwarrior's is an array, or objects
  /// line by line.
  public init?(firstBytes bytes: some Collection<UInt8>) {
    let byteOrderMark = "\u{FEFF}".utf8
    let text = bytes.dropFirst(bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0)
    let marks = text.lazy.filter { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
    if marks.starts(with: #"{"format":"taskcore""#.utf8) {
      self = .json
    } else if marks.starts(with: "BEGIN:VCALENDAR".utf8) {
      self = .iCalendar
    } else if let first = marks.first, "[{".utf8.contains(first) {
      self = .taskwarrior
    } else {
      return nil
    }
  }
}
