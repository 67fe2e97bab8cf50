/// Which occurrences of a series a change is about; the raw values are those of the C API.
package enum SeriesScope: Int32, Sendable {
  case thisOne = 1
  case thisAndLater = 2
  case all = 3

  /// - Throws: `invalid` for a number without a meaning.
  package init(code: Int32) throws {
    guard let scope = SeriesScope(rawValue: code) else {
      throw Failure(
        .invalid,
        "The scope \(code) has no meaning: this one (1), this and later ones (2) and all (3) have.",
        field: "scope")
    }
    self = scope
  }
}
