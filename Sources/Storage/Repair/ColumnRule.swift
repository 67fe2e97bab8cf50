import Domain

/// The valid values of a column, and the repair of an invalid one.
struct ColumnRule: Sendable {
  let column: String
  /// As the change log calls it.
  let property: String
  /// The value itself when it can be.
  let mended: @Sendable (LogValue) -> LogValue

  private init(
    _ column: String, _ property: String? = nil, mended: @escaping @Sendable (LogValue) -> LogValue
  ) {
    self.column = column
    self.property = property ?? column
    self.mended = mended
  }

  /// Those of a task; names, tags and places are mended by rules of their own.
  static func task(at now: Instant) -> [ColumnRule] {
    [
      line("title", .title, orElse: "?"), notes,
      code("priority", Priority.p2.rawValue) { Priority(rawValue: $0) != nil },
      code("favourite", 0) { $0 == 0 || $0 == 1 },
      code("slot", Slot.morning.rawValue) {
        [Slot.morning.rawValue, Slot.evening.rawValue].contains($0)
      },
      date("start_date", "start"), time("start_ms", "start"),
      date("planned_date", "planned"), time("planned_ms", "planned"),
      date("until_date", "until"), time("until_ms", "until"),
      date("due_date", "due"), time("due_ms", "due"), estimatedDuration,
      text("url") { try TextRule.url($0) },
      ColumnRule("reminders") { .text(reminders(in: $0).text) },
      text("repeat_rule") { try RepeatRule($0).text },
      code("repeat_mode", RepeatMode.fixed.rawValue) { RepeatMode(rawValue: $0) != nil },
      localMoment("repeat_start"), localMoment("repeat_floor"), localMoment("occurrence"),
      localMoments("excluded_dates"), localMoments("added_dates"),
      optionalLine("section_uid", "section"), optionalLine("series_uid", "series"),
      optionalLine("zone", "zone"), fieldValues, links,
      instant("created_ms", "created", orElse: now),
      instant("modified_ms", "modified", orElse: now),
      optionalInstant("completed_ms", "completed", orElse: now),
      optionalInstant("deleted_ms", "deleted", orElse: now),
      optionalInstant("started_ms", "started", orElse: now),
      optionalInstant("cancelled_ms", "cancelled", orElse: now),
    ] + Task.boundedColumns.map { number($0.column, $0.property, in: $0.range) }
  }

  static func project(at now: Instant) -> [ColumnRule] {
    [
      optionalLine("description", .description), optionalLine("icon", .icon), colour,
      instant("created_ms", "created_ms", orElse: now),
      optionalInstant("archived_ms", "archived_ms", orElse: now),
      optionalLine("parent_uid", .uid), optionalLine("client_uid", .uid),
      number(
        "hourly_rate_millionths", "hourly_rate_millionths", in: Project.hourlyRateRange),
    ]
  }

  static func filter(at now: Instant) -> [ColumnRule] {
    [
      line("query", .filterQuery, orElse: "status:open"), colour,
      instant("created_ms", "created_ms", orElse: now),
    ]
  }

  static let calendar: [ColumnRule] = [
    colour, code("hidden", 0) { $0 == 0 || $0 == 1 }, code("read_only", 0) { $0 == 0 || $0 == 1 },
    code("transparent", 0) { $0 == 0 || $0 == 1 },
  ]

  static let field: [ColumnRule] = [
    optionalLine("label", .fieldLabel),
    code("kind", CustomField.Kind.text.rawValue) { CustomField.Kind(rawValue: $0) != nil },
    code("item_kind", CustomField.ItemKind.task.rawValue) {
      CustomField.ItemKind(rawValue: $0) != nil
    },
    ColumnRule("choices") { choices(in: $0) },
  ]

  /// Those that can be, each once.
  private static func choices(in value: LogValue) -> LogValue {
    var field = CustomField(blank: "")
    for part in value.asText.split(separator: TagSet.separator) {
      try? field.setChoices(field.choices + [String(part)])
    }
    return field.value(of: .choices)
  }

  /// Links, those of them that can be read.
  private static let links = ColumnRule("links") { value in
    var task = Task(blank: "")
    for part in value.asText.split(separator: TagSet.separator) {
      guard let link = try? [Link](text: String(part)) else { continue }
      try? task.setLinks(task.links + link)
    }
    return task.links.column.map { .text($0) } ?? .null
  }

  /// Values of own fields, those of them that can be read.
  private static let fieldValues = ColumnRule("field_values") { value in
    var values = FieldValues()
    for part in value.asText.split(separator: TagSet.separator) {
      guard let one = try? FieldValues(text: String(part)).elements.first else { continue }
      values[one.fieldUID] = one.text
    }
    return values.column.map { .text($0) } ?? .null
  }

  private static let colour = code("colour", ColourToken.black.rawValue) {
    ColourToken(rawValue: $0) != nil
  }

