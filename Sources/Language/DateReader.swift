package import Domain

/// Reads dates as people write them, as the clock stands somewhere: "tomorrow 17:00", "next friday".
package struct DateReader {
  package let now: Instant
  package let zone: any Zone

  package init(now: Instant, zone: any Zone) {
    self.now = now
    self.zone = zone
  }

  /// What a text means when all of it is one date, else nil.
  package func moment(_ text: String) -> Moment? {
    try? Moment(text: text)
  }
}
