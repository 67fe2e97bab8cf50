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

/// The texts of an array of C strings, each of which messages call by the noun.
///
/// - Throws: `invalid` for NULL and for what is not UTF-8.
func texts(
  _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, count: Int, _ field: String, as noun: String
) throws -> [String] {
  try buffer(pointer, count: UInt(bitPattern: count), field).map {
    try text($0, field, as: noun)
  }
}
