import CTaskcoreHeader

/// Learns of each commit: of those of this program at once, of others' when the store is polled.
public final class StoreObserver {
  private let store: Store
  private var observer: UnsafeMutablePointer<taskcore_observer>?
  private var hasChanged = false

  /// Watches a store from now on.
  public init(_ store: Store) throws {
    self.store = store
    let payload = Unmanaged.passUnretained(self).toOpaque()
    try Store.check(
      taskcore_observe(
        store.handle,
        { _, payload in
          guard let payload else { return TASKCORE_EINTERNAL }
          Unmanaged<StoreObserver>.fromOpaque(payload).takeUnretainedValue().hasChanged = true
          return 0
        }, payload, nil, &observer))
  }

  deinit {
    taskcore_observer_free(observer)
  }

  /// Whether something was committed since this was asked last.
  public func take() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }
}
