import TaskcoreSwift
import Testing

/// Scores, streaks and what is compared.
@Suite struct PulseTests {
  @Test("A pulse counts what was completed, and says in which time")
  func pulse() throws {
    let clock = Clock(at: noon - day) { noon }
    let store = try openStore(clock: clock)
    for (index, time) in [noon - day, noon, noon + 1].enumerated() {
      clock.now = time
      try store.complete(.ids([try store.addTask("Task \(index)")]))
    }
    let pulse = try store.pulse()
    #expect(pulse.completed == 3 && pulse.activeDays == 2 && pulse.added == 3)
    #expect(try pulse.bestDate == today() && pulse.today == today())
    // Wednesday, of the days that are over.
    #expect(pulse.bestWeekday == 3)
    #expect(pulse.bestHour == 12)
    let streak = pulse.dailyStreak
    #expect(streak.current == 2 && streak.longest == 2)
    #expect(try streak.currentFirst == date(2026, 1, 14) && streak.currentLast == today())
    #expect(streak.longestFirst == streak.currentFirst && streak.longestLast == streak.currentLast)
    #expect(pulse.week.completed == 3 && pulse.week.previousCompleted == 0)
    #expect(try pulse.week.firstDate == date(2026, 1, 12))
    #expect(try pulse.week.previousFirstDate == date(2026, 1, 5))
    #expect(try pulse.week.previousLastDate == date(2026, 1, 11))
    #expect(try pulse.week.previousSameDate == date(2026, 1, 8))
    #expect(pulse.month.completed == 3 && pulse.month.previousCompletedSoFar == 0)
  }
}
