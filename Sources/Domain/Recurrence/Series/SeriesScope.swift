package import Localization

/// The occurrences of a series that a change applies to; the raw values are those of the C API.
package enum SeriesScope: Int32, CallerCode, Sendable {
  case thisOne = 1
  case thisAndLater = 2
  case all = 3

  package static func refusal(of code: Int32) -> (message: Message, field: String) {
    (
      "The scope \(code) has no meaning: this one (1), this and later ones (2) and all (3) have.",
      "scope"
    )
  }
}
