import CHost
import CTaskcore
import Domain

/// Entry of calls into a store. Closing it waits for them to leave, so that one thread may free it while
/// others use it.
extension StoreHandle {
  /// A new handle, which keeps the object until it is closed. Its calls may refuse members that are set and
  /// not announced.
  func makeStore(checkingFields checksFields: Bool) throws -> UnsafeMutablePointer<taskcore_store> {
    let object = Unmanaged.passRetained(self)
    guard let store = host_store_new(object.toOpaque(), Self.mark, checksFields ? 1 : 0) else {
      object.release()
      throw Failure.noMemory
    }
    return UnsafeMutableRawPointer(store).assumingMemoryBound(to: taskcore_store.self)
  }

  /// Runs a call on a store, which is not closed before its end.
  ///
  /// - Throws: `invalid` for NULL, `misuse` for anything but an open store, or what `body` throws.
  static func enter(
    _ store: UnsafePointer<taskcore_store>?, _ body: (StoreHandle) throws -> Void
  ) throws {
    guard let store else {
      throw Failure(.invalid, "The \(word) must not be NULL.", field: word)
    }
    guard let object = host_store_enter(store, mark) else {
      throw Failure(.misuse, "The \(word) was freed, or never was one.", field: word)
    }
    defer { if let last = host_store_leave() { end(last) } }
    try use(object, body)
  }

  /// Ends a handle, when calls of other threads are over.
  static func close(_ store: UnsafeMutablePointer<taskcore_store>?) {
    // In a fork, closing would end locks that the parent relies on, and other threads are not there.
    var isForked = false
    try? enter(store) { isForked = $0.isForked }
    if isForked { return host_store_abandon(store, mark) }
    if let object = host_store_close(store, mark) { end(object) }
  }

  /// It is a function of its own, so that nobody holds the object when it is left.
  @inline(never)
  private static func use(
    _ object: UnsafeMutableRawPointer, _ body: (StoreHandle) throws -> Void
  ) rethrows {
    try body(Unmanaged<StoreHandle>.fromOpaque(object).takeUnretainedValue())
  }

  private static func end(_ object: UnsafeMutableRawPointer) {
    for destruction in released(object) { destruction.run() }
  }

  /// Closes the file; what remains is to be done after that.
  @inline(never)
  private static func released(_ object: UnsafeMutableRawPointer) -> [Destruction] {
    Unmanaged<StoreHandle>.fromOpaque(object).takeRetainedValue().destructions
  }
}
