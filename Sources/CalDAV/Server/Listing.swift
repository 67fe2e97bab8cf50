import Domain
import Localization
import Servers

/// The items of a collection, collected over several responses.
struct Listing {
  /// More is not taken from anybody.
  private static let mostItems = 500_000

  let scope: CollectionScope
  private var versions: [String: String] = [:]
  private var removed: Set<String> = []
  private(set) var withoutVersion: Set<String> = []
  /// Whether the collection itself is in it.
  private(set) var hasOwn = false
  /// Whether there is more than it has.
  var isCut = false

  init(_ scope: CollectionScope) { self.scope = scope }

  /// - Parameters:
  ///   - entry: what it tells of one of them, or of itself.
  ///   - refusal: why nothing is to be concluded from the list.
  /// - Throws: that.
  mutating func add(
    _ entry: MultistatusResponse, _ refusal: (Message) -> any Error
  ) throws {
    for href in entry.hrefs {
      switch scope.place(of: href) {
      case .own:
        hasOwn = true
        if entry.status == 507 {
          isCut = true
        } else if entry.isGone {
          // xandikos answers so, and others with the status of the whole.
          throw Failure(
            .notFound, "\(scope.address.place) has nothing at \(scope.address.path).",
            field: "address"
          )
        } else if !entry.isThere {
          throw refusal("the status \(entry.status ?? 0) of its own")
        }
      case .item(let path): try add(entry, at: path, refusal)
      case .inside: continue
      case .elsewhere: throw refusal("an address that is not in it")
      }
    }
  }

  private mutating func add(
    _ entry: MultistatusResponse, at path: String, _ refusal: (Message) -> any Error
  ) throws {
    versions[path] = nil
    withoutVersion.remove(path)
    if entry.isGone {
      removed.insert(path)
      return
    }
    guard entry.isThere else {
      throw refusal("the status \(entry.status ?? 0) of an item")
    }
    removed.remove(path)
    if entry.isCollection || !Self.isCalendar(entry, at: path) { return }
    if let tag = EntityTag(entry.text("getetag")) {
      versions[path] = tag.text
    } else {
      withoutVersion.insert(path)
    }
    if versions.count + withoutVersion.count > Self.mostItems {
      throw refusal("more than \(Self.mostItems) items")
    }
  }

  mutating func found(_ href: String, _ etag: String?) {
    withoutVersion.remove(href)
    versions[href] = etag
    if etag == nil { removed.insert(href) }
  }

  func changes(isWhole: Bool, token: String?) -> ServerChanges {
    var changes = ServerChanges(isWhole: isWhole)
    changes.versions = versions.sorted { $0.key < $1.key }
      .map { ServerVersion(href: $0.key, etag: $0.value) }
    changes.removed = isWhole ? [] : removed.sorted()
    changes.token = token
    return changes
  }

  /// Of some servers, other files lie beside. What is called so is taken for a calendar, whatever type it has.
  private static func isCalendar(_ entry: MultistatusResponse, at path: String) -> Bool {
    guard let type = entry.text("getcontenttype")?.lowercased() else { return true }
    return type.hasPrefix("text/calendar") || path.lowercased().hasSuffix(".ics")
  }
}
