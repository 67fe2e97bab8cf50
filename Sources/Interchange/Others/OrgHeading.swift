import Domain

/// A heading of an Org file with its content.
struct OrgHeading {
  let stars: Int
  let line: Int
  private(set) var keyword: String?
  private(set) var priority: String?
  private(set) var title = ""
  private(set) var tags: [String] = []
  private(set) var body: [String] = []
  private var properties: [(name: String, text: String)] = []
  private var planning: [(name: String, stamp: OrgStamp)] = []
  /// Of other drawers, such as LOGBOOK.
  private var drawers: [(name: String, lines: [String])] = []
  private var drawer: String?

  /// Nil for anything but a heading.
  init?(_ line: TextLines.Line, _ keywords: OrgKeywords) {
    stars = line.text.utf8.prefix { $0 == UInt8(ascii: "*") }.count
    self.line = line.number
    guard stars > 0, line.text.dropFirst(stars).first == " " else { return nil }
    var words = line.text.dropFirst(stars).split(separator: " ")
    if let first = words.first, keywords.state(of: String(first)) != nil {
      keyword = String(words.removeFirst())
    }
    if words.first == "COMMENT" { return nil }
    if let first = words.first, first.hasPrefix("[#"), first.hasSuffix("]") {
      priority = String(words.removeFirst().dropFirst(2).dropLast())
    }
    if let last = words.last, last.utf8.count > 2, last.hasPrefix(":"), last.hasSuffix(":") {
      tags = words.removeLast().split(separator: ":").map { String($0) }
    }
    title = words.joined(separator: " ")
  }

  /// Whether a line is a heading with one of the keywords that need no declaration.
  static func isTask(_ line: String) -> Bool {
    OrgHeading(
      TextLines.Line(text: line, position: TextPosition(line: 1, column: 1)), OrgKeywords())?
      .keyword != nil
  }

  /// Takes a line that stands below it.
  mutating func take(_ line: TextLines.Line) {
    let text = line.trimmed
    if let name = drawer {
      if text.uppercased() == ":END:" {
        drawer = nil
      } else if name == "PROPERTIES" {
        takeProperty(text)
      } else {
        drawers[drawers.count - 1].lines.append(text)
      }
      return
    }
    if text.hasPrefix(":"), text.hasSuffix(":"), text.utf8.count > 2, !text.contains(" ") {
      let name = text.dropFirst().dropLast().uppercased()
      drawer = name
      if name != "PROPERTIES" { drawers.append((name, [])) }
      return
    }
    if takePlanning(text) { return }
    if body.isEmpty, text.isEmpty { return }
    body.append(line.text)
  }

  private mutating func takeProperty(_ text: String) {
    let parts = text.dropFirst().split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard text.hasPrefix(":"), parts.count == 2 else { return }
    properties.append((String(parts[0]), TextRule.trimmed(String(parts[1]))))
  }

  /// `DEADLINE: <2026-12-24 Thu> SCHEDULED: <…> CLOSED: […]`
  private mutating func takePlanning(_ text: String) -> Bool {
    var rest = text[...]
    var found: [(name: String, stamp: OrgStamp)] = []
    while !rest.isEmpty {
      guard
        let name = ["DEADLINE:", "SCHEDULED:", "CLOSED:"].first(where: { rest.hasPrefix($0) }),
        let (stamp, after) = OrgStamp.read(
          rest.dropFirst(name.count).drop { $0 == " " })
      else { return false }
      found.append((String(name.dropLast()), stamp))
      rest = after.drop { $0 == " " }
    }
    planning += found
    return !found.isEmpty
  }

  /// - Precondition: It has a keyword.
  func record(_ keywords: OrgKeywords) -> OthersRecord {
    var record = OthersRecord(at: TextPosition(line: line, column: 1))
    record.add(.title, title)
    if let keyword {
      let state = keywords.state(of: keyword) ?? .open
      record.add(.status([NameKey(keyword).text: state]), keyword)
      if state == .open, keyword != "TODO" { record.add(.tag, keyword.lowercased()) }
    }
    if let priority { record.add(.priority(Self.priorities), priority, as: "priority") }
    for tag in tags { record.add(.tag, tag) }
    add(planning, to: &record)
    for property in properties {
      record.add(Self.properties[property.name.uppercased()], value(property), as: property.name)
    }
    for drawer in drawers where !drawer.lines.isEmpty {
      record.add(nil, drawer.lines.joined(separator: "\n"), as: drawer.name)
    }
    record.add(.notes, notes)
    return record
  }

