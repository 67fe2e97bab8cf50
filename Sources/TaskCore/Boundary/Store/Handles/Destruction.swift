import CTaskcore

/// The caller's destructor for a payload that is no longer used.
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
