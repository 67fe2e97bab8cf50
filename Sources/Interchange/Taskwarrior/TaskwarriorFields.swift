import Domain

/// The attributes that users define for Taskwarrior (UDAs) as own fields: those that a store has, and those whose kind
/// their values tell. One whose name means something else here, as `estimate` does, is the field `my_estimate`.
final class TaskwarriorFields {
  private var fields: [String: CustomField]
  /// Fields with these names are of events.
  private let others: Set<String>
  private var count: Int
  private let time: TaskwarriorTime

  init(_ fields: [CustomField], _ time: TaskwarriorTime) {
    self.fields = Dictionary(
      fields.filter { $0.itemKind == .task }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    others = Set(fields.filter { $0.itemKind != .task }.map(\.name))
    count = fields.count
    self.time = time
  }

  func isField(_ attribute: String) -> Bool { fields[name(of: attribute)] != nil }

  /// What the field of an attribute is called.
  func name(of attribute: String) -> String {
    isRenamed(attribute) ? Self.prefix + attribute : attribute
  }

  /// What the attribute of a field is called.
  func attribute(named name: String) -> String {
    let end = String(name.dropFirst(Self.prefix.count))
    return name.hasPrefix(Self.prefix) && isRenamed(end) ? end : name
  }

  /// Whether queries or files mean something else by the name of a user's attribute.
  private func isRenamed(_ attribute: String) -> Bool {
    CustomField.reservedNames.contains(attribute) && !Self.ofTaskwarrior.contains(attribute)
      && fields[attribute] == nil
  }

  private static let prefix = "my_"
  /// Of the names that are reserved, what is no user's attribute.
  private static let ofTaskwarrior: Set<String> = [
    "annotations", "depends", "description", "due", "end", "entry", "id", "imask", "last", "mask",
    "modified", "parent", "priority", "project", "recur", "rtype", "scheduled", "start", "status",
    "tags", "template", "until", "urgency", "uuid", "wait",
  ]

  /// The value of an attribute; nil for one that no field takes, which is kept as it is.
  func value(of attribute: String, _ value: JSONValue) -> FiledFieldValue? {
    let name = name(of: attribute)
    guard self.attribute(named: name) == attribute, let field = fields[name] ?? new(name, value),
      let text = text(value, as: field.kind),
      let own = try? field.value(of: text), field.kind == .choice || own == text
    else { return nil }
    if fields[name] == nil {
      fields[name] = field
      count += 1
    }
    return FiledFieldValue(name: name, kind: field.kind, text: own)
  }

  /// The attribute of a value; nil for a date that Taskwarrior does not read.
  func attribute(_ value: FiledFieldValue) -> JSONValue? {
    switch value.kind {
    case .number: .number(value.text)
    case .duration: Int64(value.text).map { .string(ICalendarDuration.text(seconds: $0)) }
    case .date: (try? Moment(text: value.text)).flatMap { time.text($0) }.map { .string($0) }
    case .text, .choice, nil: .string(value.text)
    }
  }

  private func new(_ name: String, _ value: JSONValue) -> CustomField? {
    guard CustomField.allows(name: name), !others.contains(name), count < CustomField.maximumCount,
      let kind = kind(of: value)
    else { return nil }
    var field = CustomField(blank: "")
    field.kind = kind
    return field
  }

  private func kind(of value: JSONValue) -> CustomField.Kind? {
    if case .number = value { return .number }
    guard let text = try? value.string() else { return nil }
    if Self.isTime(text) { return .date }
    return ICalendarDuration(text) == nil ? .text : .duration
  }

  /// The value as a store keeps it; nil for what would not go back as it came, but for the way in which a number or a
  /// duration is written.
  private func text(_ value: JSONValue, as kind: CustomField.Kind) -> String? {
    switch kind {
    case .number:
      switch value {
      case .number(let digits), .string(let digits): return CustomField.decimal(digits)
      default: return nil
      }
    case .duration:
      guard let text = try? value.string(), let seconds = ICalendarDuration.seconds(of: text),
        CustomField.durations.contains(seconds)
      else { return nil }
      return String(seconds)
    case .date:
      guard let text = try? value.string(), Self.isTime(text) else { return nil }
      return (try? time.due(value))?.text
    case .text, .choice:
      guard let text = try? value.string(), let line = try? TextRule.fieldText.line(text),
        ExactText(line) == ExactText(text)
      else { return nil }
      return line
    }
  }

  /// `20261224T160000Z`
  private static func isTime(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z") else {
      return false
    }
    return bytes[..<8].allSatisfy(\.isASCIIDigit) && bytes[9..<15].allSatisfy(\.isASCIIDigit)
  }
}
