/// The value of an own field in a file, where the field is identified by name.
package struct FiledFieldValue: Equatable, Sendable {
  package var name: String
  /// What a new field would be of which it is the first value; nil where the file does not tell.
  package var kind: CustomField.Kind?
  /// As ``CustomField/value(of:)`` makes it; empty takes it away.
  package var text: String

  package init(name: String, kind: CustomField.Kind?, text: String) {
    self.name = name
    self.kind = kind
    self.text = text
  }
}

extension FieldValues {
  /// Those of fields that the store knows, as a file has them.
  package func filed(_ fields: [CustomField]) -> [FiledFieldValue] {
    known(fields).map { FiledFieldValue(name: $0.field.name, kind: $0.field.kind, text: $0.text) }
  }
}
