import Domain
import TestSupport
import Testing
import UseCases

/// How completions score, and what keeps a streak.
@Suite struct PulseSettingsTests {
  @Test("What nobody set is as it is at first, and undo takes back what was set")
  func setting() throws {
    let test = try TestStore()
    #expect(try test.store.settings.pulse() == PulseSettings())
    try SetSettings<PulseSettings>(test.store).run(
      [.pointsP0: 10, .dailyGoal: 3, .ignoredWeekdays: 96], at: test.now)
    let settings = try test.store.settings.pulse()
    #expect(settings.points(for: .p0) == 10 && settings.points(for: .p1) == 4)
    #expect(settings.dailyGoal == 3 && settings.weeklyGoal == 5)
    #expect((0...6).filter { settings.ignores(weekday: $0) } == [5, 6])
    #expect(try UndoStep(test.store).run(at: test.now).action == .changeSettings)
    #expect(try test.store.settings.pulse() == PulseSettings())
  }

  @Test("A value out of its range changes nothing, not even what is right beside it")
  func refusals() throws {
    let test = try TestStore()
    for (name, values) in [
      (.pointsP3, [-1, 1_001]), (.pointsNone, [.min, .max]), (.dailyGoal, [0, 1_001]),
      (.weeklyGoal, [0, 7_001]), (.ignoredWeekdays, [-1, 127, 128]),
    ] as [(PulseSettings.Name, [Int32])] {
      for value in values {
        let failure = try #require(
          #expect(throws: Failure.self) {
            try SetSettings<PulseSettings>(test.store).run(
              [.pointsP0: 9, name: value], at: test.now)
          })
        #expect(failure.kind == .invalid && failure.field == name.field)
      }
    }
    #expect(try test.store.settings.all().isEmpty)
  }

  @Test("What another program set to nonsense is as it is at first")
  func nonsense() throws {
    let test = try TestStore()
    try test.store.write(.changeSettings, at: test.now) {
      try test.store.settings.set("score.points_p0", to: "many")
      try test.store.settings.set("pulse.weekly_goal", to: "0")
    }
    #expect(try test.store.settings.pulse() == PulseSettings())
  }
}
