import Calendar
import Domain
import Interchange

@testable import Google

/// What tests of the adapter are made of.
enum Samples {
  static var almanac: SystemAlmanac { SystemAlmanac() }

  static func times() throws -> TimeLines {
    TimeLines(storeZone: try almanac.zone(named: "Europe/Vienna"), almanac: almanac)
  }

  static func json(_ text: String) throws -> JSONValue { try JSONValue(text: text) }

  /// The lines of the components of an item, without those that tell where they are.
  static func lines(_ text: String) -> [String] {
    let unfolded = String(decoding: Self.unfolded(Array(text.utf8)), as: UTF8.self)
    return unfolded.split(whereSeparator: \.isNewline).map(String.init).filter {
      !["BEGIN:VCALENDAR", "VERSION:2.0", "END:VCALENDAR"].contains($0)
    }
  }

  private static func unfolded(_ bytes: [UInt8]) -> [UInt8] {
    var unfolded: [UInt8] = []
    for byte in bytes {
      unfolded.append(byte)
      if unfolded.suffix(3).elementsEqual("\r\n ".utf8) { unfolded.removeLast(3) }
    }
    return unfolded
  }

  /// A component of these lines.
  static func component(_ name: String, _ lines: String) throws -> Component {
    var component = Component(name)
    component.lines = lines.split(whereSeparator: \.isNewline).compactMap {
      ContentLine(text: String($0))
    }
    return component
  }

  /// An event of Google, as it would be given for these lines.
  static func event(_ lines: String, over text: String = "{}") throws -> JSONValue {
    try EventBody(times: times(), defaults: []).event(component("VEVENT", lines), over: json(text))
  }

  /// The lines that an event of Google is told with.
  static func lines(of events: String..., defaults: String = "[]") throws -> [String] {
    let values = try events.map(json)
    guard let first = values.first, let id = EventGroup.id(of: first),
      case .array(let reminders) = try json(defaults)
    else { return [] }
    let text = EventText(times: try times(), defaults: reminders)
    return lines(text.item(EventGroup(id, of: values))?.text ?? "")
  }
}
