extension FileFormat {
  /// Those that an export can be in; the others are only read.
  public static let written: [FileFormat] = [.json, .taskwarrior, .csv, .todoTxt, .iCalendar]

  /// Tells the format of an export from the name of a file: `.csv`, `.txt` and `.ics`; nil for any other.
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

  /// Tells the format of an import from the name of a file: as of an export, and `.org` and `.md`; `found` for any
  /// other.
  public init(importing path: (any UTF8Text)?) {
    let name = (path?.string ?? "").lowercased()
    if let format = FileFormat(path: path) {
      self = format
    } else if name.hasSuffix(".org") {
      self = .org
    } else if name.hasSuffix(".md") {
      self = .markdown
    } else {
      self = .found
    }
  }
}
