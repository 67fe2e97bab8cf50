import Domain
package import Localization

/// The colour scheme of a drawing; the raw values are those of the C API.
package enum Appearance: Int32, CallerCode, Sendable {
  /// Those that the reader's system prefers.
  case automatic = 0
  case light = 1
  case dark = 2

  package static func refusal(of code: Int32) -> (message: Message, field: String) {
    ("\(code) is not an appearance: 0 is automatic, 1 light and 2 dark.", "appearance")
  }
}
