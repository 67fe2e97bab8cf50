import Testing

@testable import Domain

@Suite struct UrgencyTests {
  private static let now = Instant(clamping: 1_800_000_000_000)
  private static let day: Int64 = 86_400_000

  /// The due and the age are in milliseconds before now.
  private func urgency(
    _ priority: Priority = .none, due: Int64? = nil, favourite: Bool = false, age: Int64 = 0,
    blocked: Bool = false, blocking: Bool = false
  ) -> Int32 {
    Urgency(
      priority: priority, due: due.map { Instant(clamping: Self.now.milliseconds - $0) },
      isFavourite: favourite, created: Instant(clamping: Self.now.milliseconds - age),
      isBlocked: blocked, isBlocking: blocking
    ).value(at: Self.now)
  }

  @Test(
    "Each priority has its weight",
    arguments: [
      (Priority.p0, Int32(9_000)), (.p1, 6_000), (.p2, 3_900), (.p3, 1_800), (.none, 0),
    ])
  func priority(priority: Priority, expected: Int32) {
    #expect(urgency(priority) == expected)
  }

  @Test(
    "The due presses more from 14 days before to 7 days after",
    arguments: [
      (-5_000, 2_400), (-14, 2_400), (-7, 5_600), (0, 8_800), (3, 10_171), (7, 12_000),
      (400, 12_000),
    ] as [(Int64, Int32)])
  func due(daysOver: Int64, expected: Int32) {
    #expect(urgency(due: daysOver * Self.day) == expected)
  }

  @Test("Age counts evenly for a year, and a task from the future has none")
  func age() {
    #expect(urgency(age: 73 * Self.day) == 400)
    #expect(urgency(age: 365 * Self.day) == 2_000)
    #expect(urgency(age: 3_650 * Self.day) == 2_000)
    #expect(urgency(age: -Self.day) == 0)
  }

  @Test("The terms add up, and may be negative together")
  func sum() {
    #expect(urgency(favourite: true) == 2_000)
    #expect(urgency(blocking: true) == 8_000)
    #expect(urgency(blocked: true) == -5_000)
    #expect(
      urgency(
        .p1, due: 0, favourite: true, age: 73 * Self.day, blocked: true, blocking: true) == 20_200)
  }

  @Test("The ends of time do not overflow")
  func ends() {
    let ends = Urgency(
      priority: .p0, due: Instant.range.lowerBound, isFavourite: true,
      created: Instant.range.lowerBound, isBlocked: false, isBlocking: true)
    #expect(ends.value(at: Instant.range.upperBound) == 33_000)
  }

  @Test("Coefficients weigh each term, the largest without overflow")
  func coefficients() throws {
    var coefficients = UrgencyCoefficients()
    for name in UrgencyCoefficients.Name.allCases { try coefficients.set(name, to: 1_000_000) }
    var urgency = Urgency(
      priority: .p2, due: Instant(clamping: .min), isFavourite: true,
      created: Instant(clamping: .min), isBlocked: true, isBlocking: true)
    urgency.isStarted = true
    urgency.planned = Self.now
    urgency.hasProject = true
    urgency.tagCount = 2
    #expect(urgency.value(at: Self.now, by: coefficients) == 9_900_000)
    for name in UrgencyCoefficients.Name.allCases { try coefficients.set(name, to: -1_000_000) }
    #expect(urgency.value(at: Self.now, by: coefficients) == -9_900_000)
    #expect(throws: Failure.self) { try coefficients.set(.due, to: 1_000_001) }
    #expect(coefficients[.due] == -1_000_000)
  }
}
