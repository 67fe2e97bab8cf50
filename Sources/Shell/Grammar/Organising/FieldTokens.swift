import TaskcoreSwift

extension Store {
  /// What words such as `effort:3` say of a task or an event, by the own fields of such.
  func fieldTokens<Subject: OrganisingChanges>() throws -> [Token<Subject>] {
    try fields(of: Subject.kind).map { field in
      Token(form: TokenForm(field)) { value, subject, store in
        let own = try CustomFieldValue(field, value, in: store)
        subject.ownFields = (subject.ownFields ?? []) + [own]
      }
    }
  }
}

extension TokenForm {
  /// How a value of an own field is written, behind its name and a mark.
  init(_ field: CustomField, mark: Character = ":") {
    self.init(
      marks: ["\(field.name)\(mark)"], value: .init(field), summary: Message(verbatim: field.label))
  }
}

extension TokenValue {
  fileprivate init(_ field: CustomField) {
    switch field.kind {
    case .text: self = .text
    case .number: self = .number
    case .date: self = .date(words: Moment.words)
    case .duration: self = .duration
    case .choice: self = .words(field.choices + ["none"], placeholder: "CHOICE")
    }
  }
}

extension CustomFieldValue {
  /// What somebody writes for a value of a field: `none`, or nothing, takes it away.
  ///
  /// - Throws: a usage error for anything but a date or a duration.
  init(_ field: CustomField, _ value: [UInt8], in store: Store) throws {
    let text = String(decoding: value, as: UTF8.self)
    if text.isEmpty || text.lowercased() == "none" {
      self.init(name: field.name, value: "")
      return
    }
    switch field.kind {
    case .text, .number, .choice: self.init(name: field.name, value: text)
    case .date:
      let moment = try Moment(value, in: store)
      self.init(name: field.name, value: moment.utcText)
    case .duration:
      guard let seconds = DurationText.seconds(text) else {
        throw ShellError.usage("\(text.quoted) is no duration. Write 30m, 1h30m, 2d or none.")
      }
      self.init(name: field.name, value: String(seconds))
    }
  }
}

extension CustomField {
  /// A value as people read it.
  func text(_ value: String) -> String {
    kind == .duration ? Int64(value).map { DurationText.text($0) } ?? value : value
  }
}

extension Moment {
  /// `2026-12-24` or `2026-12-24T16:00:00.000Z`, as the library takes it.
  fileprivate var utcText: String {
    switch self {
    case .none: ""
    case .date(let date): date.text
    case .instant(let milliseconds): Self.utcText(milliseconds)
    }
  }

  private static func utcText(_ milliseconds: Int64) -> String {
    let day = Int((Double(milliseconds) / 86_400_000).rounded(.down))
    let rest = Int(milliseconds) - day * 86_400_000
    // The months of a year that begins in March, as their days are counted.
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let date = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    let calendarMonth = month < 10 ? month + 3 : month - 9
    return "\(year.padded(to: 4))-\(calendarMonth.padded(to: 2))-\(date.padded(to: 2))T"
      + "\((rest / 3_600_000).padded(to: 2)):\((rest / 60_000 % 60).padded(to: 2)):"
      + "\((rest / 1_000 % 60).padded(to: 2)).\((rest % 1_000).padded(to: 3))Z"
  }
}
