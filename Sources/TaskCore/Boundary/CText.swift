import Domain

/// The text of a C string, which messages call by the noun, or by the field.
///
/// - Throws: `invalid` for NULL and for what is not UTF-8.
func text(
  _ pointer: UnsafePointer<CChar>?, _ field: String, as noun: String? = nil
) throws -> String {
  let noun = noun ?? field
  guard let pointer else {
    throw Failure(.invalid, "The \(noun) must not be NULL.", field: field)
  }
  guard let text = String(validatingCString: pointer) else {
    throw Failure(.invalid, "The \(noun) is not valid UTF-8.", field: field)
  }
  return text
}

/// The texts of an array of C strings.
///
/// - Throws: `invalid` for NULL, for more than a task may have, and for what is not UTF-8.
func texts(
  _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, count: Int, _ field: String
) throws -> [String] {
  if count == 0 { return [] }
  guard (0...TagSet.maximumCount).contains(count) else {
    throw Failure(
      .invalid, "A task has at most \(TagSet.maximumCount) tags; more are given.",
      field: field)
  }
  guard let pointer else {
    throw Failure(.invalid, "The \(field) must not be NULL when there are some tags.", field: field)
  }
  return try (0..<count).map { try text(pointer[$0], field, as: "tag") }
}
