import Domain
import Testing

/// What can be done with a focus session, and what the clock makes of it.
@Suite struct FocusSessionTests {
  private static let start = Instant(clamping: 1_768_478_400_000)

  private func session(minutes: Int64 = 25) -> FocusSession {
    FocusSession(uid: "focus", length: minutes * 60_000, started: Self.start)
  }

  /// So many seconds after the start.
  private func at(_ seconds: Int64) -> Instant {
    Instant(clamping: Self.start.milliseconds + seconds * 1_000)
  }

  private func conflict(_ body: () throws -> Void) -> Bool {
    #expect(throws: Failure.self) { try body() }?.kind == .conflict
  }

  @Test("It runs by the clock, and is over at its end")
  func running() {
    let session = session()
    #expect(session.ends == at(1_500))
    #expect(session.elapsed(at: at(600)) == 600_000 && session.remaining(at: at(600)) == 900_000)
    #expect(!session.isOver(at: Instant(clamping: at(1_500).milliseconds - 1)))
    #expect(session.isOver(at: at(1_500)) && session.timer.state(at: at(1_500)) == .finished)
    #expect(session.elapsed(at: at(99_999)) == 1_500_000 && session.remaining(at: at(99_999)) == 0)
  }

  @Test("Pauses do not count, and put the end off")
  func pauses() throws {
    var session = session()
    try session.pause(at: at(600))
    #expect(session.state == .paused && session.ends == nil)
    #expect(session.elapsed(at: at(90_000)) == 600_000 && !session.isOver(at: at(90_000)))
    try session.resume(at: at(1_000))
    #expect(session.ends == at(1_900) && session.elapsed(at: at(1_100)) == 700_000)
    let isFinished = session.finishIfOver(at: at(5_000))
    #expect(isFinished)
    #expect(session.state == .finished && session.finished == at(1_900))
    #expect(session.worked.stretches == [at(0)..<at(600), at(1_000)..<at(1_900)])
    #expect(session.elapsed(at: at(5_000)) == 1_500_000 && session.resumed == nil)
  }

  @Test("A pause of no time leaves one stretch, and a stretch of no time none")
  func emptyStretches() throws {
    var session = session()
    try session.pause(at: at(0))
    try session.resume(at: at(0))
    try session.pause(at: at(60))
    try session.resume(at: at(60))
    try session.finish(at: at(90))
    #expect(session.worked.stretches == [at(0)..<at(90)])
  }

  @Test("Reset starts it anew from its full length, paused or not")
  func reset() throws {
    var session = session()
    try session.pause(at: at(600))
    try session.reset(at: at(700))
    #expect(session.state == .running && session.started == at(700) && session.ends == at(2_200))
    #expect(session.worked.stretches.isEmpty && session.elapsed(at: at(701)) == 1_000)
  }

  @Test("Finishing early keeps what was worked so far, and cancelling says that it is void")
  func endings() throws {
    var finished = session()
    try finished.finish(at: at(60))
    #expect(finished.state == .finished && finished.elapsed(at: at(100)) == 60_000)
    #expect(finished.finished == at(60) && finished.remaining(at: at(100)) == 0)
    var cancelled = session()
    try cancelled.pause(at: at(30))
    try cancelled.cancel(at: at(60))
    #expect(cancelled.state == .cancelled && cancelled.elapsed(at: at(100)) == 30_000)
    #expect(cancelled.finished == at(60))
  }

  @Test("What its state forbids is a conflict")
  func conflicts() throws {
    var running = session()
    #expect(conflict { try running.resume(at: at(1)) })
    let endsEarly = running.finishIfOver(at: at(1_499))
    #expect(!endsEarly)
    var paused = session()
    try paused.pause(at: at(1))
    #expect(conflict { try paused.pause(at: at(2)) })
    let endsPaused = paused.finishIfOver(at: at(99_999))
    #expect(!endsPaused)
    let over = session()
    for change: (inout FocusSession) throws -> Void in [
      { try $0.pause(at: at(1_500)) }, { try $0.resume(at: at(1_500)) },
      { try $0.reset(at: at(1_500)) }, { try $0.cancel(at: at(1_500)) },
      { try $0.finish(at: at(1_500)) },
    ] {
      var session = over
      #expect(conflict { try change(&session) })
      var ended = self.session()
      try ended.finish(at: at(1))
      #expect(conflict { try change(&ended) })
    }
  }

  @Test("A clock that goes back takes nothing away, and makes no stretch before its start")
  func clockGoesBack() throws {
    var session = session()
    #expect(session.elapsed(at: at(-5_000)) == 0 && session.remaining(at: at(-5_000)) == 1_500_000)
    try session.pause(at: at(-5_000))
    #expect(session.worked.stretches.isEmpty)
    try session.resume(at: at(-4_000))
    #expect(session.elapsed(at: at(-3_900)) == 100_000)
    try session.finish(at: at(-4_500))
    #expect(session.elapsed(at: at(0)) == 0 && session.finished == at(-4_000))
  }

  @Test("At the ends of time, nothing overflows")
  func endsOfTime() throws {
    var last = FocusSession(uid: "x", length: 3_600_000, started: Instant.range.upperBound)
    #expect(last.ends == Instant.range.upperBound && last.elapsed(at: at(0)) == 0)
    let isLastOver = last.finishIfOver(at: Instant.range.upperBound)
    #expect(isLastOver)
    var first = FocusSession(uid: "x", length: 60_000, started: Instant.range.lowerBound)
    #expect(first.elapsed(at: Instant.range.upperBound) == 60_000)
    let isFirstOver = first.finishIfOver(at: Instant.range.upperBound)
    #expect(isFirstOver)
  }

  @Test("A session is paused at most 200 times")
  func manyPauses() throws {
    var session = session(minutes: 60)
    for pause in 0..<Int64(200) {
      try session.pause(at: at(pause * 10 + 5))
      try session.resume(at: at(pause * 10 + 10))
    }
    #expect(conflict { try session.pause(at: at(2_005)) })
  }

  @Test("Its properties come back from the log, and what it cannot be is refused")
  func properties() throws {
    var session = session()
    session.taskUID = "task"
    try session.pause(at: at(600))
    try session.resume(at: at(700))
    try session.finish(at: at(800))
    var copy = FocusSession(blank: "focus")
    for property in FocusSession.Property.allCases {
      try copy.set(property, to: session.value(of: property))
    }
    #expect(copy == session)
    for bad: (FocusSession.Property, LogValue) in [
      (.kind, .integer(0)), (.kind, .integer(4)), (.state, .integer(5)), (.state, .text("1")),
      (.round, .integer(0)), (.length, .integer(0)), (.length, .integer(61 * 60_000)),
      (.length, .integer(60_001)), (.length, .integer(.max)), (.worked, .text("x")),
      (.worked, .text("2026-01-15T12:00:00.000Z")), (.started, .null),
      (.worked, .text("2026-01-15T12:00:00.000Z/2026-01-15T12:00:00.000Z")),
      (.worked, .text("2026-01-15T12:00:00.000Z/2026-01-15T13:00:00.001Z")),
    ] {
      #expect(throws: Failure.self, "\(bad)") { try copy.set(bad.0, to: bad.1) }
    }
  }
}
