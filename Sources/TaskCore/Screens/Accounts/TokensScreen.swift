import CTaskcore
import Domain
import Google

/// Tokens, as a C caller reads them.
final class TokensScreen: CHandleOwner {
  private let arena = Arena()
  let content: UnsafePointer<taskcore_tokens_content>

  init(_ tokens: GoogleTokens) throws {
    let arena = arena
    content = try arena.one(
      taskcore_tokens_content(
        struct_size: MemoryLayout<taskcore_tokens_content>.size,
        access_token: arena.text(tokens.access),
        refresh_token: tokens.refresh.map { try arena.text($0) },
        end_ms: tokens.end.milliseconds,
        scopes: GoogleOAuth.Scopes(tokens.scopes).rawValue, reserved: 0))
  }
}
