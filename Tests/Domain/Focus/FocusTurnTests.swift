import Domain
import Testing

/// What comes after a focus session, and how long it is.
@Suite struct FocusTurnTests {
  private func session(_ kind: FocusSession.Kind, round: Int64) -> FocusSession {
    var session = FocusSession(uid: "x", length: 60_000, started: Instant(clamping: 0))
    session.kind = kind
    session.round = round
    return session
  }

  @Test("Four sessions with short breaks, then a long one, and again")
  func rounds() {
    var turn = FocusTurn.first
    var turns: [FocusTurn] = []
    for _ in 0..<9 {
      turns.append(turn)
      turn = FocusTurn(after: session(turn.kind, round: turn.round), rounds: 4)
    }
    #expect(
      turns.map(\.kind) == [
        .work, .shortBreak, .work, .shortBreak, .work, .shortBreak, .work, .longBreak, .work,
      ])
    #expect(turns.map(\.round) == [1, 1, 2, 2, 3, 3, 4, 4, 1])
  }

  @Test("A break that is left out still ends its round, and one that is put in opens none")
  func otherKind() {
    #expect(FocusTurn(.shortBreak, round: 2).round(of: .work) == 3)
    #expect(FocusTurn(.longBreak, round: 4).round(of: .work) == 5)
    #expect(
      FocusTurn(after: session(.work, round: 5), rounds: 4) == FocusTurn(.longBreak, round: 5))
    #expect(FocusTurn(.work, round: 3).round(of: .longBreak) == 2)
    #expect(FocusTurn(.work, round: 1).round(of: .shortBreak) == 1)
    #expect(FocusTurn(.shortBreak, round: 2).round(of: .longBreak) == 2)
    #expect(FocusTurn(.shortBreak, round: 1_000_000).round(of: .work) == 1_000_000)
  }

  @Test("Settings are refused outside of their ranges, with the member")
  func settings() throws {
    var settings = FocusSettings()
    for (name, range) in [
      (FocusSettings.Name.workMinutes, Int32(1)...60), (.shortBreakMinutes, 1...60),
      (.longBreakMinutes, 1...60), (.rounds, 1...12), (.startsNext, 0...1),
    ] {
      for value in [range.lowerBound, range.upperBound] {
        try settings.set(name, to: value)
        #expect(settings[name] == value)
      }
      for value in [range.lowerBound - 1, range.upperBound + 1, .min, .max] {
        let failure = #expect(throws: Failure.self) { try settings.set(name, to: value) }
        #expect(failure?.kind == .invalid && failure?.field == name.field)
      }
    }
    #expect(FocusSettings.Name.startsNext.field == "is_auto_start")
  }

  @Test(
    "A clock counts down in minutes and seconds, and shows 00:00 only at the end",
    arguments: [(1_500_000, "25:00"), (1_499_999, "25:00"), (61_000, "01:01"), (1, "00:01")])
  func text(milliseconds: Int64, text: String) {
    #expect(FocusLength.text(milliseconds: milliseconds) == text)
    #expect(FocusLength.text(milliseconds: 0) == "00:00")
    #expect(FocusLength.text(milliseconds: 3_600_000) == "60:00")
  }
}
