import CTaskcoreHeader

extension Calls {
  /// By which its callbacks find it, for as long as it is alive.
  var payload: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// A payload that C keeps, until it says by `destroy` that nobody will use it any more. When it
  /// refuses it, the caller destroys it.
  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static let destroy: taskcore_destroy_callback = { payload in
    guard let payload else { return }
    Unmanaged<Calls>.fromOpaque(payload).release()
  }

  /// Calls the library with this as its payload.
  ///
  /// - Throws: the error of a callback, or that of the library.
  func run(_ call: (UnsafeMutableRawPointer) throws -> taskcore_status) throws {
    let status = try withExtendedLifetime(self) { try call(payload) }
    if let failure { throw failure }
    try Store.check(status)
  }

  /// The error that a callback threw since the last query.
  func takeFailure() -> (any Error)? {
    defer { failure = nil }
    return failure
  }

  /// Answers 0, or 1 when `body` throws.
  static func call(
    _ payload: UnsafeMutableRawPointer?, _ body: (Calls) throws -> Void
  ) -> Int32 {
    guard let payload else { return TASKCORE_EINTERNAL }
    let calls = Unmanaged<Calls>.fromOpaque(payload).takeUnretainedValue()
    do {
      try body(calls)
      return TASKCORE_OK
    } catch {
      calls.failure = error
      return 1
    }
  }

  /// Answers whether a call goes on.
  static func stopping(
    _ payload: UnsafeMutableRawPointer?, _ goesOn: (Calls) throws -> Bool
  ) -> Int32 {
    var isOver = false
    let status = call(payload) { isOver = try !goesOn($0) }
    return isOver ? TASKCORE_EINTERRUPTED : status
  }
}
