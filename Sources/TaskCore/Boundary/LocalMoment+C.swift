import Domain

extension [LocalMoment] {
  /// Local times with spaces between, as a caller gives them.
  ///
  /// - Throws: `invalid`, with the field.
  init(_ pointer: UnsafePointer<CChar>?, _ field: String) throws {
    try self.init(text: text(pointer, field), field: field)
  }
}
