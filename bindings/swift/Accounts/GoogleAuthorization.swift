import CTaskcoreHeader

extension GoogleClient {
  /// One by its file.
  public init(file: any UTF8Text, address: any UTF8Text = "google:") {
    self.init(.file(file), address: address)
  }
}

/// An authorization request to the user, with the secrets that identify the response.
public final class GoogleAuthorization {
  let handle: UnsafeMutablePointer<taskcore_authorization>?
  /// Asked by calls for as long as the handle is there.
  private let calls: Calls
  /// Where the browser is sent.
  public let address: String

  init(_ handle: UnsafeMutablePointer<taskcore_authorization>?, _ calls: Calls) throws {
    address = String(c: try required(taskcore_authorization_contents(handle)).address)
    self.handle = handle
    self.calls = calls
  }

  deinit { taskcore_authorization_free(handle) }
}
