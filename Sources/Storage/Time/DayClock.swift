import Domain

/// The present day in the time zone of the store's settings, which other programs may change at any time.
final class DayClock {
  /// Not retained: its functions hold this.
  private unowned let database: Database
  private let zone: any Zone
  private var text = ""
  /// As they were when somebody asked last.
  private(set) var days: any Zone
  /// It changes with them.
  private(set) var version = 0

  init(_ database: Database, zone: any Zone) {
    self.database = database
    self.zone = zone
    days = zone
  }

  /// The days by now. Where the setting cannot be read they stay as they were: what is read with them says
  /// why.
  func current() -> any Zone {
    let known = (try? database.setting(DayBeginnings.setting)) ?? text
    if known == text { return days }
    text = known
    version += 1
    days = DayZone.days(of: zone, DayBeginnings(text: known) ?? DayBeginnings())
    return days
  }

  /// What follows from the zone and from when days begin in it.
  var signature: String {
    let beginnings = (current() as? DayZone)?.beginnings.text ?? ""
    return beginnings.isEmpty ? zone.name : "\(zone.name) \(beginnings)"
  }
}

extension Database {
  /// The value of a setting; "" when it is not set.
  fileprivate func setting(_ name: String) throws -> String {
    let select = try statement("SELECT value FROM setting WHERE uid = ?")
    defer { select.reset() }
    try select.bind(name)
    return try select.step() ? select.text(0) : ""
  }
}
