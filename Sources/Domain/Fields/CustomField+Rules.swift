package import Localization

extension CustomField {
  /// The type of a field's values; the raw values are those of the C API and the store.
  package enum Kind: Int32, CaseIterable, CallerCode, Sendable {
    case text = 1
    case number
    case date
    case duration
    case choice

    package static func refusal(of code: Int32) -> (message: Message, field: String) {
      (
        "\(code) is no kind of field: text (1), number (2), date (3), duration (4) and choice (5) "
          + "are.",
        "kind"
      )
    }
  }

  /// The kind of records that a field belongs to; the raw values are those of ``CommittedChange/Entity``.
  package enum ItemKind: Int32, CaseIterable, CallerCode, Sendable {
    case task = 1
    case event = 5

    package static func refusal(of code: Int32) -> (message: Message, field: String) {
      ("\(code) has no values of fields: tasks (1) and events (5) have.", "entity")
    }

    /// What messages call several.
    package var plural: Message { self == .task ? "tasks" : "events" }
  }

  package static let maximumCount = 100
  package static let maximumNameLength = 40
  package static let maximumChoiceCount = 100

  /// What people read.
  package var heading: String { label.isEmpty ? name : label }

  /// Gives it a name.
  ///
  /// - Throws: `invalid` for a name that cannot be typed, or that means something else.
  package mutating func rename(to text: String) throws {
    try setName(text)
    guard Self.allows(name: text) else {
      throw Failure(
        .invalid,
        "“\(text)” means something else in queries or files; call the field “my_\(text)”, for "
          + "example.",
        field: "name")
    }
  }

  /// What queries and files call it. One that came to mean something else later stays.
  mutating func setName(_ text: String) throws {
    guard Self.isName(text) else {
      throw Failure(
        .invalid,
        "A field's name is 1 to \(Self.maximumNameLength) lowercase letters, digits and “_”, such as "
          + "“story_points”; “\(text.prefix(80))” is not.", field: "name")
    }
    name = text
  }

  /// Whether it has the form of a name.
  package static func isName(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, first.isLowercaseASCII, bytes.count <= maximumNameLength else {
      return false
    }
    return bytes.allSatisfy { $0.isLowercaseASCII || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
  }

  /// Whether a new one could have the name.
  package static func allows(name: String) -> Bool {
    isName(name) && !reservedNames.contains(name) && !name.hasPrefix(ownPrefix)
  }

  /// What attributes of ours begin with in files of other programs.
  private static let ownPrefix = "taskcore_"

  /// An empty text takes it away.
  package mutating func setLabel(_ text: String) throws {
    label = text.isEmpty ? "" : try TextRule.fieldLabel.line(text)
  }

  /// - Throws: `invalid` for too many, and for one that is no line or is there twice but for its case and
  ///   accents.
  package mutating func setChoices(_ texts: [String]) throws {
    guard texts.count <= Self.maximumChoiceCount else {
      throw Failure(
        .invalid, "A field has at most \(Self.maximumChoiceCount) choices, not \(texts.count).",
        field: "choices")
    }
    var seen = Set<NameKey>()
    choices = try texts.map { text in
      let choice = try TextRule.fieldChoice.line(text)
      guard seen.insert(NameKey(choice)).inserted else {
        throw Failure(
          .invalid, "The choice “\(choice.prefix(80))” is there twice.", field: "choices")
      }
      return choice
    }
  }

  /// - Throws: `invalid` for a choice field without choices, and for choices of a field of another kind.
  package func checkChoices() throws {
    if kind == .choice, choices.isEmpty {
      throw Failure(.invalid, "A field that is a choice needs choices.", field: "choices")
    }
    if kind != .choice, !choices.isEmpty {
      throw Failure(.invalid, "Only a field that is a choice has choices.", field: "choices")
    }
  }
}

extension UInt8 {
  fileprivate var isLowercaseASCII: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}

extension TextRule {
  /// What a field may be looked for by.
  package static let fieldName = TextRule(what: "A field's name", field: "name", maximum: 200)
  package static let fieldLabel = TextRule(what: "A field's label", field: "label", maximum: 200)
  package static let fieldChoice = TextRule(what: "A choice", field: "choices", maximum: 100)
  package static let fieldText = TextRule(
    what: "A field's value", field: "field_values", maximum: 1_000)
}

extension CustomField: Ordered {}
