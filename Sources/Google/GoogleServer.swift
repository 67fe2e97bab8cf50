package import Domain
import Interchange
package import Network
package import Servers

/// Google Calendar (v3) and Google Tasks (v1), as far as the access token is for them: calendars and lists of tasks are
/// collections, and what the one or the other cannot have stays in the store.
///
///     let server = try GoogleServer(at: "google:", zone: zone, almanac: almanac, for: caller)
///
/// The caller's password is an access token of OAuth 2. It is asked for again when Google takes it no longer.
package final class GoogleServer: CalendarServer {
  static let calendars = "calendars/"
  static let lists = "lists/"

  let address: GoogleAddress
  let client: GoogleClient
  let times: TimeLines
  /// What the last listing brought along and nobody asked for yet, by the hrefs.
  var listed: [String: ServerItem] = [:]
  /// Reminders of calendars, by their ids.
  var defaults: [String: [JSONValue]] = [:]
  /// Of tasks that were made by this run, by their UIDs.
  var made: [String: String] = [:]
  /// The versions of tasks that were listed last.
  var known: Set<ServerVersion> = []
  /// That of the list which is written to.
  var tree: TaskTree?
  private var treeOfList = ""

  /// - Parameters:
  ///   - address: `google:`.
  ///   - zone: of times that are told wherever one is.
  ///   - almanac: knows the other zones.
  ///   - limits: how long an exchange may take.
  ///   - caller: gives the access token.
  /// - Throws: `invalid`.
  package init(
    at address: String, zone: any Zone, almanac: any Almanac, limits: HTTPLimits = HTTPLimits(),
    for caller: HTTPCaller
  ) throws {
    self.address = try GoogleAddress(address)
    times = TimeLines(storeZone: zone, almanac: almanac)
    client = GoogleClient(limits: limits, for: caller)
  }

  package func collections() throws -> [ServerCollection] {
    let calendars = try allowed(calendarList)
    let lists = try allowed(taskLists)
    switch (calendars, lists) {
    case (.failure(let failure), .failure): throw failure
    case (.failure, .success(let lists)): return lists
    case (.success(let calendars), .failure): return calendars
    case (.success(let calendars), .success(let lists)): return calendars + lists
    }
  }

  /// A token may be for one of both.
  private func allowed(
    _ body: () throws -> [ServerCollection]
  ) throws -> Result<[ServerCollection], Failure> {
    do {
      return .success(try body())
    } catch let failure as Failure where failure.kind == .access && failure.field == "scope" {
      return .failure(failure)
    }
  }

  package func makeCollection(
    named name: String, holding contents: ServerCollection.Contents, colour: String?
  ) throws -> ServerCollection {
    switch contents {
    case .events: return try makeCalendar(named: name)
    case .tasks: return try makeTaskList(named: name)
    default:
      throw Failure(
        .unsupported, "Google keeps tasks and events apart: make a list of tasks or a calendar.")
    }
  }

  package func changes(in collection: ServerCollection, since token: String?) throws
    -> ServerChanges
  {
    listed = [:]
    tree = nil
    switch try place(of: collection) {
    case .calendar(let calendar): return try changes(ofCalendar: calendar, since: token)
    case .list(let list): return try changes(ofList: list, since: token)
    }
  }

  package func items(_ hrefs: [String], in collection: ServerCollection) throws -> [ServerItem] {
    let place = try place(of: collection)
    return try hrefs.compactMap { href in
      if let item = listed.removeValue(forKey: href) { return item }
      switch place {
      case .calendar(let calendar): return try event(href, ofCalendar: calendar)
      case .list(let list): return try task(href, ofList: list)
      }
    }
  }

  package func put(_ item: OutgoingItem, in collection: ServerCollection) throws -> PutOutcome {
    listed[item.href] = nil
    switch try place(of: collection) {
    case .calendar(let calendar): return try put(item, inCalendar: calendar)
    case .list(let list): return try put(item, inList: list)
    }
  }

  package func delete(_ version: ServerVersion, in collection: ServerCollection) throws -> Bool {
    listed[version.href] = nil
    switch try place(of: collection) {
    case .calendar(let calendar): return try delete(version, ofCalendar: calendar)
    case .list(let list): return try delete(version, ofList: list)
    }
  }

  // MARK: Where things are

  private enum Place {
    case calendar(HTTPAddress)
    case list(HTTPAddress)
  }

  private func place(of collection: ServerCollection) throws -> Place {
    let href = collection.href
    if href.hasPrefix(Self.calendars) {
      return .calendar(address.calendar.appending("/\(href)"))
    }
    if href.hasPrefix(Self.lists) {
      if href != treeOfList { tree = nil }
      treeOfList = href
      return .list(address.tasks.appending("/\(href)"))
    }
    throw Failure(.invalid, "\(href) is neither a calendar nor a list of tasks at Google.")
  }

  /// Where a list of tasks is; nil for a calendar.
  func list(of collection: ServerCollection) throws -> HTTPAddress? {
    if case .list(let list) = try place(of: collection) { list } else { nil }
  }

  /// A collection, or an item below it, by its id.
  static func escaped(_ id: String) -> String { PercentEncoding.text(id) }
}
