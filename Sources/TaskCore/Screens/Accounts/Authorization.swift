import CTaskcore
import Domain
import Google

/// An authorization request to Google, as a C caller has it.
final class Authorization: CHandleOwner {
  let client: GoogleClientOfCaller
  let request: AuthorizationRequest
  private let arena = Arena()
  let content: UnsafePointer<taskcore_authorization_content>

  init(_ client: GoogleClientOfCaller, _ request: AuthorizationRequest) throws {
    self.client = client
    self.request = request
    content = try arena.one(
      taskcore_authorization_content(
        struct_size: MemoryLayout<taskcore_authorization_content>.size,
        address: arena.text(request.address)))
  }
}
