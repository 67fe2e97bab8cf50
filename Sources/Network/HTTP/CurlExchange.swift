import CCurl
import Domain
import Platform
import Storage

/// Reusable connections to servers. It owns libcurl's objects.
final class CurlExchange {
  private let http: OpaquePointer

  /// - Throws: `unsupported` without libcurl; `invalid` for a file of certificates that belongs to a store.
  init(authoritiesPath: String) throws {
    guard libcurl_load() != 0 else {
      throw Failure(
        .unsupported,
        OptionalLibrary.curl.missing(for: "Asking a server needs libcurl"))
    }
    try SystemPath.check(authoritiesPath, field: "ca_path")
    if !authoritiesPath.isEmpty {
      try Failure.about("ca_path") { try OpenFile.refuse(path: authoritiesPath) }
    }
    let http =
      authoritiesPath.isEmpty ? libcurl_http_new(nil) : libcurl_http_new(authoritiesPath)
    guard let http else { throw Failure.noMemory }
    self.http = http
  }

  deinit { libcurl_http_free(http) }

  /// One request and its response. The caller is asked between time slices whether to go on.
  func run(
    _ request: HTTPRequest, login: NetrcEntry?, isDigest: Bool, _ limits: HTTPLimits,
    for caller: HTTPCaller
  ) throws -> HTTPEnd {
    defer { libcurl_http_end(http) }
    try prepare(request, login, isDigest)
    var outcome = libcurl_http_start(
      http, Int64(limits.whole), Int64(limits.patience), request.maximumAnswer,
      request.takesCompressed ? 1 : 0)
    while outcome == LIBCURL_WAITING {
      caller.aside { outcome = libcurl_http_continue(http, limits.slice) }
      if outcome == LIBCURL_WAITING { try caller.check() }
    }
    return try HTTPEnd(
      outcome: outcome, error: String(cString: libcurl_http_error(http)),
      response: response(from: request.address, isWhole: outcome == LIBCURL_SENT))
  }

  private func prepare(_ request: HTTPRequest, _ login: NetrcEntry?, _ isDigest: Bool) throws {
    var isComplete = libcurl_http_prepare(http, request.method, request.address.text) != 0
    if !request.mayBeRepeated { libcurl_http_ask_once(http) }
    for header in request.headers where isComplete {
      try Self.check(header)
      isComplete = libcurl_http_add_header(http, "\(header.name): \(header.value)") != 0
    }
    if let body = request.body, isComplete {
      isComplete = libcurl_http_set_body(http, body, body.count) != 0
    }
    if let login, isComplete {
      isComplete =
        libcurl_http_set_credentials(http, login.login, login.password, isDigest ? 1 : 0) != 0
    }
    guard isComplete else { throw Failure.noMemory }
  }

  /// A line feed in one, from whomever it came, would begin another header.
  private static func check(_ header: HTTPRequest.Header) throws {
    guard header.value.unicodeScalars.allSatisfy({ !TextRule.endsOrHidesText($0) }) else {
      throw Failure(.invalid, "A header of a request has no line breaks and no control characters.")
    }
  }

  /// Nil without a status.
  private func response(from address: HTTPAddress, isWhole: Bool) throws -> HTTPResponse? {
    let status = libcurl_http_status(http)
    guard status > 0 else { return nil }
    var size = 0
    var body: [UInt8] = []
    if isWhole, let bytes = libcurl_http_body(http, &size), size > 0 {
      guard MemoryNeed.hasRoom(for: size, bytesEach: 1) else { throw Failure.noMemory }
      body = Array(UnsafeBufferPointer(start: bytes, count: size))
    }
    return HTTPResponse(
      status: status, head: String(cString: libcurl_http_head(http)), body: body,
      address: address)
  }
}
