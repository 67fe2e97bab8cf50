import CTaskcoreHeader

/// A program, as Google knows it. None is built in: it is yours, or that of whoever ships your program.
///
///     let client = GoogleClient(file: "client.json")
///     let request = try client.authorize(redirect: "http://127.0.0.1:8080")
///     // The browser is sent to `request.address`, and comes back to the redirect with a query.
///     let tokens = try request.finish(query)
public struct GoogleClient {
  /// How a program is known.
  public enum Identity {
    /// By the file that Google's console gives for a client of the type Desktop app.
    case file(any UTF8Text)
    /// By its id and its secret.
    case id(any UTF8Text, secret: any UTF8Text)
  }

  /// How this one is known.
  public var identity: Identity
  /// Of the account, as ``Store/addAccount(_:at:device:netrc:authorities:)`` takes it.
  public var address: any UTF8Text
  /// Asked some every 50 ms whether a call goes on; it throws `interrupted` when it does not. Nil for always.
  public var goesOn: (() -> Bool)?

  /// Says who it is; nothing is asked yet.
  public init(
    _ identity: Identity, address: any UTF8Text = "google:", goesOn: (() -> Bool)? = nil
  ) {
    self.identity = identity
    self.address = address
    self.goesOn = goesOn
  }

  /// One by its file.
  public init(file: any UTF8Text, address: any UTF8Text = "google:") {
    self.init(.file(file), address: address)
  }

  /// Begins to ask the user; nothing is sent yet.
  ///
  /// - Parameters:
  ///   - redirect: Where the browser comes back to, on this machine: `http://127.0.0.1:8080`.
  ///   - scopes: What the user is to allow; none for calendars and tasks.
  /// - Returns: what the browser is sent with.
  /// - Throws: `invalid` for what is no client, `notFound` when its file is not there.
  public func authorize(
    redirect: some UTF8Text, scopes: GoogleScopes = []
  ) throws -> GoogleAuthorization {
    let calls = HubCalls(password: nil, goesOn: goesOn)
    var authorization: UnsafeMutablePointer<taskcore_authorization>?
    try run(calls) { options, texts in
      options.redirect = texts.copy(redirect)
      options.scopes = scopes.rawValue
      return taskcore_authorization_begin(&options, &authorization)
    }
    return try GoogleAuthorization(authorization, calls)
  }

  /// Gets a new access token.
  ///
  /// - Throws: `access` with the field `token` when the user has to be asked anew.
  public func refresh(_ token: some UTF8Text) throws -> GoogleTokens {
    try GoogleTokens.read { tokens in
      var status = TASKCORE_OK
      try run { options, texts in
        status = taskcore_authorization_refresh(&options, texts.copy(token), &tokens)
        return status
      }
      return status
    }
  }

  /// Takes back what the user allowed: all tokens that came of it end. One that Google does not know any more is as good as
  /// that.
  public func revoke(_ token: some UTF8Text) throws {
    try run { taskcore_authorization_revoke(&$0, $1.copy(token)) }
  }

  private func run(
    _ calls: HubCalls? = nil,
    _ call: (inout taskcore_authorization_options, CStrings) throws -> taskcore_status
  ) throws {
    let calls = calls ?? HubCalls(password: nil, goesOn: goesOn)
    var options = blank(taskcore_authorization_options(), taskcore_authorization_options_init)
    options.progress = goesOn == nil ? nil : HubCalls.progressCallback
    options.payload = Unmanaged.passUnretained(calls).toOpaque()
    let status = try withExtendedLifetime(calls) {
      try withExtendedLifetime(CStrings()) { texts in
        options.address = texts.copy(address)
        switch identity {
        case .file(let path): options.client_path = texts.copy(path)
        case .id(let id, let secret):
          options.client_id = texts.copy(id)
          options.client_secret = texts.copy(secret)
        }
        return try call(&options, texts)
      }
    }
    try Store.check(status)
  }
}

/// What a user was asked to allow, with the secrets by which the answer is known.
public final class GoogleAuthorization {
  private let handle: UnsafeMutablePointer<taskcore_authorization>
  /// Asked by calls for as long as the handle is there.
  private let calls: HubCalls
  /// Where the browser is sent.
  public let address: String

  init(_ authorization: UnsafeMutablePointer<taskcore_authorization>?, _ calls: HubCalls) throws {
    guard let authorization, let content = taskcore_authorization_contents(authorization) else {
      throw TaskcoreError(.internal, "The library left out an authorization.")
    }
    handle = authorization
    self.calls = calls
    address = content.pointee.address.map { String(cString: $0) } ?? ""
  }

  deinit { taskcore_authorization_free(handle) }

  /// The tokens for what the browser came back with: what stands behind the question mark of its address.
  ///
  /// - Throws: `access`, with the field `state` for an answer to another request, and with `token` when the user said no.
  public func finish(_ query: some UTF8Text) throws -> GoogleTokens {
    try withExtendedLifetime(CStrings()) { texts in
      try GoogleTokens.read { taskcore_authorization_finish(handle, texts.copy(query), &$0) }
    }
  }
}

extension GoogleTokens {
  fileprivate static func read(
    _ call: (inout UnsafeMutablePointer<taskcore_tokens>?) throws -> taskcore_status
  ) throws -> GoogleTokens {
    try Store.content(call, taskcore_tokens_contents, taskcore_tokens_free, GoogleTokens.init)
  }
}
