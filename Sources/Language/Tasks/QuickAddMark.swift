import Domain

/// A mark of quick add with the meaning of its values: `#` and `project:`, `>` and `start:`.
enum QuickAddMark: CaseIterable {
  case project
  case section
  case tag
  case lostTag
  case priority
  case estimate
  case due
  case start
  case planned
  case until
  case remind
  case `repeat`
  case title

  /// The signs that begin a word with a value.
  static let signs: [UInt8: QuickAddMark] = [
    UInt8(ascii: "#"): .project, UInt8(ascii: "@"): .tag, UInt8(ascii: "+"): .tag,
    UInt8(ascii: "!"): .priority, UInt8(ascii: "~"): .estimate, UInt8(ascii: ">"): .start,
    UInt8(ascii: "^"): .planned, UInt8(ascii: "-"): .lostTag,
  ]

  /// Those that are written with a name and a colon.
  static let names: [String: QuickAddMark] = [
    "project": .project, "section": .section, "tag": .tag, "priority": .priority,
    "estimate": .estimate, "due": .due, "start": .start, "planned": .planned, "until": .until,
    "remind": .remind, "repeat": .repeat, "title": .title,
  ]
  static let longestName = 8

  /// What it says of a task.
  var property: TaskProperty {
    switch self {
    case .project: .project
    case .section: .section
    case .tag, .lostTag: .tag
    case .priority: .priority
    case .estimate: .estimatedDuration
    case .due: .due
    case .start: .start
    case .planned: .planned
    case .until: .until
    case .remind: .reminders
    case .repeat: .repeatRule
    case .title: .title
    }
  }

  /// Whether its value may have several words without quotes, as long as they are one date.
  var goesOn: Bool {
    switch self {
    case .due, .start, .planned, .until, .repeat, .estimate: true
    default: false
    }
  }

  /// Whether punctuation at the end may be part of a value, so that it is first read with it.
  var mayEndWithPoint: Bool {
    switch self {
    case .project, .section, .tag, .lostTag, .title: false
    default: true
    }
  }

  /// Whether a value that makes no sense was meant to make some, so that it is told.
  func looksMeant(_ value: String, isNamed: Bool) -> Bool {
    guard let first = value.utf8.first else { return false }
    if isNamed { return true }
    switch self {
    case .priority:
      return first | 0x20 == UInt8(ascii: "p") && value.utf8.count > 1
        && value.utf8.dropFirst().allSatisfy(\.isASCIIDigit)
    case .estimate: return first.isASCIIDigit
    case .start, .planned: return first.isASCIILetterOrDigit || first >= 0x80
    default: return false
    }
  }
}

extension QuickAddPart.Meaning {
  /// What a mark says with a value; nil when that makes no sense.
  init?(
    _ mark: QuickAddMark, _ value: String, dates: DateReader, sections: [ProjectSection]
  ) {
    if mark != .title, value.unicodeScalars.allSatisfy(TextRule.isSpace) { return nil }
    let isNone = value.lowercased() == "none"
    switch mark {
    case .title: self = .title(value)
    case .project: self = .project(value)
    case .tag: self = .tag(value)
    case .lostTag: self = .lostTag(value)
    case .section:
      let key = NameKey(value)
      if let known = sections.first(where: { NameKey($0.name) == key }) {
        self = .section(known.name)
      } else if isNone {
        self = .section(nil)
      } else {
        return nil
      }
    case .priority:
      guard let priority = Priority(written: value) else { return nil }
      self = .priority(priority)
    case .estimate:
      if isNone {
        self = .estimatedDuration(nil)
      } else if let seconds = Self.duration(value), Task.estimatedDurations.contains(seconds) {
        self = .estimatedDuration(seconds)
      } else {
        return nil
      }
    case .due, .start, .planned, .until:
      // A number alone is no date.
      let moment = value.utf8.allSatisfy(\.isASCIIDigit) ? nil : dates.moment(value)
      guard moment != nil || isNone else { return nil }
      switch mark {
      case .due: self = .due(moment)
      case .start: self = .start(moment)
      case .planned: self = .planned(moment)
      default: self = .until(moment)
      }
    case .remind:
      guard let reminders = WrittenReminder.list(value, dates) else { return nil }
      self = .reminders(reminders)
    case .repeat:
      if isNone {
        self = .repeats(nil)
      } else if let written = WrittenRepeat(value, dates) {
        self = .repeats(written)
      } else {
        return nil
      }
    }
  }

