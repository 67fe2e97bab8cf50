package import Glibc

/// A thread-local pointer.
package struct ThreadSlot {
  @usableFromInline package let key: pthread_key_t

  /// - Parameter free: The destructor of a thread's pointer at the thread's end.
  package init(freeing free: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void) {
    var key = pthread_key_t()
    pthread_key_create(&key, free)
    self.key = key
  }

  /// That of this thread; nil until it is set.
  @inlinable package var pointer: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    nonmutating set { pthread_setspecific(key, newValue) }
  }
}
