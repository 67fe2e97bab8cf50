// In files, a day is `2026-12-24`, a local time `2026-12-24T17:00:00`, and an instant a number of milliseconds.

extension CalendarDate: Codable {
  /// Reads `2026-12-24`.
  public init(from decoder: any Decoder) throws {
    self = try decoder.text("a date") { CalendarDate($0) }
  }

  /// Writes `2026-12-24`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension LocalMoment: Codable {
  /// Reads `2026-12-24T17:00:00`, or `2026-12-24` for all of a day.
  public init(from decoder: any Decoder) throws {
    self = try decoder.text("a local time") { LocalMoment($0.filter { $0 != "-" && $0 != ":" }) }
  }

  /// Writes `2026-12-24T17:00:00`, or `2026-12-24` for all of a day.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso8601)
  }
}

extension Moment: Codable {
  /// Reads `2026-12-24`, milliseconds since 1970 UTC, or `none`.
  public init(from decoder: any Decoder) throws {
    if let instant = try? decoder.singleValueContainer().decode(Int64.self) {
      self = .instant(instant)
    } else {
      self = try decoder.text("a date, milliseconds, or none") {
        $0 == "none" ? Moment.none : CalendarDate($0).map { Moment.date($0) }
      }
    }
  }

  /// Writes `2026-12-24`, milliseconds since 1970 UTC, or `none`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encode("none")
    case .date(let date): try container.encode(date)
    case .instant(let instant): try container.encode(instant)
    }
  }
}

extension Reminder: Codable {
  private enum Kind: String, CodingKey {
    case at
    case floating
    case start
    case due
  }

  /// Reads `{"due": -7200}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "A reminder has one of at, floating, start and due."))
    }
    let number = try container.decode(Int64.self, forKey: kind)
    switch kind {
    case .at: self = .at(number)
    case .floating: self = .floating(number)
    case .start: self = .start(number)
    case .due: self = .due(number)
    }
  }

  /// Writes `{"due": -7200}`: instants in milliseconds since 1970 UTC, and seconds after start and due.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .at(let instant): try container.encode(instant, forKey: .at)
    case .floating(let instant): try container.encode(instant, forKey: .floating)
    case .start(let seconds): try container.encode(seconds, forKey: .start)
    case .due(let seconds): try container.encode(seconds, forKey: .due)
    }
  }
}

extension Decoder {
  /// What a text means.
  fileprivate func text<Value>(_ kind: String, _ read: (String) -> Value?) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = read(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not \(kind).")
    }
    return value
  }
}
