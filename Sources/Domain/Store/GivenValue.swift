/// A value of the change log, converted to the type of its property; an error names the property.
struct GivenValue {
  private let value: LogValue
  private let property: String

  init(_ value: LogValue, for property: String) {
    self.value = value
    self.property = property
  }

  var wrongType: Failure { Failure.wrongType(property) }

  func text() throws -> String {
    guard case .text(let text) = value else { throw wrongType }
    return text
  }

  func optionalText() throws -> String? { value == .null ? nil : try text() }

  /// "" for none.
  func textOrEmpty() throws -> String { value == .null ? "" : try text() }

  func number() throws -> Int64 {
    guard case .integer(let number) = value else { throw wrongType }
    return number
  }

  func optionalNumber() throws -> Int64? { value == .null ? nil : try number() }

  func flag() throws -> Bool {
    let number = try number()
    guard number == 0 || number == 1 else { throw wrongType }
    return number == 1
  }

  /// The value of an enumeration whose raw values are stored.
  func code<Code: RawRepresentable<Int32>>() throws -> Code {
    guard let raw = Int32(exactly: try number()), let code = Code(rawValue: raw) else {
      throw wrongType
    }
    return code
  }

  func instant() throws -> Instant { Instant(clamping: try number()) }

  func optionalInstant() throws -> Instant? { value == .null ? nil : try instant() }

  /// A date as yyyymmdd.
  func date() throws -> CalendarDate {
    try CalendarDate(packed: Int32(clamping: number()), field: property)
  }

  func optionalDate() throws -> CalendarDate? { value == .null ? nil : try date() }

  func moment() throws -> Moment { try Moment(text: text()) }

  func optionalMoment() throws -> Moment? { value == .null ? nil : try moment() }

  func localMoment() throws -> LocalMoment? {
    value == .null ? nil : try LocalMoment(text: text())
  }

  func localMoments() throws -> [LocalMoment] {
    value == .null ? [] : try [LocalMoment](text: text(), field: property)
  }

  func repeatRule() throws -> RepeatRule? { value == .null ? nil : try RepeatRule(text()) }

  func reminders() throws -> [Reminder] { value == .null ? [] : try [Reminder](text: text()) }

  func position() throws -> OrderKey { value == .null ? .first : try OrderKey(text()) }

  func tags() throws -> TagSet { value == .null ? TagSet() : try TagSet(joined: text()) }

  func texts() throws -> [String] { value == .null ? [] : [String](unitSeparated: try text()) }

  func links() throws -> [Link] { try [Link](text: optionalText()) }

  func fieldValues() throws -> FieldValues { try FieldValues(text: optionalText()) }

  func workedTime() throws -> WorkedTime {
    value == .null ? WorkedTime() : try WorkedTime(text: text())
  }

  /// The date of a moment with two columns, of which at most one has a value.
  func date(of moment: Moment?) throws -> Moment? {
    if value != .null { return .date(try date()) }
    if case .date = moment { return nil }
    return moment
  }

  /// The instant of a moment with two columns, of which at most one has a value.
  func instant(of moment: Moment?) throws -> Moment? {
    if value != .null { return .dateTime(try instant()) }
    if case .dateTime = moment { return nil }
    return moment
  }
}

extension Failure {
  static func wrongType(_ property: String) -> Failure {
    Failure(.corrupt, "The store has a value of a wrong type as \(property).")
  }
}
