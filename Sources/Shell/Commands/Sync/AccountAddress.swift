import Platform
import TaskcoreSwift

/// The address of an account as typed: `caldav:https://anna@dav.example.org/`, `google:` or `google:work`.
struct AccountAddress {
  private static let caldav = "caldav:"
  private static let google = "google:"

  let kind: Account.Kind
  /// As the library takes it.
  let url: String

  /// Nil for invalid input.
  init?(_ text: String) {
    if text.hasPrefix(Self.google) {
      kind = .google
      url = text
    } else if text.hasPrefix(Self.caldav) {
      kind = .caldav
      let rest = text.dropFirst(Self.caldav.count)
      url = rest.hasPrefix("http") ? String(rest) : "https://\(rest)"
    } else {
      return nil
    }
  }

  /// `dav.example.org` of `https://anna@dav.example.org:8443/`.
  static func host(of url: String) -> String {
    if url.hasPrefix(google) { return "Google" }
    let authority = authority(of: url)
    let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
    if place.hasPrefix("[") { return String(place.dropFirst().prefix { $0 != "]" }) }
    return String(place.prefix { $0 != ":" })
  }

  /// What stands between the scheme and the path.
  private static func authority(of url: String) -> Substring {
    url.dropFirst(url.hasPrefix("https://") ? 8 : 7).prefix { !"/?#".contains($0) }
  }

  /// The user's own netrc file, when it has an entry for the user at the host; the library reads it, and refuses it if
  /// others can.
  var ownNetrc: [UInt8]? {
    guard kind == .caldav, let home = Environment["HOME"], home.hasPrefix("/") else { return nil }
    let path = "\(home)/.netrc"
    guard let file = try? File(at: path, for: .readingWithoutWaiting),
      let bytes = try? file.withDescriptor({ try $0.readAll(limit: 1 << 20) })
    else { return nil }
    return hasEntry(in: String(decoding: bytes, as: UTF8.self)) ? Array(path.utf8) : nil
  }

  private func hasEntry(in text: String) -> Bool {
    let host = Self.host(of: url).lowercased()
    let authority = Self.authority(of: url)
    let user = authority.contains("@") ? authority.prefix { $0 != "@" } : ""
    var isMeant = false
    let words = text.split(whereSeparator: \.isWhitespace)
    for (word, value) in zip(words, words.dropFirst()) {
      switch word {
      case "machine":
        isMeant = value.lowercased() == host
        if isMeant, user.isEmpty { return true }
      case "login": if isMeant, value == user { return true }
      default: break
      }
    }
    return false
  }
}
