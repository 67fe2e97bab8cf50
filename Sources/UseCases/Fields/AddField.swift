package import Domain

/// Adds an own field after all others.
package final class AddField: CreatingUseCase {
  /// - Returns: its id.
  /// - Throws: `invalid` without a name and for what it cannot be; `conflict` for a name that is taken, and when
  ///   there are too many.
  package func run(_ input: FieldInput, at now: Instant) throws -> Int64 {
    try store.write(.addField, at: now) {
      if input.name == nil {
        throw Failure(.invalid, "A new field needs a name.", field: "name")
      }
      var field = CustomField(blank: newUID())
      try input.apply(to: &field, isNew: true)
      return try store.fields.append(field)
    }
  }
}
