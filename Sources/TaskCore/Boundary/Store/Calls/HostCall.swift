import CHost

/// Runs what the library does for its host in the usual floating-point state, and gives the host back its own.
func withHostCall<Result>(_ body: () -> Result) -> Result {
  var call = host_call()
  return withUnsafeMutablePointer(to: &call) { call in
    host_call_begin(call)
    defer { host_call_end(call) }
    return body()
  }
}

/// Runs a callback of the host, in the host's floating-point state.
func withHost<Result>(_ callback: () throws -> Result) rethrows -> Result {
  host_callback_begin()
  defer { host_callback_end() }
  return try callback()
}
