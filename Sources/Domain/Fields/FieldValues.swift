/// Values of own fields by the uids of the fields, some of which may be unknown to the store.
package struct FieldValues: Equatable, Sendable {
  /// A stored value, as in files and the change log: a text.
  package struct Element: Equatable, Sendable {
    package let fieldUID: String
    package let text: String
  }

  /// Between a uid and its value. No line has it, nor what stands between the elements.
  package static let divider: Character = "\u{1E}"
  /// Fields that are here, and fields that were.
  package static let maximumCount = 1_000
  package static let maximumLength = TextRule.fieldText.maximum

  /// Sorted by the bytes of the uids.
  package private(set) var elements: [Element] = []

  package init() {}

  /// - Throws: `corrupt` for a column that cannot be read.
  package init(text: String?) throws {
    guard let text else { return }
    for part in text.split(separator: TagSet.separator) {
      let halves = part.split(
        separator: Self.divider, maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let uid = try? TextRule.uid.line(String(halves[0])),
        let value = try? TextRule.fieldText.line(String(halves[1])),
        elements.count < Self.maximumCount
      else { throw Failure(.corrupt, "The store has values of fields that cannot be read.") }
      self[uid] = value
    }
  }

  package var isEmpty: Bool { elements.isEmpty }

  /// The value of a field, as ``CustomField/value(of:)`` makes it; nil for none.
  package subscript(uid: String) -> String? {
    get { elements.first { ExactText($0.fieldUID) == ExactText(uid) }?.text }
    set {
      elements.removeAll { ExactText($0.fieldUID) == ExactText(uid) }
      guard let newValue else { return }
      let place =
        elements.firstIndex { ExactText(uid) < ExactText($0.fieldUID) }
        ?? elements.endIndex
      elements.insert(Element(fieldUID: uid, text: newValue), at: place)
    }
  }

  /// As the store, the change log and a file have it.
  package var text: String {
    elements.map { "\($0.fieldUID)\(Self.divider)\($0.text)" }
      .joined(separator: String(TagSet.separator))
  }

  /// As a row has it: nil for none.
  package var column: String? { isEmpty ? nil : text }
}

/// The input for a field's value.
package struct FieldChange: Equatable, Sendable {
  package var name: String
  /// Empty takes it away.
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension FieldValues {
  /// Takes changes, by what the fields of tasks or of events are.
  ///
  /// - Throws: `notFound` for a field that is not there, `invalid` for a value that it cannot have.
  package mutating func apply(_ changes: [FieldChange], _ fields: [CustomField]) throws {
    for change in changes {
      guard let field = fields.first(where: { ExactText($0.name) == ExactText(change.name) }) else {
        throw Failure(
          .notFound, "There is no own field “\(change.name.prefix(80))” of these.",
          field: "field_values")
      }
      self[field.uid] = change.value.isEmpty ? nil : try field.value(of: change.value)
    }
  }

  /// Those of fields that the store knows, in the order of these.
  package func known(_ fields: [CustomField]) -> [(field: CustomField, text: String)] {
    if isEmpty { return [] }
    return fields.compactMap { field in self[field.uid].map { (field, $0) } }
  }
}
