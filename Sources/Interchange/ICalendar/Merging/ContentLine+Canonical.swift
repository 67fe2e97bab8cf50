import Domain

/// The canonical form of a line, since programs write the same content in several ways. Two lines are
/// equivalent if their canonical forms are equal.
extension ContentLine {
  var canonical: String {
    var line = ContentLine(name, canonicalValue)
    line.parameters = parameters.filter { !isDefault($0) }.sorted { $0.name < $1.name }
    return line.text
  }

  /// Whether the property says what its absence means: RFC 5545 section 3.8.1.3. SOGo adds it.
  var isDefault: Bool { name == "CLASS" && canonical == "CLASS:PUBLIC" }

  private func isDefault(_ parameter: Parameter) -> Bool {
    let value = parameter.values.first.map { ASCIICase.upper($0) } ?? ""
    return switch (parameter.name, value) {
    case ("VALUE", "DATE-TIME"), ("VALUE", "TEXT"), ("RELTYPE", "PARENT"), ("RELATED", "START"):
      true
    case ("VALUE", "URI"): name == "URL" || name == "ATTACH"
    case ("VALUE", "DURATION"): name == "TRIGGER"
    default: false
    }
  }

  private var canonicalValue: String {
    switch name {
    case "SUMMARY", "DESCRIPTION", "LOCATION", "COMMENT", "CATEGORIES", "UID", "RELATED-TO":
      ICalendarText.text(ICalendarText.plain(value))
    case "RRULE":
      ASCIICase.upper(value).split(separator: ";").filter { $0 != "INTERVAL=1" }.sorted()
        .joined(separator: ";")
    case "STATUS", "ACTION", "TRANSP", "CLASS": ASCIICase.upper(value)
    case "TRIGGER", "DURATION":
      ICalendarDuration(value).map { ICalendarDuration.text(seconds: $0.totalSeconds) } ?? value
    default: value
    }
  }
}

extension Component {
  /// What it says, in whatever order.
  var canonical: [String] {
    properties.map(\.canonical).sorted() + parts.flatMap { ["BEGIN:\($0.name)"] + $0.canonical }
  }
}
