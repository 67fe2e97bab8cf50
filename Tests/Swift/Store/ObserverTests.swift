import TaskcoreSwift
import Testing

/// Who watches a store.
@Suite struct ObserverTests {
  /// Says when it is gone.
  private final class Payload: Sendable {
    let gone: Counter

    init(_ gone: Counter) { self.gone = gone }
    deinit { gone.add() }
  }

  @Test("An observer learns of commits once, of its own program's at once")
  func news() throws {
    try withPath { path in
      let (store, other) = (try openStore(at: path), try openStore(at: path))
      let observer = try StoreObserver(store)
      #expect(!observer.take())
      _ = try store.addTask("Pay rent")
      #expect(observer.take() && !observer.take())
      _ = try other.addTask("Call Ann")
      #expect(!observer.take())
      _ = try store.poll()
      #expect(observer.take() && !observer.take())
    }
  }

  @Test("What is told may call the store")
  func calls() throws {
    let store = try openStore()
    let titles = Counter()
    let observer = try StoreObserver(store) { [unowned store] commit in
      for change in commit.changes where change.entity == .task {
        if (try? store.tasks([change.id]))?.first?.title == "Pay rent" { titles.add() }
      }
    }
    _ = try store.addTask("Pay rent")
    #expect(titles.count == 1 && observer.take())
  }

  @Test("What is told is let go with its observer, once")
  func lifetime() throws {
    let store = try openStore()
    let gone = Counter()
    var observer: StoreObserver? = try {
      let payload = Payload(gone)
      return try StoreObserver(store) { _ in withExtendedLifetime(payload) {} }
    }()
    _ = try store.addTask("Pay rent")
    #expect(gone.count == 0 && observer?.take() == true)
    observer = nil
    #expect(gone.count == 1)
    _ = try store.addTask("Call Ann")
    #expect(gone.count == 1)
  }

  @Test("An observer keeps its store open")
  func keepsItsStore() throws {
    var store: Store? = try openStore()
    weak let seen = store
    var observer: StoreObserver? = try StoreObserver(store!)
    store = nil
    #expect(try seen?.addTask("Pay rent") == 1 && observer?.take() == true)
    observer = nil
    #expect(seen == nil)
  }
}
