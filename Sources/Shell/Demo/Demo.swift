import Platform
import TaskcoreSwift

/// A temporary store in memory with a month of made-up data up to now.
final class Demo {
  let store: Store

  /// Fills a store as if its owner had typed the commands of a ``DemoScript`` at their times; `zone`
  /// and `now` are as in ``Store/Options``.
  init(zone: (any UTF8Text)?, now: Int64?) throws {
    var options = Store.Options()
    options.path = Array(":memory:".utf8)
    options.zone = zone
    let present = now ?? WallClock.milliseconds
    options.clock = Clock(stoppedAt: present)
    options.goesOn = Interrupt.lets
    store = try Store(options)
    // Its days begin at 4 o'clock.
    let today = try store.localTime(present - 4 * 3_600_000).date
    let session = Session(quietly: store)
    for step in DemoScript(today: today).steps {
      let instant = try store.instant(
        today.adding(step.day), hour: step.hour, minute: step.minute, second: 0, millisecond: 0)
      // What is to happen later today has happened just now.
      store.clock?.now = min(instant, present - Int64(step.minutesAgo) * 60_000)
      _ = try session.output.captured { try session.run(Array(step.command.utf8)) }
    }
    store.clock?.now = now
  }
}

extension Clock {
  /// A clock that shows a time, until it is to go on with that of the system.
  convenience init(stoppedAt now: Int64) {
    self.init(at: now) { WallClock.milliseconds }
  }
}
