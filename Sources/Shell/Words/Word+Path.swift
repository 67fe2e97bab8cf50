import Glibc

extension Word {
  /// The path of a file, in which `~/` is the user's folder; nil for `-`, a standard stream.
  ///
  /// - Throws: a usage error for an empty word.
  var path: [UInt8]? {
    get throws {
      if bytes.isEmpty { throw ShellError.emptyFileName }
      if text == "-" { return nil }
      let home = String(c: getenv("HOME"))
      guard let rest = value(after: "~"), !home.isEmpty, rest.isEmpty || rest.first == 0x2F else {
        return bytes
      }
      return Array(home.utf8) + rest
    }
  }
}
