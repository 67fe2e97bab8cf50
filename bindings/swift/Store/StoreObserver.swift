import CTaskcoreHeader
import Synchronization

/// Learns of each commit: of those of this program at once, of others' when the store is polled.
public final class StoreObserver: @unchecked Sendable {
  private let store: Store
  private let news: News
  private let observer: UnsafeMutablePointer<taskcore_observer>?

  /// What the library calls.
  private final class News {
    let hasChanged = Atomic(false)
    let told: @Sendable (Commit) -> Void

    init(_ told: @escaping @Sendable (Commit) -> Void) {
      self.told = told
    }
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
    news = News(told)
    let payload = Payload.retain(news)
    var observer: UnsafeMutablePointer<taskcore_observer>?
    let status = taskcore_observe(
      store.handle,
      { commit, payload in
        guard let commit, let payload else { return TASKCORE_EINTERNAL }
        let news: News = Payload.object(payload)
        news.hasChanged.store(true, ordering: .relaxed)
        news.told(Commit(commit.row))
        return TASKCORE_OK
      }, payload, Payload.destroy, &observer)
    if status != TASKCORE_OK { Payload.destroy(payload) }
    self.observer = observer
    try Store.check(status)
  }

  deinit {
    taskcore_observer_free(observer)
  }

  /// Whether something was committed since this was asked last.
  public func take() -> Bool {
    news.hasChanged.exchange(false, ordering: .relaxed)
  }
}
