import Domain
import Interchange
import Network
import Servers

/// Calendars of an account.
///
/// https://developers.google.com/workspace/calendar/api/v3/reference/calendarList
extension GoogleServer {
  func calendarList() throws -> [ServerCollection] {
    var calendars: [ServerCollection] = []
    let query = [("maxResults", "250"), ("minAccessRole", "reader")]
    _ = try client.list(address.calendar.appending("/users/me/calendarList"), query) { entry in
      guard let id = entry.text("id"), !entry.flag("deleted") else { return }
      calendars.append(Self.calendar(id, entry))
    }
    return calendars
  }

  func makeCalendar(named name: String) throws -> ServerCollection {
    let body = JSONValue.with([
      ("summary", .string(name)), ("timeZone", .string(times.storeZone.name)),
    ])
    var question = GoogleClient.Question("POST", address.calendar.appending("/calendars"), body)
    question.mayBeRepeated = false
    let answer = try client.body(of: question)
    guard let id = answer.text("id") else {
      throw Failure(.malformed, "\(address.calendar.place) made a calendar without an id.")
    }
    return Self.calendar(id, answer)
  }

  private static func calendar(_ id: String, _ entry: JSONValue) -> ServerCollection {
    let name = entry.text("summaryOverride") ?? entry.text("summary") ?? ""
    var calendar = ServerCollection(
      href: calendars + escaped(id), name: name.isEmpty ? id : name, contents: .events)
    calendar.colour = colour(entry.text("backgroundColor") ?? "")
    calendar.isReadOnly = !["writer", "owner"].contains(entry.text("accessRole") ?? "owner")
    calendar.supportsSync = true
    return calendar
  }

  private static func colour(_ text: String) -> String? {
    guard text.hasPrefix("#"), text.utf8.count == 7,
      text.utf8.dropFirst().allSatisfy({ $0.hexadecimalDigit != nil })
    else { return nil }
    return text.uppercased()
  }
}
