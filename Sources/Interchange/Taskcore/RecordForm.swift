import Domain

/// How the properties of a record stand in Taskcore's own files: each under its name, but for those
/// that a text or a list says better than a number.
struct RecordForm<Element: Record> {
  enum Form {
    case plain
    /// Milliseconds as an instant.
    case instant
    /// 0 or 1.
    case flag
    /// A number as a word.
    case word([(code: Int64, text: String)])
    /// A text with a separator as an array.
    case list(Character)
    /// A text that is JSON.
    case json
  }

  /// Of those that are not plain.
  let forms: [Element.Property: Form]
  /// Without which it is none.
  var required: [Element.Property] = []

  func form(_ property: Element.Property) -> Form { forms[property] ?? .plain }

  /// `created` of the column `created_ms`, as it is an instant and no number.
  func name(_ property: Element.Property) -> String {
    let name = property.rawValue
    if case .instant = form(property), name.hasSuffix("_ms") { return String(name.dropLast(3)) }
    return name
  }

  var names: Set<String> {
    Set(["id", "uid"] + Element.Property.allCases.map(name))
  }

  // MARK: Writing

  /// Nil for a property that it does not have.
  func value(of property: Element.Property, in element: Element) throws -> JSONValue? {
    let value = element.value(of: property)
    switch (form(property), value) {
    case (_, .null): return nil
    case (.instant, .integer(let milliseconds)):
      return .string(Instant(clamping: milliseconds).text)
    case (.flag, .integer(let flag)): return flag == 0 ? nil : .bool(true)
    case (.word(let words), .integer(let code)):
      return .string(words.first { $0.code == code }?.text ?? "\(code)")
    case (.list(let separator), .text(let text)):
      return .array(text.split(separator: separator).map { .string(String($0)) })
    case (.json, .text(let text)): return try JSONValue(kept: text)
    case (_, .integer(let number)): return .number("\(number)")
    case (_, .text(let text)): return .string(text)
    }
  }

  // MARK: Reading

  /// - Throws: `malformed` with the member's path for what the property cannot be.
  func element(from object: FiledObject, newUID: () -> String) throws -> Element {
    let uid = try object.read("uid") { try TextRule.uid.line($0.string()) }
    var element = try Element.blank(uid: uid ?? newUID())
    element.id =
      try object.read("id") { try $0.integer(in: StoreJSON.identifiers) } ?? 0
    for property in required { try object.require(name(property)) { _ in } }
    for property in Element.Property.allCases {
      try object.read(name(property)) { value in
        try element.set(property, to: logValue(value, of: property))
      }
    }
    return element
  }

  private func logValue(_ value: JSONValue, of property: Element.Property) throws -> LogValue {
    switch form(property) {
    case .instant:
      let text = try value.string()
      guard let instant = Instant(text: text) else {
        throw Failure(
          .malformed,
          "“\(text.prefix(40))” is not an instant such as 2026-12-24T16:00:00.000Z.")
      }
      return .integer(instant.milliseconds)
    case .flag: return .integer(try value.bool() ? 1 : 0)
    case .word(let words):
      let text = try value.string()
      guard let word = words.first(where: { $0.text == text }) else {
        let known = words.map(\.text).joined(separator: ", ")
        throw Failure(.malformed, "“\(text.prefix(40))” has no meaning here: \(known) have.")
      }
      return .integer(word.code)
    case .list(let separator):
      let texts = try value.array().map { try $0.string() }
      if texts.isEmpty { return .null }
      guard !texts.contains(where: { $0.contains(separator) || $0.isEmpty }) else {
        throw Failure(.malformed, "One of these texts is empty or has a character between two.")
      }
      return .text(texts.joined(separator: String(separator)))
    case .json: return .text(JSONValue.object(try value.object()).text)
    case .plain:
      if case .number = value { return .integer(try value.integer(in: .min ... .max)) }
      return .text(try value.string())
    }
  }
}

extension RecordForm<Event> {
  static let event = RecordForm(
    forms: [
      .kind: .word([(1, "deadline"), (2, "meeting")]), .attendees: .list(Event.attendeeSeparator),
      .transparent: .flag, .reminders: .list(" "), .excludedDates: .list(" "),
      .addedDates: .list(" "), .created: .instant, .modified: .instant, .done: .instant,
      .kept: .json,
    ], required: [.title, .start])
}

extension RecordForm<Completion> {
  static let completion = RecordForm(
    forms: [
      .completed: .instant, .dueInstant: .instant,
      .priority: .word(Priority.allCases.map { (Int64($0.rawValue), $0.text) }),
      .tags: .list(TagSet.separator),
    ], required: [.task, .completed])
}

extension RecordForm<Alert> {
  static let alert = RecordForm(
    forms: [
      .kind: .word([(1, "task"), (2, "event"), (3, "focus_session")]), .at: .instant,
      .itemStart: .instant, .fired: .instant, .acknowledged: .instant, .snoozedUntil: .instant,
    ], required: [.kind, .item, .at, .fired])
}

extension RecordForm<FocusSession> {
  static let focusSession = RecordForm(
    forms: [
      .kind: .word([(1, "work"), (2, "short_break"), (3, "long_break")]),
      .state: .word([(1, "running"), (2, "paused"), (3, "finished"), (4, "cancelled")]),
      .started: .instant, .resumed: .instant, .finished: .instant,
    ], required: [.kind, .state, .length, .started])
}

extension RecordForm<Setting> {
  static let setting = RecordForm(forms: [:], required: [.value])
}

extension RecordForm<Holiday> {
  static let holiday = RecordForm(forms: [:], required: [.first])
}

extension RecordForm<PurgedTask> {
  static let purgedTask = RecordForm(
    forms: [
      .created: .instant, .dueInstant: .instant, .completed: .instant, .deleted: .instant,
      .repeats: .flag,
    ], required: [.created, .deleted])
}

extension RecordForm<Postponement> {
  static let postponement = RecordForm(
    forms: [.dueInstant: .instant, .ended: .instant], required: [.task, .ended])
}
