import Domain
import Interchange
import Network
import Servers

/// Writes to a calendar.
///
/// https://developers.google.com/workspace/calendar/api/guides/version-resources
extension GoogleServer {
  func put(_ item: OutgoingItem, inCalendar calendar: HTTPAddress) throws -> PutOutcome {
    let components = (Component.all(in: item.text) ?? []).filter { $0.name == "VEVENT" }
    guard !components.isEmpty else {
      throw Failure(
        .invalid,
        "The item with the UID \(item.uid) is no event, and a calendar of Google has only these.")
    }
    let writing = EventWriting(
      self, calendar, components, uid: item.uid, try reminders(of: calendar))
    guard let etag = item.etag else { return try writing.add() }
    guard let group = try group(item.href, of: calendar), group.etag == etag else {
      return .changed
    }
    return try writing.change(group)
  }

  func delete(_ version: ServerVersion, ofCalendar calendar: HTTPAddress) throws -> Bool {
    var etag = version.etag
    if !EventGroup.isOfGoogle(etag) {
      guard let group = try group(version.href, of: calendar) else { return true }
      guard group.etag == etag else { return false }
      guard let own = group.main?.text("etag") else {
        // The series is none of the user's.
        for each in group.changed {
          _ = try cancel(each.text("id") ?? "", each.text("etag"), of: calendar)
        }
        return true
      }
      etag = own
    }
    return try cancel(version.href, etag, of: calendar)
  }

  /// Deletes an event or an occurrence, and tells nobody.
  ///
  /// - Returns: false when another version is there.
  func cancel(_ id: String, _ etag: String?, of calendar: HTTPAddress) throws -> Bool {
    let place = place(ofEvent: id, calendar, [("sendUpdates", "none")])
    let answer = try client.answer(to: .init("DELETE", place, etag: etag))
    if answer.isGood || answer.status == 404 || answer.status == 410 { return true }
    if answer.status == 412 { return false }
    throw client.refusal(answer)
  }
}
