public import CTaskcore
import Domain
import Google

/// Begins to ask a user of Google for access, as a program on a desktop does (RFC 8252, with PKCE). Nothing is sent yet.
///
/// The browser is sent to the address that `taskcore_authorization_contents` gives. It comes back to the redirect, where the
/// program listens for one request, whose query it gives to `taskcore_authorization_finish`. An access token is what
/// `taskcore_sync_set_password` gives for an account of Google.
///
/// - Parameters:
///   - options: who asks for what. Their callback is called until the authorization is freed.
///   - authorization: receives it, to be freed with `taskcore_authorization_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, a wrong `struct_size`, an address of no account at Google, what is no
///   client or one of another type, a redirect to another machine, and unknown scopes; `TASKCORE_ENOTFOUND`,
///   `TASKCORE_EACCESS` and `TASKCORE_EIO` when the file of the client is not there or cannot be read; `TASKCORE_EPARSE` when
///   it is not a client file; `TASKCORE_EMISUSE` also for the file of a store; `TASKCORE_ENOMEM`.
///   Since 0.1.0.
@c(taskcore_authorization_begin)
public func authorizationBegin(
  options: In<taskcore_authorization_options>,
  authorization: Out<Handle<taskcore_authorization>>
) -> taskcore_status {
  authorization?.pointee = nil
  return attempt {
    let output = try required(authorization, "authorization")
    let options = try required(options, "options").checked()
    let client = try GoogleClientOfCaller(options)
    let request = try AuthorizationRequest(options, client)
    output.pointee = try Authorization(client, request).makeHandle()
  }
}

/// Gets the tokens for what the browser came back with.
///
/// - Parameters:
///   - authorization: what began. It is not used up by an answer that is refused; of a code, Google gives tokens once.
///   - query: what stands behind the question mark of the address to which the browser came.
///   - tokens: receives them, to be freed with `taskcore_tokens_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_EACCESS` with the field `state` for an answer to another
///   request, with the field `token` when the user did not agree or the code is not taken, and with the field `client` when
///   Google does not know the program; `TASKCORE_EUNSUPPORTED` when libcurl is not installed; `TASKCORE_EPARSE` for an answer
///   that has no tokens; `TASKCORE_EBUSY` when Google asks to wait; `TASKCORE_EIO` also when it cannot be reached;
///   `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`; or what the callback answered.
///   Since 0.1.0.
@c(taskcore_authorization_finish)
public func authorizationFinish(
  authorization: In<taskcore_authorization>, query: CText, tokens: Out<Handle<taskcore_tokens>>
) -> taskcore_status {
  give(tokens) {
    let authorization = try Authorization.existing(authorization)
    let code = try authorization.request.code(from: text(query, "query"))
    return try authorization.client.oauth.tokens(for: code, of: authorization.request)
  }
}

/// Gets a new access token.
///
/// - Parameters:
///   - options: the client that the refresh token was given to.
///   - refreshToken: what `taskcore_authorization_finish` gave.
///   - tokens: receives them, as in `taskcore_authorization_finish`; without a new refresh token, the old one.
/// - Returns: as `taskcore_authorization_begin` and `taskcore_authorization_finish`; `TASKCORE_EACCESS` with the field `token` when
///   the user has to be asked anew, for the token has ended or was taken back.
///   Since 0.1.0.
@c(taskcore_authorization_refresh)
public func authorizationRefresh(
  options: In<taskcore_authorization_options>, refreshToken: CText,
  tokens: Out<Handle<taskcore_tokens>>
) -> taskcore_status {
  give(tokens) {
    let client = try GoogleClientOfCaller(required(options, "options").checked())
    return try client.oauth.refreshed(GoogleTokens(refresh: text(refreshToken, "refresh_token")))
  }
}

/// Takes back what a user allowed: all tokens that came of it end.
///
/// - Parameters:
///   - options: the client.
///   - token: an access token or a refresh token.
/// - Returns: as `taskcore_authorization_refresh`, and `TASKCORE_OK` also for a token that Google does not know any more.
///   Since 0.1.0.
@c(taskcore_authorization_revoke)
public func authorizationRevoke(
  options: In<taskcore_authorization_options>, token: CText
) -> taskcore_status {
  attempt {
    let client = try GoogleClientOfCaller(required(options, "options").checked())
    try client.oauth.revoke(GoogleTokens(refresh: text(token, "token")))
  }
}

private func give(
  _ output: Out<Handle<taskcore_tokens>>, _ body: () throws -> GoogleTokens
) -> taskcore_status {
  output?.pointee = nil
  return attempt {
    let output = try required(output, "tokens")
    output.pointee = try TokensScreen(body()).makeHandle()
  }
}
