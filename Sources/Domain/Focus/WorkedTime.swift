import Localization

/// The working time of a focus session: the stretches between its pauses, up to the last pause or the end.
package struct WorkedTime: Equatable, Sendable {
  /// In the order in which they happened; none is empty, and none is longer than a session can be.
  package private(set) var stretches: [Range<Instant>] = []

  /// A session is paused at most so many times.
  package static let maximumCount = 200

  package init() {}

  /// In milliseconds.
  package var duration: Int64 {
    stretches.reduce(0) { $0 + $1.upperBound.milliseconds - $1.lowerBound.milliseconds }
  }

  /// Puts a stretch behind the others, unless it is empty. A clock that went back makes it so.
  mutating func append(from start: Instant, to end: Instant) {
    guard start < end else { return }
    if let last = stretches.last, last.upperBound == start {
      stretches[stretches.count - 1] = last.lowerBound..<end
    } else {
      stretches.append(start..<end)
    }
  }

  /// Such as `2026-12-24T16:00:00.000Z/2026-12-24T16:25:00.000Z`, with spaces between stretches: as
  /// the store and the change log have it.
  package var text: String {
    stretches.map { "\($0.lowerBound.text)/\($0.upperBound.text)" }.joined(separator: " ")
  }

  /// Reads ``text``.
  ///
  /// - Throws: `invalid` for what it cannot be.
  package init(text: String) throws {
    let words = text.split(separator: " ")
    guard words.count <= Self.maximumCount + 1 else {
      throw Self.unreadable("more than \(Self.maximumCount + 1) stretches of work")
    }
    stretches = try words.map { word in
      let ends = word.split(separator: "/", omittingEmptySubsequences: false)
      guard ends.count == 2, let start = Instant(text: ends[0]), let end = Instant(text: ends[1]),
        start < end, end.milliseconds - start.milliseconds <= FocusLength.longest
      else { throw Self.unreadable("“\(word.prefix(60))”") }
      return start..<end
    }
  }

  private static func unreadable(_ what: Message) -> Failure {
    Failure(
      .invalid, "A focus session cannot have been worked on as \(what) says.", field: "worked")
  }
}
