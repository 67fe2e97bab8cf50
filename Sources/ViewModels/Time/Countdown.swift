package import Domain
package import Localization

/// The time left until a target, computed at one instant.
package struct Countdown: Equatable, Sendable {
  /// The raw values are those of the C API.
  package enum Phase: Int32, CallerCode, Sendable {
    /// There is nothing to count to.
    case none = 0
    /// It has not begun.
    case upcoming
    case running
    /// It has ended, undone.
    case passed
    case done

    package static func refusal(of code: Int32) -> (message: Message, field: String) {
      (
        "The phase \(code) has no meaning: none (0), upcoming (1), running (2), passed (3) and "
          + "done (4) have.", "phase"
      )
    }
  }

  package var phase: Phase
  /// The start of what is upcoming, else the end.
  package var target: Instant
  /// In milliseconds; negative after the target.
  package var remaining: Int64
  /// How much of the time from the beginning to the end is over, in millionths.
  package var elapsed: Int32
  package var colour: ColourToken

  package var days: Int64 { TimeLeft(remaining).days }
  package var hours: Int32 { TimeLeft(remaining).hours }
  package var minutes: Int32 { TimeLeft(remaining).minutes }
  package var seconds: Int32 { TimeLeft(remaining).seconds }

  /// Of a span of time: it is upcoming before its start, if it has one, running up to its end, and
  /// has passed from `over` on. What is done or given up stands as it stood then; to the latter nothing
  /// counts.
  ///
  /// The elapsed part is counted from `beginning`.
  init(
    start: Instant?, end: Instant, over: Instant, beginning: Instant, done: Instant?,
    givenUp: Instant? = nil, at now: Instant
  ) {
    let present = done ?? givenUp ?? now
    if done != nil {
      phase = .done
    } else if givenUp != nil {
      phase = .none
    } else if present >= over {
      phase = .passed
    } else {
      phase = start.map { present < $0 } ?? false ? .upcoming : .running
    }
    target = phase == .upcoming ? start ?? end : end
    remaining = target.milliseconds - present.milliseconds
    elapsed = Self.elapsed(at: present, from: beginning, to: end)
    colour = Self.colour(phase, remaining: remaining, of: end.milliseconds - beginning.milliseconds)
  }

  /// 0 up to the beginning, and 1,000,000 from the end on.
  private static func elapsed(at now: Instant, from beginning: Instant, to end: Instant) -> Int32 {
    if now >= end { return 1_000_000 }
    if now <= beginning { return 0 }
    let over = now.milliseconds - beginning.milliseconds
    let all = UInt64(end.milliseconds - beginning.milliseconds)
    // Millions of the milliseconds of thousands of years are more than 64 bits hold.
    return Int32(all.dividingFullWidth(UInt64(over).multipliedFullWidth(by: 1_000_000)).quotient)
  }

  /// Red when it has passed, or less than an hour or a tenth of the time is left; orange when less than
  /// a quarter is; else green. Green, too, when it is done. What is upcoming is blue, and orange in the
  /// last hour before it begins.
  private static func colour(_ phase: Phase, remaining: Int64, of all: Int64) -> ColourToken {
    switch phase {
    case .none: .black
    case .upcoming: remaining < hour ? .orange : .blue
    case .passed: .red
    case .done: .green
    case .running:
      if remaining < hour || remaining < all / 10 {
        .red
      } else {
        remaining < all / 4 ? .orange : .green
      }
    }
  }

  private static let hour: Int64 = 3_600_000
}

/// A number of milliseconds, without its sign, in whole seconds.
private struct TimeLeft {
  let total: UInt64

  init(_ milliseconds: Int64) { total = milliseconds.magnitude / 1_000 }

  var days: Int64 { Int64(total / 86_400) }
  var hours: Int32 { Int32(total / 3_600 % 24) }
  var minutes: Int32 { Int32(total / 60 % 60) }
  var seconds: Int32 { Int32(total % 60) }
}

extension Countdown {
  /// `2 days 3 h left`, `starts in 45 min`, `3 h late`, `done`; "" when there is nothing to count to.
  ///
  /// Of what is in a phase, with so many milliseconds left.
  package static func label(
    _ phase: Phase, remaining: Int64, _ wording: Wording = .english
  ) -> String {
    wording.countdown(phase, seconds: Int64(clamping: remaining.magnitude / 1_000))
  }
}
