/// The path of a file: a text, or the bytes that the system has it in, which need not be UTF-8.
package protocol PathText {
  /// Lends the path as a C string.
  func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result
}

extension String: PathText {
  package func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    withCString(body)
  }
}

extension [UInt8]: PathText {
  package func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    body(map { CChar(truncatingIfNeeded: $0) } + [0])
  }
}
