public import TaskcoreSwift

extension Store {
  /// Each reminder that becomes due, as a sequence that is waited for. The store is polled when the next one is due, after
  /// each commit, and every so often for what other programs do.
  ///
  /// Who ends the loop, cancels its task or lets go of the sequence is told no longer. The store stays open until then.
  ///
  /// - Parameter interval: How long to wait at most between polls.
  /// - Returns: The alerts, the earliest first, for one loop.
  /// - Throws: `noMemory`; the sequence, what a poll throws.
  public func alerts(
    pollingEvery interval: Duration = .seconds(30)
  ) throws -> AsyncThrowingStream<Alert, any Error> {
    let (alerts, continuation) = AsyncThrowingStream.makeStream(of: Alert.self)
    let (wakes, waking) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let observer = try StoreObserver(self) { _ in waking.yield() }
    waking.yield()
    let polling = _Concurrency.Task {
      defer { withExtendedLifetime(observer) {} }
      var timer: _Concurrency.Task<Void, any Error>?
      defer { timer?.cancel() }
      do {
        for await _ in wakes {
          timer?.cancel()
          for alert in try poll() { continuation.yield(alert) }
          let rest = try nextWakeup().map { Duration.milliseconds(max($0 - (try now()), 0)) }
          let pause = min(rest ?? interval, interval)
          timer = _Concurrency.Task {
            try await _Concurrency.Task.sleep(for: pause)
            waking.yield()
          }
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in polling.cancel() }
    return alerts
  }
}
