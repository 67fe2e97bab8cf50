import Domain

/// The time from which the changes of a list are requested, in place of a sync token: Google Tasks has none,
/// but can list changes since a time of its clock. A full listing once a day finds changes that slipped
/// through.
struct TaskToken: Equatable {
  private static let overlap: Int64 = 60_000
  private static let longest: Int64 = 24 * 3_600_000

  /// Of Google.
  let updated: Instant
  /// When everything was listed last, by this machine.
  let whole: Instant

  init(updated: Instant, whole: Instant) {
    self.updated = updated
    self.whole = whole
  }

  /// Nil for invalid input.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2, let updated = Instant(text: words[0]),
      let whole = Instant(text: words[1])
    else {
      return nil
    }
    self.init(updated: updated, whole: whole)
  }

  var text: String { "\(updated.text) \(whole.text)" }

  /// A minute is asked for twice.
  var updatedMin: String { Instant(clamping: updated.milliseconds - Self.overlap).text }

  /// Whether it is time to list everything, or the clock of this machine was set back.
  func isOld(at now: Instant) -> Bool {
    !(0...Self.longest).contains(now.milliseconds - whole.milliseconds)
  }
}
