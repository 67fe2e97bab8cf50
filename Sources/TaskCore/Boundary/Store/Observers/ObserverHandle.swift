import CTaskcore
import Domain
import Platform

/// An observer of commits, registered until it is freed.
final class ObserverHandle: CHandleOwner, @unchecked Sendable {
  private let callback: taskcore_observe_callback
  private let payload: UnsafeMutableRawPointer?
  private let destruction: Destruction?
  private weak let store: StoreHandle?
  private let processID = CurrentProcess.id
  private let monitor = Monitor()
  // Under the monitor.
  private var isWatching = true
  /// The threads on which the callback runs, one as often as it does.
  private var tellers: [ThreadID] = []
  /// Whether the last of them destroys the payload.
  private var isLeftToTellers = false

  init(
    _ callback: taskcore_observe_callback, payload: UnsafeMutableRawPointer?,
    destruction: Destruction?, store: StoreHandle
  ) {
    self.callback = callback
    self.payload = payload
    self.destruction = destruction
    self.store = store
  }

  /// - Returns: what the callback answers; 0 when it is not to be called any more.
  func tell(_ commit: UnsafePointer<taskcore_commit>) -> Int32 {
    guard begin() else { return 0 }
    let answer = withHost { callback(commit, payload) }
    if end() { destruction?.run() }
    return answer
  }

  /// Waits until no other thread is in the callback, unless this one is, and destroys the payload.
  func stopWatching() {
    // In a fork, other threads are not there to end.
    if CurrentProcess.id != processID { return }
    store?.remove(self)
    if mayDestroy() { destruction?.run() }
  }

  private func begin() -> Bool {
    monitor.lock()
    defer { monitor.unlock() }
    if isWatching { tellers.append(.current) }
    return isWatching
  }

  /// - Returns: whether the payload is to be destroyed.
  private func end() -> Bool {
    monitor.lock()
    defer { monitor.unlock() }
    let thread = ThreadID.current
    if let index = tellers.lastIndex(where: { $0 == thread }) { tellers.remove(at: index) }
    if tellers.isEmpty { monitor.wakeAll() }
    return tellers.isEmpty && isLeftToTellers
  }

  private func mayDestroy() -> Bool {
    monitor.lock()
    defer { monitor.unlock() }
    isWatching = false
    let thread = ThreadID.current
    isLeftToTellers = tellers.contains { $0 == thread }
    if isLeftToTellers { return false }
    while !tellers.isEmpty { monitor.wait() }
    return true
  }
}
