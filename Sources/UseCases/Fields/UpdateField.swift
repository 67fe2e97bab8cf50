package import Domain

/// Changes an own field; its values stay.
package final class UpdateField: UseCase {
  /// - Throws: `notFound`; `invalid` for what it cannot be; `conflict` for a name that is taken, for another kind,
  ///   and without a choice that is the value of something.
  package func run(_ id: Int64, to input: FieldInput, at now: Instant) throws {
    try store.write(.updateField, at: now) {
      let old = try store.fields.existing(id, "own field")
      var field = old
      try input.apply(to: &field, isNew: false)
      if field.choices != old.choices { try keepChoices(of: field, over: old, at: now) }
      try store.fields.save(field, over: old)
    }
  }

  /// A choice that is spelled in another way is so in all values.
  private func keepChoices(of field: CustomField, over old: CustomField, at now: Instant) throws {
    func spelling(_ text: String) throws -> String {
      let key = NameKey(text)
      guard let choice = field.choices.first(where: { NameKey($0) == key }) else {
        throw Failure(
          .conflict,
          "The choice “\(text.prefix(80))” is the value of \(old.itemKind.plural) still; give them "
            + "another one first.",
          field: "choices")
      }
      return choice
    }
    try ReplaceFieldValues(store: store, now: now).run(old) { try spelling($0) }
  }
}
