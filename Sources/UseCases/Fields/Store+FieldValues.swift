import Domain

extension Store {
  /// Makes values of own fields what an input says.
  ///
  /// - Throws: `notFound` for a field that is not there, `invalid` for a value that it cannot have.
  func apply(
    _ changes: [FieldChange]?, to values: inout FieldValues, of kind: CustomField.ItemKind
  ) throws {
    guard let changes else { return }
    try values.apply(changes, fields.all(of: kind))
  }
}
