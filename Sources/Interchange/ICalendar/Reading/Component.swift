import Domain

/// A component of a calendar, such as a VEVENT, with its properties and sub-components.
package struct Component {
  /// In upper case.
  package var name: String
  /// Where it begins.
  var line: Int
  /// The lines between its `BEGIN` and `END`, with those of the components in it.
  package var lines: [ContentLine] = []
  /// The name of the calendar that it is in, if the file says it.
  var calendarName: String?

  package init(_ name: String, line: Int = 0) {
    self.name = name
    self.line = line
  }

  /// Its own lines.
  package var properties: [ContentLine] {
    if !lines.contains(where: \.isBoundary) { return lines }
    var depth = 0
    return lines.filter { line in
      if line.name == "END" { depth -= 1 }
      defer { if line.name == "BEGIN" { depth += 1 } }
      return depth == 0 && !line.isBoundary
    }
  }

  /// The components directly in it.
  package var parts: [Component] {
    var parts: [Component] = []
    var depth = 0
    for line in lines {
      if line.name == "END" { depth -= 1 }
      if depth > 0 { parts[parts.count - 1].lines.append(line) }
      if line.name == "BEGIN" {
        if depth == 0 { parts.append(Component(ASCIICase.upper(line.value), line: line.line)) }
        depth += 1
      }
    }
    return parts
  }

  /// The first property of that name.
  package subscript(name: String) -> ContentLine? {
    guard let first = lines.firstIndex(where: { $0.name == name || $0.isBoundary }) else {
      return nil
    }
    return lines[first].isBoundary ? properties.first { $0.name == name } : lines[first]
  }

  /// Whether it stands for one occurrence of a series.
  var isChange: Bool {
    (name == "VTODO" || name == "VEVENT") && lines.contains { $0.name == "RECURRENCE-ID" }
  }

  /// All lines with its `BEGIN` and `END`, without folds.
  var texts: [String] { ["BEGIN:\(name)"] + lines.map(\.text) + ["END:\(name)"] }

  /// How much memory it takes, with all that is made of it, in bytes.
  var need: Int { lines.reduce(0) { $0 + $1.need } }

  package var uid: String {
    guard let line = self["UID"] else { return "" }
    return ICalendarText.plain(line.value)
  }
}
