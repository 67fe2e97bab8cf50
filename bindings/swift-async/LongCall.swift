import Dispatch
import Synchronization
public import TaskcoreSwift

/// A long call in a thread of its own: its progress can be observed, and its result awaited.
///
///     let sync = store.carryOut { try $0.sync(progress: $1) }
///     for await step in sync.progress { print(step.done) }
///     let report = try await sync.result
///
/// When the task that waits for ``result`` is cancelled, the call ends where it next tells its progress, and nothing has
/// changed. Other calls on the store wait until it is over.
public struct LongCall<Value: Sendable>: Sendable {
  /// The progress of the call. A slow reader gets only the latest value. Ends with the call.
  public let progress: AsyncStream<CallProgress>
  private let task: _Concurrency.Task<Value, any Error>
  private let cancellation = Cancellation()

  fileprivate init(
    _ store: Store,
    _ body: @escaping @Sendable (Store, @escaping FileTransfer.Progress) throws -> Value
  ) {
    let (progress, continuation) = AsyncStream.makeStream(
      of: CallProgress.self, bufferingPolicy: .bufferingNewest(1))
    self.progress = progress
    task = _Concurrency.Task.detached { [cancellation] in
      defer { continuation.finish() }
      return try await withCheckedThrowingContinuation { waiting in
        DispatchQueue.global().async {
          let result = Result {
            try cancellation.check()
            return try body(store) { done, total in
              try cancellation.check()
              continuation.yield(CallProgress(done: done, total: total < 0 ? nil : total))
            }
          }
          waiting.resume(with: result)
        }
      }
    }
  }

  /// The result.
  ///
  /// - Throws: What the call throws; `CancellationError` when it was cancelled.
  public var result: Value {
    get async throws {
      try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        cancellation.set()
      }
    }
  }

  /// Ends the call where it next tells its progress.
  public func cancel() { cancellation.set() }
}

/// How far a long call is.
public struct CallProgress: Hashable, Sendable {
  /// How many tasks, or whatever the call works on, are done.
  public let done: Int64
  /// Of how many; nil when that is not known.
  public let total: Int64?
}

extension Store {
  /// Begins a call that takes long, such as an export, a backup or a sync.
  ///
  /// - Parameter body: The call; it gets the store, and the closure for its progress.
  /// - Returns: The call, which goes on even if no task awaits it.
  public func carryOut<Value: Sendable>(
    _ body: @escaping @Sendable (Store, @escaping FileTransfer.Progress) throws -> Value
  ) -> LongCall<Value> {
    LongCall(self, body)
  }

  /// Syncs as `sync(_:progress:)` does, without keeping the thread of the caller.
  ///
  /// - Parameter remote: Nil for all folders and hubs.
  /// - Returns: What was taken in and left.
  /// - Throws: What `sync(_:progress:)` throws; `CancellationError` when the task was cancelled.
  @discardableResult
  public func synced(_ remote: Int64? = nil) async throws -> SyncReport {
    try await carryOut { try $0.sync(remote, progress: $1) }.result
  }
}

/// Whether a call is to end.
private final class Cancellation: Sendable {
  private let isSet = Atomic(false)

  func set() { isSet.store(true, ordering: .relaxed) }

  func check() throws {
    if isSet.load(ordering: .relaxed) { throw CancellationError() }
  }
}
