import Domain

/// The name of a zone; nil for NULL and the empty text, which stand for the store's.
///
/// - Throws: `invalid` for what no zone is called.
func zoneName(_ pointer: UnsafePointer<CChar>?, _ field: String) throws -> String? {
  guard let pointer else { return nil }
  let name = try text(pointer, field)
  return name.isEmpty ? nil : try Failure.about(field) { try TextRule.zoneName.line(name) }
}
