extension FileFormat {
  private static let endings: KeyValuePairs<String, FileFormat> = [
    ".csv": .csv, ".txt": .todoTxt, ".ics": .iCalendar, ".org": .org, ".md": .markdown,
  ]

  private init?(ending path: (any UTF8Text)?) {
    let name = (path?.string ?? "").lowercased()
    guard let format = Self.endings.first(where: { name.hasSuffix($0.key) })?.value else {
      return nil
    }
    self = format
  }

  /// Tells the format of an export from the name of a file: `.csv`, `.txt` and `.ics`; nil for any other.
  public init?(path: (any UTF8Text)?) {
    guard let format = Self(ending: path), Self.written.contains(format) else { return nil }
    self = format
  }

  /// Tells the format of an import from the name of a file: as of an export, and `.org` and `.md`; `found` for any
  /// other.
  public init(importing path: (any UTF8Text)?) {
    self = Self(ending: path) ?? .found
  }
}
