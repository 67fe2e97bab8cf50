import Domain
import Platform
import Synchronization

/// Usage statistics of the calls on a store, once they are enabled; they never leave the process.
struct UsageMeter: ~Copyable {
  /// The statistics since an instant.
  struct Figures {
    /// When counting began or was reset; nil: it never began.
    var since: Instant?
    /// Under the address of the function's name, which is static, so that no call makes a text.
    var functions: [UnsafePointer<UInt8>: (name: StaticString, figures: CallFigures)] = [:]
    /// How often calls failed in each way.
    var failures: [Failure.Kind: Int64] = [:]
  }

  private let counts = Atomic(false)
  private let figures = Lock(Figures())

  /// Whether calls are counted from now on.
  var isCounting: Bool { counts.load(ordering: .relaxed) }

  /// Goes on with the figures that are there.
  func start(at now: Instant) {
    figures.withLock { $0.since = $0.since ?? now }
    counts.store(true, ordering: .relaxed)
  }

  func stop() {
    counts.store(false, ordering: .relaxed)
  }

  func reset(at now: Instant) {
    figures.withLock { figures in
      figures = Figures(since: figures.since == nil ? nil : now)
    }
  }

  func read() -> Figures { figures.withLock { $0 } }

  /// Runs a call of a function, known by its `#function`, and counts it when it is over.
  func count(_ function: StaticString, _ body: () throws -> Void) throws {
    let start = SteadyClock.nanoseconds
    do {
      try body()
    } catch {
      note(function, (error as? Failure)?.kind ?? .internal, since: start)
      throw error
    }
    note(function, nil, since: start)
  }

  private func note(_ function: StaticString, _ failure: Failure.Kind?, since start: Int64) {
    let duration = max(0, SteadyClock.nanoseconds &- start)
    figures.withLock { figures in
      figures.functions[function.utf8Start, default: (function, CallFigures())].figures.add(
        duration, isError: failure != nil)
      if let failure { figures.failures[failure, default: 0].add(1) }
    }
  }
}