  /// The text as far as a rule allows it, or another one when nothing is left.
  static func fitted(_ text: String, to rule: TextRule, orElse none: String) -> String {
    if let line = try? rule.line(text) { return line }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(rule.maximum) {
      scalars.append(TextRule.endsOrHidesText(scalar) ? " " : scalar)
    }
    return (try? rule.line(String(scalars))) ?? none
  }

  /// Nothing may be an empty text, too.
  private static func line(
    _ column: String, _ rule: TextRule, orElse none: String = ""
  ) -> ColumnRule {
    ColumnRule(column) { value in
      let text = value.asText
      return .text(text.isEmpty ? none : fitted(text, to: rule, orElse: none))
    }
  }

  /// A line, or none.
  private static func optionalLine(_ column: String, _ rule: TextRule) -> ColumnRule {
    ColumnRule(column) { value in
      let text = value.asText.isEmpty ? "" : fitted(value.asText, to: rule, orElse: "")
      return text.isEmpty ? .null : .text(text)
    }
  }

  private static let notes = ColumnRule("notes") { value in
    let text = value.asText
    if let notes = try? TextRule.notes(text) { return .text(notes) }
    var notes = String.UnicodeScalarView()
    var length = 0
    for scalar in text.unicodeScalars where scalar.value != 0 {
      length += UTF8.width(scalar)
      if length > TextRule.maximumNotesLength { break }
      notes.append(scalar)
    }
    return .text(String(notes))
  }

  /// A text that may be empty, and becomes so when it cannot be read.
  private static func text(
    _ column: String, read: @escaping @Sendable (String) throws -> String
  ) -> ColumnRule {
    ColumnRule(column) { value in
      let text = value.asText
      return .text(text.isEmpty ? "" : (try? read(text)) ?? "")
    }
  }

  /// A local time; nothing when it cannot be read.
  private static func localMoment(_ column: String) -> ColumnRule {
    ColumnRule(column) { value in
      if case .text(let text) = value, (try? LocalMoment(text: text)) != nil { return value }
      return .null
    }
  }

  /// Local times with spaces between, those of them that can be read.
  private static func localMoments(_ column: String) -> ColumnRule {
    ColumnRule(column) { value in
      guard case .text(let text) = value else { return .null }
      let all = text.split(separator: " ").compactMap { try? LocalMoment(text: $0) }
      let moments = Array(Set(all).sorted().prefix(Recurrence.maximumExceptionCount))
      return moments.isEmpty ? .null : .text(moments.text)
    }
  }

  /// A name that other things have; nothing when it cannot be one.
  private static func optionalLine(_ column: String, _ property: String) -> ColumnRule {
    ColumnRule(column, property) { value in
      if case .text(let text) = value, (try? TextRule.uid.line(text)) == text { return value }
      return .null
    }
  }

  private static func code(
    _ column: String, _ none: Int32, isValid: @escaping @Sendable (Int32) -> Bool
  ) -> ColumnRule {
    ColumnRule(column) { value in
      if case .integer(let number) = value, let code = Int32(exactly: number), isValid(code) {
        return value
      }
      return .integer(Int64(none))
    }
  }

  private static let estimatedDuration = number(
    "estimated_duration_s", "estimated_duration", in: Task.estimatedDurations)

  /// A number within its bounds, or none.
  private static func number(
    _ column: String, _ property: String, in range: ClosedRange<Int64>
  ) -> ColumnRule {
    ColumnRule(column, property) {
      if case .integer(let number) = $0, range.contains(number) { return $0 }
      return .null
    }
  }

  private static func reminders(in value: LogValue) -> [Reminder] {
    let all = value.asText.split(separator: " ").compactMap { try? Reminder(text: $0) }
    return (try? Array(all.prefix(Reminder.maximumCount)).ordered()) ?? []
  }

  private static func date(_ column: String, _ property: String) -> ColumnRule {
    ColumnRule(column, property) { value in
      if case .integer(let number) = value, let packed = Int32(exactly: number),
        CalendarDate(packed: packed) != nil
      {
        return value
      }
      return .null
    }
  }

  /// An instant that is too early or too late becomes the first or the last there is.
  private static func instant(
    _ column: String, _ property: String, orElse none: Instant
  ) -> ColumnRule {
    ColumnRule(column, property) { .integer(($0.instant ?? none).milliseconds) }
  }

  /// An instant, or a time that floats.
  private static func time(_ column: String, _ property: String) -> ColumnRule {
    ColumnRule(column, property) { value in
      if case .integer(let number) = value, TimeColumn.time(number) != nil { return value }
      return value.instant.map { .integer($0.milliseconds) } ?? .null
    }
  }

  private static func optionalInstant(
    _ column: String, _ property: String, orElse none: Instant? = nil
  ) -> ColumnRule {
    ColumnRule(column, property) { value in
      if value == .null { return .null }
      return (value.instant ?? none).map { .integer($0.milliseconds) } ?? .null
    }
  }
}

extension LogValue {
  fileprivate var asText: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .text(let text): text
    }
  }
}
