import CTaskcore
import Domain
import Synchronization

/// Somebody who is told of each commit.
///
/// Its state is either constant or atomic, so threads may share it.
final class ObserverHandle: CHandleOwner, @unchecked Sendable {
  private let callback: taskcore_observe_callback
  private let payload: UnsafeMutableRawPointer?
  private let isWatching = Atomic(true)
  private weak let store: StoreHandle?

  init(
    _ callback: taskcore_observe_callback, payload: UnsafeMutableRawPointer?, store: StoreHandle
  ) {
    self.callback = callback
    self.payload = payload
    self.store = store
  }

  /// - Returns: what the callback answers; 0 when it is not to be called any more.
  func tell(_ commit: UnsafePointer<taskcore_commit>) -> Int32 {
    guard isWatching.load(ordering: .acquiring) else { return 0 }
    return withHost { callback(commit, payload) }
  }

  func stopWatching() {
    isWatching.store(false, ordering: .releasing)
    store?.remove(self)
  }
}
