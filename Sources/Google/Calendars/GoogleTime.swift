import Domain
import Interchange

/// A start or an end of an event: `{"dateTime": "2026-03-20T18:00:00+01:00", "timeZone": "Europe/Vienna"}` or
/// `{"date": "2026-03-20"}`.
struct GoogleTime: Equatable {
  let moment: Moment
  /// A name of the IANA's database; nil for a date, and where Google says none.
  let zoneName: String?

  init(_ moment: Moment, zoneName: String?) {
    self.moment = moment
    self.zoneName = zoneName
  }

  /// Nil for invalid input.
  init?(_ value: JSONValue?, in times: TimeLines) {
    guard let value else { return nil }
    if let text = value.text("date") {
      guard let date = CalendarDate(text: text) else { return nil }
      self.init(.date(date), zoneName: nil)
      return
    }
    guard let text = value.text("dateTime") else { return nil }
    // What nobody here knows is told in UTC.
    let name = value.text("timeZone").map { times.isKnown($0) ? $0 : "UTC" }
    if let instant = Self.instant(text) {
      self.init(.dateTime(instant), zoneName: name)
    } else if let name, let local = LocalTime(text: text) {
      self.init(.dateTime(times.zone(of: name).instant(at: local)), zoneName: name)
    } else {
      return nil
    }
  }

  /// As Google is told: by the clock of its zone.
  func value(in times: TimeLines) -> JSONValue {
    switch moment {
    case .date(let date): return .with([("date", .string(date.text))])
    case .floating: return fixed(in: times).value(in: times)
    case .dateTime(let instant):
      if let zoneName, let zone = times.zone(named: zoneName),
        let local = zone.exactLocalTime(at: instant),
        zone.exactInstant(at: local) == instant
      {
        return .with([("dateTime", .string(Self.text(local))), ("timeZone", .string(zoneName))])
      }
      let utc = Instant(clamping: instant.milliseconds - Self.rest(instant)).text
      return .with([
        ("dateTime", .string(utc.dropLast(5) + "Z")), ("timeZone", .string(zoneName ?? "UTC")),
      ])
    }
  }

  /// The same in the store's zone, if it is a time wherever one is: Google has none of these.
  func fixed(in times: TimeLines) -> GoogleTime {
    guard case .floating(let time) = moment else { return self }
    return GoogleTime(.dateTime(times.storeZone.instant(at: time)), zoneName: times.storeZone.name)
  }

  /// By the clock in which a series is told.
  func local(in zone: any Zone) -> LocalMoment { LocalMoment(moment, in: zone) }

  /// How it stands in the id of an occurrence: `20260403T160000Z` or `20260501`.
  func stamp(in times: TimeLines) -> String {
    switch moment {
    case .date(let date): LocalMoment.date(date).text
    case .dateTime(let instant): ICalendarTime.utcText(instant)
    case .floating(let time): ICalendarTime.utcText(times.storeZone.instant(at: time))
    }
  }

  private static func text(_ time: LocalTime) -> String { String(time.text.prefix(19)) }

  private static func rest(_ instant: Instant) -> Int64 {
    (instant.milliseconds % 1_000 + 1_000) % 1_000
  }

  /// `2026-03-20T18:00:00+01:00`, `2026-03-20T17:00:00Z` or with a part of a second: RFC 3339.
  static func instant(_ text: String) -> Instant? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, let local = LocalTime(text: text.uppercased().prefix(19)) else {
      return nil
    }
    var rest = bytes[19...]
    var milliseconds: Int64 = 0
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix(while: \.isASCIIDigit)
      guard !digits.isEmpty else { return nil }
      for place in 0..<3 {
        let digit = place < digits.count ? digits[digits.startIndex + place] - UInt8(ascii: "0") : 0
        milliseconds = milliseconds * 10 + Int64(digit)
      }
      rest = rest.dropFirst(digits.count + 1)
    }
    guard let offset = offset(rest) else { return nil }
    return Instant(clamping: local.millisecondsSince1970 + milliseconds - offset * 1_000)
  }

  /// In seconds.
  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int64? {
    if bytes.count == 1, let zulu = bytes.first, zulu | 0x20 == UInt8(ascii: "z") { return 0 }
    let digits = Array(bytes.dropFirst())
    guard digits.count == 5, digits[2] == UInt8(ascii: ":"), let sign = bytes.first,
      sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let hours = Int64(String(decoding: digits[0..<2], as: UTF8.self)), (0..<24).contains(hours),
      let minutes = Int64(String(decoding: digits[3..<5], as: UTF8.self)),
      (0..<60).contains(minutes)
    else { return nil }
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }
}

extension TimeLines {
  func isKnown(_ name: String) -> Bool { Self.isUTC(name) || zone(named: name) != nil }
}

extension ContentLine {
  /// The time that a line says, such as a start.
  func time(in times: TimeLines) -> GoogleTime? {
    guard let time = ICalendarTime(value) else { return nil }
    switch time {
    case .utc(let instant): return GoogleTime(.dateTime(instant), zoneName: "UTC")
    case .local(.date(let date)): return GoogleTime(.date(date), zoneName: nil)
    case .local(.dateTime(let local)):
      guard let name = parameter("TZID"), times.isKnown(name) else {
        return GoogleTime(.floating(local), zoneName: nil)
      }
      return GoogleTime(.dateTime(times.zone(of: name).instant(at: local)), zoneName: name)
    }
  }
}
