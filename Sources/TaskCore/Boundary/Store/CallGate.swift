import Domain
import Glibc

/// Lets the threads that share a store take turns.
///
/// It is not a mere lock, because a long call hands control to the caller's callbacks: a thread
/// that calls the store from there gets an error where a lock would wait for itself, and other
/// threads wait no longer than for a store that is busy.
final class CallGate {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let passed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var holder: pthread_t?
  private var isInCallback = false
  /// How long to wait while the holder is in a callback, in milliseconds.
  private let timeout: Int32

  init(timeout: Int32) {
    self.timeout = timeout
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(passed, nil)
  }

  deinit {
    pthread_cond_destroy(passed)
    pthread_mutex_destroy(mutex)
    passed.deallocate()
    mutex.deallocate()
  }

  /// Runs `body` when no other call is running.
  ///
  /// - Throws: `misuse` inside of a callback, `busy` when another thread's callback takes too
  ///   long, or what `body` throws.
  func run<Result>(_ body: () throws -> Result) throws -> Result {
    try take()
    defer { pass() }
    return try body()
  }

  /// Runs a callback of the caller in the middle of a turn.
  func runCallback<Result>(_ callback: () -> Result) -> Result {
    setInCallback(true)
    defer { setInCallback(false) }
    return callback()
  }

  private func take() throws {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let thread = pthread_self()
    var deadline: timespec?
    while let holder {
      if pthread_equal(holder, thread) != 0 {
        throw Failure(
          .misuse,
          "This callback must not call its store: the call that runs it is not finished.",
          field: "store")
      }
      guard isInCallback else {
        pthread_cond_wait(passed, mutex)
        continue
      }
      var end = deadline ?? Self.deadline(in: timeout)
      deadline = end
      if pthread_cond_timedwait(passed, mutex, &end) == ETIMEDOUT {
        throw Failure(
          .busy, "Another thread's import or export holds the store: try again.",
          field: "store")
      }
    }
    holder = thread
  }

  private func pass() {
    pthread_mutex_lock(mutex)
    holder = nil
    pthread_cond_signal(passed)
    pthread_mutex_unlock(mutex)
  }

  private func setInCallback(_ value: Bool) {
    pthread_mutex_lock(mutex)
    isInCallback = value
    // Those who wait have to look at the clock from now on.
    if value { pthread_cond_broadcast(passed) }
    pthread_mutex_unlock(mutex)
  }

  private static func deadline(in milliseconds: Int32) -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let nanoseconds = time.tv_nsec + Int(milliseconds % 1_000) * 1_000_000
    time.tv_sec += Int(milliseconds / 1_000) + nanoseconds / 1_000_000_000
    time.tv_nsec = nanoseconds % 1_000_000_000
    return time
  }
}
