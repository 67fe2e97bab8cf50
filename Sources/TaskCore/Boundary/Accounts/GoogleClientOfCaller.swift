import CTaskcore
import Domain
import Google
import Network

/// The caller's OAuth client at Google.
struct GoogleClientOfCaller {
  let client: GoogleOAuth.Client
  let places: GoogleOAuth.Places
  private let progress: StoreHandle.Progress?

  /// - Throws: `invalid`; what reading the file of a client throws.
  init(_ options: taskcore_authorization_options) throws {
    places = try GoogleAddress(text(options.address, "address")).places
    progress = options.progress.map { StoreHandle.Progress($0, payload: options.payload) }
    if let path = options.client_path {
      guard options.client_id == nil, options.client_secret == nil else {
        throw Failure(
          .invalid,
          "The client is that of a file, or one with an id: give client_path or client_id.",
          field: "client_id")
      }
      client = try GoogleOAuth.Client(file: text(path, "client_path"))
      return
    }
    guard let id = try options.client_id.map({ try text($0, "client_id") }), !id.isEmpty else {
      throw Failure(
        .invalid,
        "Google answers programs that it knows: give the client_path, or the client_id and its secret.",
        field: "client_id")
    }
    client = GoogleOAuth.Client(
      id: id, secret: try options.client_secret.map { try text($0, "client_secret") } ?? "")
  }

  /// What Google is asked by for tokens.
  var oauth: GoogleOAuth {
    progress?.begin()
    return GoogleOAuth(
      client, at: places,
      for: HTTPCaller(check: { [progress] in
        guard let progress, progress.isDue else { return }
        let answer = withHost(progress.answer)
        if answer != 0 { throw Failure(stoppedBy: answer) }
      }))
  }
}

extension AuthorizationRequest {
  /// - Throws: `invalid` for anything but an address on this machine.
  init(_ options: taskcore_authorization_options, _ client: GoogleClientOfCaller) throws {
    let redirect = try text(options.redirect, "redirect")
    let address = try HTTPAddress(redirect, field: "redirect")
    guard address.isLoopback, !address.isSecure, address.query == nil else {
      throw Failure(
        .invalid, "The browser comes back to this machine, such as to http://127.0.0.1:8080.",
        field: "redirect")
    }
    try checkMask(UInt64(options.scopes), known: 7, "scopes")
    let scopes = GoogleOAuth.Scopes(rawValue: options.scopes)
    self.init(
      client: client.client, scopes: scopes.isEmpty ? [.calendars, .tasks] : scopes,
      redirect: redirect, at: client.places)
  }
}
