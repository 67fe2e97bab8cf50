import Domain

/// Values of own fields as an object: `{"2c1f…":"3"}`, by the uids of the fields. Names are accepted in place
/// of uids, for files written by hand.
extension JSONWriter {
  mutating func member(_ name: String, fieldValues values: FieldValues) {
    if values.isEmpty { return }
    self.name(name)
    value(.object(values.elements.map { JSONValue.Member($0.fieldUID, .string($0.text)) }))
  }
}

extension JSONValue {
  /// - Throws: `malformed` for what is no such object.
  func fieldValues() throws -> FieldValues {
    var values = FieldValues()
    for member in try object() {
      let uid = try TextRule.uid.line(member.name)
      guard values[uid] == nil else {
        throw Failure(.malformed, "The field “\(uid.prefix(40))” is there twice.")
      }
      guard values.elements.count < FieldValues.maximumCount else {
        throw Failure(.malformed, "There are more than \(FieldValues.maximumCount) values here.")
      }
      values[uid] = try TextRule.fieldText.line(member.value.string())
    }
    return values
  }
}
