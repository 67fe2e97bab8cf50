import Domain
import Interchange
import Network
import Servers

extension ServerCollection {
  /// From its properties; nil for a collection without tasks and events of its own.
  init?(_ entry: MultistatusResponse, at address: HTTPAddress) {
    guard let type = entry.property("resourcetype"), type.has("calendar", in: XMLNamespace.caldav),
      !type.children.contains(where: { Self.otherTypes.contains($0.name) }),
      let contents = Self.contents(entry)
    else { return nil }
    self.init(href: address.path, name: Self.name(entry, at: address), contents: contents)
    colour = entry.text("calendar-color", in: XMLNamespace.apple).flatMap(Self.colour)
    isReadOnly = Self.isReadOnly(entry)
    supportsSync = Self.supportsSync(entry)
  }

  /// Radicale says the whole path of a collection that nobody has named.
  private static func name(_ entry: MultistatusResponse, at address: HTTPAddress) -> String {
    let own = address.name
    guard let name = entry.text("displayname") else { return own }
    let parts = name.split(separator: "/")
    let isPath = parts.count > 1 && parts.count == address.path.split(separator: "/").count
    return isPath && parts.last.map(String.init) == own ? own : name
  }

  /// What is beside a calendar: messages of scheduling, the calendars of others that a server fetches, and what
  /// Nextcloud has deleted.
  private static let otherTypes: Set = [
    "schedule-inbox", "schedule-outbox", "subscribed", "deleted-calendar", "trash-bin",
  ]

  /// RFC 4791 section 5.2.3: without this property, it holds all kinds.
  private static func contents(_ entry: MultistatusResponse) -> Contents? {
    let kinds = entry.property("supported-calendar-component-set", in: XMLNamespace.caldav)?
      .children("comp", in: XMLNamespace.caldav).compactMap { $0.attribute("name")?.uppercased() }
    guard let kinds, !kinds.isEmpty else { return [.tasks, .events] }
    var contents: Contents = []
    if kinds.contains("VTODO") { contents.insert(.tasks) }
    if kinds.contains("VEVENT") { contents.insert(.events) }
    return contents.isEmpty ? nil : contents
  }

  /// A server that tells no privileges is asked by writing.
  private static func isReadOnly(_ entry: MultistatusResponse) -> Bool {
    guard let privileges = entry.property("current-user-privilege-set") else { return false }
    let names = privileges.children("privilege").flatMap(\.children)
      .filter { $0.namespace == XMLNamespace.dav }.map(\.name)
    return !names.contains { ["all", "write", "write-content", "bind"].contains($0) }
  }

  private static func supportsSync(_ entry: MultistatusResponse) -> Bool {
    if entry.property("sync-token") != nil { return true }
    let reports = entry.property("supported-report-set")?.children("supported-report") ?? []
    return reports.contains { $0.child("report")?.has("sync-collection") ?? false }
  }

  /// `#0082C9`, also of `#0082C9FF`.
  private static func colour(_ text: String) -> String? {
    let digits = text.utf8.dropFirst()
    guard text.hasPrefix("#"), [6, 8].contains(digits.count),
      digits.allSatisfy(\.isHexadecimalDigit)
    else { return nil }
    return text.prefix(7).uppercased()
  }
}
