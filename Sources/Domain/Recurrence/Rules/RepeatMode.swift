package import Localization

/// The base of the next occurrence: the due or the completion; the raw values are those of the C API and of
/// the store.
package enum RepeatMode: Int32, CallerCode, Sendable {
  /// From the rule alone.
  case fixed = 0
  /// From when the last one was completed.
  case afterCompletion = 1

  package static func refusal(of code: Int32) -> (message: Message, field: String) {
    (
      "The repeat mode \(code) has no meaning: fixed (0) and after completion (1) have.",
      "repeat_mode"
    )
  }
}
