import TaskcoreSwift

extension Reminder {
  /// What follows a time that holds wherever one is.
  static let floatingEnd = " floating"

  /// Reads `-1h` (before the due), `due+1d`, `start-10m`, or a date with a time, which may float.
  ///
  /// - Throws: a usage error for anything else.
  init(_ bytes: [UInt8], in store: Store) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let lowered = text.lowercased()
    if lowered.hasPrefix("start"), let seconds = Self.offset(lowered.dropFirst(5)) {
      self = .start(seconds)
    } else if lowered.hasPrefix("due"), let seconds = Self.offset(lowered.dropFirst(3)) {
      self = .due(seconds)
    } else if !lowered.isEmpty, let seconds = Self.offset(lowered[...]) {
      self = .due(seconds)
    } else if lowered.hasSuffix(Self.floatingEnd),
      case .instant(let instant)? = try? Moment(
        Array(text.dropLast(Self.floatingEnd.count).utf8), in: store)
    {
      self = .floating(instant)
    } else if case .instant(let instant)? = try? Moment(bytes, in: store) {
      self = .at(instant)
    } else {
      throw ShellError.usage(
        "\(text.quoted) is no time to remind at. Write -1h, start-10m, 2026-12-24T09:00 or none.")
    }
  }

  /// Reads `-1h`, `+1d`, or nothing.
  private static func offset(_ text: Substring) -> Int64? {
    if text.isEmpty { return 0 }
    guard let sign = text.first, "+-".contains(sign),
      let seconds = DurationText.seconds(text.dropFirst())
    else { return nil }
    return sign == "-" ? -seconds : seconds
  }
}
