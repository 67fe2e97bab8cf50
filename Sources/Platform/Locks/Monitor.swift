package import Glibc

/// A lock with a condition variable.
package struct Monitor: ~Copyable {
  @usableFromInline package let mutex: UnsafeMutablePointer<pthread_mutex_t>
  @usableFromInline package let changed: UnsafeMutablePointer<pthread_cond_t>

  package init() {
    mutex = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  @inlinable
  package borrowing func lock() {
    pthread_mutex_lock(mutex)
  }

  @inlinable
  package borrowing func unlock() {
    pthread_mutex_unlock(mutex)
  }

  /// Lets others in until one of them wakes this thread.
  package borrowing func wait() {
    pthread_cond_wait(changed, mutex)
  }

  /// Lets others in until one of them wakes this thread, or the deadline comes.
  ///
  /// - Returns: Whether the deadline has not come yet.
  package borrowing func wait(until deadline: Deadline) -> Bool {
    var time = deadline.time
    return pthread_cond_timedwait(changed, mutex, &time) != ETIMEDOUT
  }

  /// Wakes one thread that waits.
  @inlinable
  package borrowing func wakeOne() {
    pthread_cond_signal(changed)
  }

  /// Wakes all threads that wait.
  package borrowing func wakeAll() {
    pthread_cond_broadcast(changed)
  }
}

/// The deadline of a wait.
package struct Deadline {
  fileprivate var time = timespec()

  package init(in milliseconds: Int32) {
    clock_gettime(CLOCK_REALTIME, &time)
    let nanoseconds = time.tv_nsec + Int(milliseconds % 1_000) * 1_000_000
    time.tv_sec += Int(milliseconds / 1_000) + nanoseconds / 1_000_000_000
    time.tv_nsec = nanoseconds % 1_000_000_000
  }
}
