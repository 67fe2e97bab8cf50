import CTaskcore
import Domain
import Platform

/// The caller's callback for the password of a hub or an account.
struct CallerPassword: @unchecked Sendable {
  private static let maximumLength = 4_096

  private let callback: taskcore_password_callback
  private let payload: UnsafeMutableRawPointer?

  init(_ callback: taskcore_password_callback, _ payload: UnsafeMutableRawPointer?) {
    self.callback = callback
    self.payload = payload
  }

  /// Asks for it.
  ///
  /// - Parameters:
  ///   - address: Of the hub or account.
  ///   - run: Runs a callback of the caller, and throws its answer unless that is 0.
  /// - Returns: it; nil when there is none.
  /// - Throws: what it throws; `invalid` for anything but a password.
  func ask(for address: String, _ run: (() -> Int32) throws -> Void) throws -> String? {
    var text: UnsafePointer<CChar>?
    try run { address.withCString { callback($0, &text, payload) } }
    guard let text else { return nil }
    let length = RawMemory.length(ofText: text, upTo: Self.maximumLength + 1)
    guard length <= Self.maximumLength else {
      throw Failure(
        .invalid, "A password has at most \(Self.maximumLength) bytes.", field: "password")
    }
    guard let password = String(validatingCString: text) else {
      throw Failure(.invalid, "The password is not valid UTF-8.", field: "password")
    }
    return password
  }
}
