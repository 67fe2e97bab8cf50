import CTaskcoreHeader

/// Objects that C code keeps as the payloads of callbacks, until it says by ``destroy`` that nobody will
/// use them any more.
enum Payload {
  /// The payload for an object, which C code keeps. When it refuses it, the caller destroys it.
  static func retain(_ object: some AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(object).toOpaque()
  }

  static let destroy: taskcore_destroy_callback = { payload in
    guard let payload else { return }
    Unmanaged<AnyObject>.fromOpaque(payload).release()
  }

  /// The object of a payload.
  static func object<Object: AnyObject>(_ payload: UnsafeMutableRawPointer) -> Object {
    Unmanaged<Object>.fromOpaque(payload).takeUnretainedValue()
  }
}
