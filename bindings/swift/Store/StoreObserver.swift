import CTaskcoreHeader
import Synchronization

/// Learns of each commit: of those of this program at once, of others' when the store is polled.
public final class StoreObserver: @unchecked Sendable {
  private let store: Store
  private let news = News()
  private let observer: UnsafeMutablePointer<taskcore_observer>?

  private final class News: Sendable {
    let hasChanged = Atomic(false)
  }

  /// Watches a store from now on.
  ///
  /// - Parameters:
  ///   - store: The store, which stays open as long as it is watched.
  ///   - told: Is called with each commit, after it, in the thread of the call that made or noticed it; it
  ///     may call the store.
  /// - Throws: `noMemory`.
  public init(_ store: Store, told: @escaping @Sendable (Commit) -> Void = { _ in }) throws {
    self.store = store
    observer = try store.observe { [news] commit in
      news.hasChanged.store(true, ordering: .relaxed)
      told(commit)
    }
  }

  deinit {
    taskcore_observer_free(observer)
  }

  /// Whether something was committed since this was asked last.
  public func take() -> Bool {
    news.hasChanged.exchange(false, ordering: .relaxed)
  }
}

extension Store {
  /// Observes each commit until the result is freed.
  func observe(
    _ told: @escaping (Commit) -> Void
  ) throws -> UnsafeMutablePointer<taskcore_observer>? {
    let payload = Calls(observe: told).retained()
    var observer: UnsafeMutablePointer<taskcore_observer>?
    let status = taskcore_observe(
      handle, Calls.observeCallback, payload, Calls.destroy, &observer)
    if status != TASKCORE_OK { Calls.destroy(payload) }
    try Self.check(status)
    return observer
  }
}