  /// In seconds: `1h30m`, `1h 30m`, `1.5h` or `1,5h`.
  static func duration(_ text: String) -> Int64? {
    let scalars = text.lowercased().unicodeScalars.filter { !TextRule.isSpace($0) }
    let plain = String(String.UnicodeScalarView(scalars.map { $0 == "," ? "." : $0 }))
    return Duration.seconds(plain)
  }
}

extension Priority {
  /// `p0` to `p3`, or `none`, in any case.
  init?(written text: String) {
    switch text.lowercased() {
    case "p0": self = .p0
    case "p1": self = .p1
    case "p2": self = .p2
    case "p3": self = .p3
    case "none": self = .none
    default: return nil
    }
  }
}

extension WrittenReminder {
  /// What is written behind `remind:`: `10m`, `1h,1d`, `start-10m`, `none`, or a date with a time.
  static func list(_ text: String, _ dates: DateReader) -> [WrittenReminder]? {
    if text.lowercased() == "none" { return [] }
    let pieces = text.split(separator: ",", maxSplits: Reminder.maximumCount)
    let list = pieces.compactMap { WrittenReminder(TextRule.trimmed(String($0)), dates) }
    if !list.isEmpty, list.count == pieces.count { return list }
    // A date may have a comma: `friday, 9:00`.
    return WrittenReminder(text, dates).map { [$0] }
  }

  /// What follows a time that is the same by the clock wherever one is.
  private static let floating = " floating"

  private init?(_ text: String, _ dates: DateReader) {
    if let seconds = QuickAddPart.Meaning.duration(text) {
      guard seconds <= Reminder.maximumOffset else { return nil }
      self = .beforeTime(seconds)
    } else if let reminder = Self.relative(text.lowercased()) {
      self = .exact(reminder)
    } else if text.lowercased().hasSuffix(Self.floating),
      case .dateTime(let instant)? = dates.moment(String(text.dropLast(Self.floating.count)))
    {
      self = .exact(Reminder.absolute(instant).floating(in: dates.zone))
    } else if case .dateTime(let instant)? = dates.moment(text) {
      self = .exact(.absolute(instant))
    } else {
      return nil
    }
  }

  /// `-1h`, which is before the due, `due+1d`, `start-10m` or `start`.
  private static func relative(_ text: String) -> Reminder? {
    var rest = text[...]
    var anchor = Reminder.Anchor.due
    for name in Reminder.Anchor.allCases where rest.hasPrefix(name.rawValue) {
      anchor = name
      rest = rest.dropFirst(name.rawValue.count)
      if rest.isEmpty { return .relative(anchor, offset: 0) }
      break
    }
    guard let sign = rest.first, sign == "-" || sign == "+",
      let seconds = QuickAddPart.Meaning.duration(String(rest.dropFirst()))
    else { return nil }
    return try? Reminder(anchor, offset: sign == "-" ? -seconds : seconds)
  }
}

extension WrittenRepeat {
  /// `weekly`, `every last friday`, `monday`, which is every Monday, or a rule such as `FREQ=DAILY`.
  init?(_ text: String, _ dates: DateReader) {
    guard text.utf8.count <= RepeatPhrase.maximumLength else { return nil }
    for words in [text, "every \(text)"] {
      guard let phrase = try? RepeatPhrase(words, dates: dates) else { continue }
      self.init(phrase: phrase, words: words.utf8.contains(UInt8(ascii: "=")) ? "" : words)
      return
    }
    return nil
  }
}
