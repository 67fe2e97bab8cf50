import CPostgres
import Domain
import Platform

/// Where a hub is, as libpq takes it, `postgresql://anna@hub.example/tasks` or `host=hub.example dbname=tasks`, and
/// under which name a store is there: `?store=family`, or `store=family`.
package struct HubAddress: Equatable, Sendable {
  /// Without the name of the store.
  let connection: String
  /// Nil: that of the role.
  package let store: String?

  /// As it is kept.
  package var text: String {
    guard let store else { return connection }
    if Self.isURI(connection) {
      let mark = connection.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
      return "\(connection)\(mark)store=\(PercentEncoding.text(store))"
    }
    return "\(connection) store=\(Self.quoted(store))"
  }

  /// - Throws: `invalid` for anything but an address, and for one with a password; `unsupported` without libpq.
  package init(_ text: String) throws {
    guard postgres_load() != 0 else {
      throw Failure(
        .unsupported,
        "A hub is reached by libpq 14 or newer, of the Debian package \(OptionalLibrary.pq.package), which "
          + "is not installed."
      )
    }
    let parts = Self.isURI(text) ? try Self.split(uri: text) : try Self.split(words: text)
    if let store = parts.store { try HubName.check(store, field: "path") }
    connection = parts.connection
    store = parts.store
    switch postgres_check_address(connection) {
    case POSTGRES_ADDRESS_GOOD: break
    case POSTGRES_ADDRESS_HAS_PASSWORD:
      throw Failure(
        .invalid,
        "A password does not belong into an address, which is stored and shown: put it into the file "
          + "~/.pgpass, or give it when it is asked for.", field: "path")
    case POSTGRES_NO_MEMORY: throw Failure.noMemory
    default: throw Self.malformed
    }
  }

  private static func isURI(_ text: String) -> Bool {
    text.hasPrefix("postgresql://") || text.hasPrefix("postgres://")
  }

  private static var malformed: Failure {
    Failure(
      .invalid,
      "This is no address of a hub, such as postgresql://anna@hub.example/tasks or "
        + "host=hub.example dbname=tasks.", field: "path")
  }

  // MARK: The name of the store

  private typealias Parts = (connection: String, store: String?)

  private static func split(uri: String) throws -> Parts {
    let parts = uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return (uri, nil) }
    var options: [Substring] = []
    var store: String?
    for option in parts[1].split(separator: "&") {
      if option.hasPrefix("store=") {
        guard let name = PercentEncoding.plain(option.dropFirst(6)) else { throw malformed }
        store = name
      } else {
        options.append(option)
      }
    }
    let rest = options.joined(separator: "&")
    return (rest.isEmpty ? String(parts[0]) : "\(parts[0])?\(rest)", store)
  }

  /// Values may stand in single quotes, and a backslash before any character.
  private static func split(words text: String) throws -> Parts {
    var rest = Array(text.unicodeScalars)[...]
    var words: [String] = []
    var store: String?
    while true {
      rest = rest.drop { $0.properties.isWhitespace }
      guard let end = rest.firstIndex(of: "=") else { break }
      let key = String(String.UnicodeScalarView(rest[..<end])).trimmingSpaces
      rest = rest[(end + 1)...].drop { $0.properties.isWhitespace }
      var value = String.UnicodeScalarView()
      let isQuoted = rest.first == "'"
      if isQuoted { rest = rest.dropFirst() }
      var isEnded = !isQuoted
      while let scalar = rest.popFirst() {
        if isQuoted ? scalar == "'" : scalar.properties.isWhitespace {
          isEnded = true
          break
        }
        value.append(scalar == "\\" ? rest.popFirst() ?? scalar : scalar)
      }
      guard isEnded else { throw malformed }
      if key == "store" {
        store = String(value)
      } else {
        words.append("\(key)=\(quoted(String(value)))")
      }
    }
    guard rest.isEmpty, !words.isEmpty || store != nil else { throw malformed }
    return (words.joined(separator: " "), store)
  }

  private static func quoted(_ value: String) -> String {
    var quoted = "'"
    for scalar in value.unicodeScalars {
      if scalar == "'" || scalar == "\\" { quoted.unicodeScalars.append("\\") }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "'"
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(unicodeScalars.filter { !$0.properties.isWhitespace })
  }
}
