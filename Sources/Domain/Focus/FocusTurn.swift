/// The successor of a focus session: a break, or the next session.
package struct FocusTurn: Equatable, Sendable {
  package var kind: FocusSession.Kind
  /// Which one since the last long break, from 1. A break has that of the session before it.
  package var round: Int64

  package init(_ kind: FocusSession.Kind, round: Int64) {
    self.kind = kind
    self.round = round
  }

  /// Who did nothing for so long had a long break: milliseconds.
  package static let longestGap: Int64 = 3_600_000

  package static let first = FocusTurn(.work, round: 1)

  /// The turn after a session: a break after work, a long one when the rounds are full, and work after
  /// a break.
  package init(after session: FocusSession, rounds: Int32) {
    switch session.kind {
    case .work:
      self.init(session.round >= Int64(rounds) ? .longBreak : .shortBreak, round: session.round)
    case .shortBreak: self.init(.work, round: FocusSession.nextRound(after: session.round))
    case .longBreak: self = .first
    }
  }

  /// Which round a session of that kind is when it comes instead of this turn: work that comes
  /// instead of a short break opens the next round, and a break that comes instead of work belongs to
  /// the round before.
  package func round(of other: FocusSession.Kind) -> Int64 {
    switch (kind.isBreak, other.isBreak) {
    case (true, false): FocusSession.nextRound(after: round)
    case (false, true): max(1, round - 1)
    default: round
    }
  }
}

extension FocusSession {
  static func nextRound(after round: Int64) -> Int64 {
    min(max(round, 1), FocusSession.roundRange.upperBound - 1) + 1
  }
}
