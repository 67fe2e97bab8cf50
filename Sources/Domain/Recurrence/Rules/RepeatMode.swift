/// From where the next occurrence is counted; the raw values are those of the C API and of the store.
package enum RepeatMode: Int32, Sendable {
  /// From the rule alone.
  case fixed = 0
  /// From when the last one was completed.
  case afterCompletion = 1

  /// - Throws: `invalid` for a number without a meaning.
  package init(code: Int32) throws {
    guard let mode = RepeatMode(rawValue: code) else {
      throw Failure(
        .invalid,
        "The repeat mode \(code) has no meaning: fixed (0) and after completion (1) have.",
        field: "repeat_mode")
    }
    self = mode
  }
}
