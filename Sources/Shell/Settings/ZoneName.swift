import Glibc

/// The name of a time zone, as a setting has it.
enum ZoneName {
  /// The folder of the system's zone data; as for the C library, `TZDIR` may say otherwise.
  static var folder: String {
    let folder = String(c: getenv("TZDIR"))
    return folder.isEmpty ? "/usr/share/zoneinfo" : folder
  }

  /// Whether the system has zone data at all.
  static var hasData: Bool { access("\(folder)/Etc/UTC", R_OK) == 0 }

  /// Reads `Europe/Paris`; nil is `system`.
  ///
  /// - Throws: a usage error for a name that no zone has. Without zone data none is refused here:
  ///   the library says what is missing.
  static func read(_ word: Word) throws -> [UInt8]? {
    if word.text == "system" { return nil }
    guard isKnown(word.text) || !hasData else {
      throw ShellError.usage(
        "\(word.text.quoted) is not a time zone: an IANA name is, such as Europe/Paris.")
    }
    return word.bytes
  }

  /// A name is the path of a file inside of the folder.
  static func isKnown(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return false }
    var status = stat()
    return stat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
