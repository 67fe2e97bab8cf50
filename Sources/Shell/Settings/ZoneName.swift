import Platform

/// The name of a time zone as a setting.
enum ZoneName {
  /// Reads `Europe/Paris`; nil is `system`.
  ///
  /// - Throws: a usage error for a name that no zone has. Without zone data none is refused here:
  ///   the library says what is missing.
  static func read(_ word: Word) throws -> [UInt8]? {
    if word.text == "system" { return nil }
    guard isKnown(word.text) || !ZoneDatabase.isInstalled else {
      throw ShellError.usage(
        "\(word.text.quoted) is not a time zone: an IANA name is, such as Europe/Paris.")
    }
    return word.bytes
  }

  /// A name is the path of a file inside of the folder.
  static func isKnown(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return false }
    return (try? FileStatus(of: "\(ZoneDatabase.folder)/\(name)"))?.kind == .regular
  }
}
