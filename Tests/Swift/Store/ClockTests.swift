import TaskcoreSwift
import Testing

/// The clock that a program gives a store.
@Suite struct ClockTests {
  @Test("A store reads the time that the clock shows, or that of the other one")
  func time() throws {
    let clock = Clock(at: noon) { noon + day }
    let store = try openStore(clock: clock)
    #expect(try store.now() == noon)
    clock.now = noon + hour
    #expect(try store.now() == noon + hour)
    let task = try store.addTask("Pay rent")
    #expect(try store.tasks([task])[0].created == noon + hour)
    clock.now = nil
    #expect(try store.now() == noon + day)
  }

  @Test("A store keeps its clock, and lets it go when it is closed")
  func lifetime() throws {
    var clock: Clock? = Clock(at: noon) { noon }
    weak let seen = clock
    var store: Store? = try openStore(clock: clock!)
    clock = nil
    #expect(try store?.now() == noon)
    store = nil
    #expect(seen == nil)
  }

  @Test("A store that could not be opened keeps neither its clock nor who says whether calls go on")
  func failure() throws {
    let asked = Counter()
    weak var seen: Clock?
    weak var counter: Counter?
    do {
      let clock = Clock(at: noon) { noon }
      let calls = Counter()
      (seen, counter) = (clock, calls)
      let error = try refusal {
        _ = try openStore(at: "/dev/null/store.db", clock: clock) {
          calls.add()
          return true
        }
      }
      asked.add()
      #expect(error.code == .access)
    }
    #expect(asked.count == 1 && seen == nil && counter == nil)
  }
}
