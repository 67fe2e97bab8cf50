import Domain

/// The path of a file in the form that the system's functions take.
enum SystemPath {
  /// - Throws: `invalid` for one that would be cut off.
  static func check(_ path: String, field: String) throws {
    if path.utf8.contains(0) {
      throw Failure(.invalid, "A path must not hold U+0000.", field: field)
    }
  }
}
