import CTaskcore

/// What becomes of a payload of the caller when nobody will use it any more.
struct Destruction: @unchecked Sendable {
  private let payload: UnsafeMutableRawPointer?
  private let destroy: taskcore_destroy_callback

  init(of payload: UnsafeMutableRawPointer?, by destroy: taskcore_destroy_callback) {
    self.payload = payload
    self.destroy = destroy
  }

  func run() {
    withHost { destroy(payload) }
  }
}
