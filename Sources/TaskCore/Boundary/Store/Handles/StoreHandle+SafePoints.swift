import CHost
import CTaskcore
import Domain
import Platform
import Storage

/// The interruption of long calls, by `taskcore_interrupt` and by the store's progress callback.
extension StoreHandle {
  /// The caller's progress callback.
  final class Progress {
    private static let interval: Int64 = 50_000_000
    private let callback: taskcore_store_progress_callback
    private let payload: UnsafeMutableRawPointer?
    private var last: Int64 = 0

    init(_ callback: taskcore_store_progress_callback, payload: UnsafeMutableRawPointer?) {
      self.callback = callback
      self.payload = payload
    }

    /// The same for a call that begins now, while other calls go on.
    func another() -> Progress {
      let progress = Progress(callback, payload: payload)
      progress.begin()
      return progress
    }

    /// A call begins.
    func begin() { last = SteadyClock.nanoseconds }

    var isDue: Bool { SteadyClock.nanoseconds &- last >= Self.interval }

    func answer() -> Int32 {
      defer { begin() }
      return callback(payload)
    }
  }

  /// Runs what has the turn; it can be ended as long as nothing was committed.
  ///
  /// - Throws: what ended it, or what `body` throws.
  func endingAtSafePoints(_ body: () throws -> Void) throws {
    host_store_listen()
    store.safePoints.begin()
    progress?.begin()
    do {
      try body()
    } catch {
      throw store.safePoints.reason ?? error
    }
  }

  /// Why the call that has the turn shall end.
  func reasonToEnd() -> Failure? {
    if host_store_is_interrupted() != 0 { return .interrupted }
    guard let progress, progress.isDue else { return nil }
    do {
      try runCallback(progress.answer)
      return nil
    } catch {
      return error as? Failure
    }
  }

  /// Tells why a call shall end that goes on without its turn: `TASKCORE_EINTERRUPTED`, what the callback
  /// answered, or 0.
  func statusToEnd() -> () -> Int32 {
    let progress = progress?.another()
    return {
      if host_store_is_interrupted() != 0 { return TASKCORE_EINTERRUPTED }
      guard let progress, progress.isDue else { return 0 }
      return withHost(progress.answer)
    }
  }
}
