import Localization

/// The input for a new own field, or for changes to one.
package struct FieldInput: Sendable {
  package var name: String?
  package var label: String?
  package var kind: CustomField.Kind?
  package var itemKind: CustomField.ItemKind?
  package var choices: [String]?

  package init() {}

  /// - Throws: `invalid` for what it cannot be; `conflict` for another kind of one that is there.
  package func apply(to field: inout CustomField, isNew: Bool) throws {
    if let name { try field.rename(to: name) }
    if let label { try field.setLabel(label) }
    if let kind, kind != field.kind {
      if !isNew { throw Self.fixed("What the values of a field are", "kind") }
      field.kind = kind
    }
    if let itemKind, itemKind != field.itemKind {
      if !isNew { throw Self.fixed("Whether a field is of tasks or of events", "entity") }
      field.itemKind = itemKind
    }
    if let choices { try field.setChoices(choices) }
    try field.checkChoices()
  }

  private static func fixed(_ what: Message, _ member: String) -> Failure {
    Failure(.conflict, "\(what) cannot be changed; add another field.", field: member)
  }
}
