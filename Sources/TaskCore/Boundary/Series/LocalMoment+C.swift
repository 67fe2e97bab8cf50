import Domain

/// A local time of the C API that may be missing.
///
/// - Returns: nil for NULL.
/// - Throws: `invalid` for a text that is no date or time, with the field.
func optionalLocalMoment(
  _ pointer: UnsafePointer<CChar>?, _ field: String
) throws -> LocalMoment? {
  try pointer.map { try LocalMoment(text: text($0, field), field: field) }
}

extension [LocalMoment] {
  /// Local times with spaces between, as a caller gives them.
  ///
  /// - Throws: `invalid`, with the field.
  init(_ pointer: UnsafePointer<CChar>?, _ field: String) throws {
    try self.init(text: Self.read(pointer, field), field: field)
  }

  private static func read(_ pointer: UnsafePointer<CChar>?, _ field: String) throws -> String {
    try TaskCore.text(pointer, field)
  }
}
