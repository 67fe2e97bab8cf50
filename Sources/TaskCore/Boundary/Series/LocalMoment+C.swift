import Domain

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
