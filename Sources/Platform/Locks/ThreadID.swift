package import Glibc

/// The identity of a running thread.
package struct ThreadID: Equatable {
  @usableFromInline package let thread: pthread_t

  @inlinable
  package init(_ thread: pthread_t) {
    self.thread = thread
  }

  @inlinable package static var current: ThreadID { ThreadID(pthread_self()) }

  @inlinable
  package static func == (one: ThreadID, other: ThreadID) -> Bool {
    pthread_equal(one.thread, other.thread) != 0
  }
}
