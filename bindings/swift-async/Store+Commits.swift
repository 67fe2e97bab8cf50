public import TaskcoreSwift

extension Store {
  /// Each commit from now on, as a sequence that is waited for: those of this program when they are made, those of
  /// others when the store is polled.
  ///
  /// Who ends the loop, cancels its task or lets go of the sequence is told no longer. The store stays open until
  /// then.
  ///
  /// - Parameter policy: How many commits are buffered for a slow consumer: all of them by default.
  /// - Returns: The commits, for one loop.
  /// - Throws: `noMemory`.
  public func commits(
    buffering policy: AsyncStream<Commit>.Continuation.BufferingPolicy = .unbounded
  ) throws -> AsyncStream<Commit> {
    let (commits, continuation) = AsyncStream.makeStream(
      of: Commit.self, bufferingPolicy: policy)
    let observer = try StoreObserver(self) { continuation.yield($0) }
    // It is kept for as long as there is a consumer, and freed with this closure.
    continuation.onTermination = { _ in withExtendedLifetime(observer) {} }
    return commits
  }
}