  /// The lines below it, without what all of them are indented by.
  private var notes: String {
    func indentation(_ line: String) -> Int { line.utf8.prefix { $0 == UInt8(ascii: " ") }.count }
    let common = body.filter { !$0.allSatisfy { $0 == " " } }.map(indentation).min() ?? 0
    var lines = body.map { String($0.dropFirst(common)) }
    while let last = lines.last, last.allSatisfy({ $0 == " " }) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static let priorities: [String: Priority] = ["a": .p1, "b": .p2, "c": .p3]
  private static let properties: [String: Meaning] = [
    "ID": .key, "EFFORT": .duration(unit: 60), "CREATED": .created, "URL": .url,
    "LAST_MODIFIED": .modified,
  ]

  /// A date in brackets is a date.
  private func value(_ property: (name: String, text: String)) -> String {
    OrgStamp.read(property.text[...]).map { $0.stamp.moment } ?? property.text
  }

  /// What is scheduled is planned; what is scheduled again and again, and has no deadline, starts then.
  private func add(_ planning: [(name: String, stamp: OrgStamp)], to record: inout OthersRecord) {
    let hasDeadline = planning.contains { $0.name == "DEADLINE" }
    for (name, stamp) in planning {
      let repeats = stamp.rule != nil && (name == "DEADLINE" || !hasDeadline)
      switch name {
      case "DEADLINE": record.add(.due, stamp.moment, as: name)
      case "SCHEDULED": record.add(repeats ? .start : .planned, stamp.moment, as: name)
      default: record.add(.completed, stamp.moment, as: name)
      }
      if repeats, let rule = stamp.rule {
        record.add(.repeats, rule, as: name)
        record.add(.isAfterCompletion, stamp.isAfterCompletion ? "true" : "", as: name)
      } else if let rule = stamp.rule {
        record.add(nil, rule, as: "\(name) repeats")
      }
      if let warning = stamp.warning, name == "DEADLINE" {
        record.add(.reminders, warning, as: name)
      }
    }
  }
}

/// An Org timestamp: `<2026-12-24 Thu 17:00 .+1m -3d>`.
struct OrgStamp {
  /// As ISO 8601 writes it.
  private(set) var moment: String
  /// As RFC 5545 writes it.
  private(set) var rule: String?
  private(set) var isAfterCompletion = false
  /// As iCalendar writes it.
  private(set) var warning: String?

  /// Nil when the text does not begin with one.
  static func read(_ text: Substring) -> (stamp: OrgStamp, rest: Substring)? {
    guard let first = text.first, first == "<" || first == "[",
      let end = text.firstIndex(of: first == "<" ? ">" : "]"),
      let stamp = OrgStamp(text[text.index(after: text.startIndex)..<end])
    else { return nil }
    return (stamp, text[text.index(after: end)...])
  }

  private init?(_ text: Substring) {
    let words = text.split(separator: " ")
    guard let date = words.first, CalendarDate(text: String(date)) != nil else { return nil }
    moment = String(date)
    for word in words.dropFirst() {
      if let first = word.first, first.isNumber, word.contains(":") {
        // Of a range of times, the first.
        let time = word.split(separator: "-")[0]
        moment += time.utf8.count == 4 ? "T0\(time)" : "T\(time)"
      } else if word.hasPrefix(".+") {
        rule = Self.rule(word.dropFirst(2))
        isAfterCompletion = true
      } else if word.hasPrefix("++") {
        rule = Self.rule(word.dropFirst(2))
      } else if word.hasPrefix("+") {
        rule = Self.rule(word.dropFirst())
      } else if word.hasPrefix("-") {
        warning = Self.trigger(word.drop { $0 == "-" })
      }
    }
  }

  /// `2w`: every 2 weeks. What stands behind a slash, as habits have it, is how late one may be.
  private static func rule(_ text: Substring) -> String? {
    let text = text.prefix { $0 != "/" }
    let units: [Character: String] = [
      "h": "HOURLY", "d": "DAILY", "w": "WEEKLY", "m": "MONTHLY", "y": "YEARLY",
    ]
    guard let count = Int(text.dropLast()), count > 0, let unit = text.last.flatMap({ units[$0] })
    else { return nil }
    return count == 1 ? "FREQ=\(unit)" : "FREQ=\(unit);INTERVAL=\(count)"
  }

  private static func trigger(_ text: Substring) -> String? {
    guard let count = Int(text.dropLast()), count >= 0, let unit = text.last else { return nil }
    return switch unit {
    case "h": "-PT\(count)H"
    case "d": "-P\(count)D"
    case "w": "-P\(count)W"
    case "m": "-P\(count * 30)D"
    default: nil
    }
  }
}
