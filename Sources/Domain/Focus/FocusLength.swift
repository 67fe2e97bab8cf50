/// How long focus sessions and breaks are: 1 to 60 whole minutes.
package enum FocusLength {
  package static let minutes: ClosedRange<Int32> = 1...60
  static let millisecondsOfMinute: Int64 = 60_000
  package static let longest = Int64(minutes.upperBound) * millisecondsOfMinute

  /// As many minutes, in milliseconds.
  ///
  /// - Throws: `invalid` for less than 1 and more than 60.
  package static func milliseconds(minutes count: Int32, field: String) throws -> Int64 {
    guard minutes.contains(count) else {
      throw Failure(
        .invalid,
        "A focus session or a break is \(minutes.lowerBound) to \(minutes.upperBound) minutes, "
          + "not \(count).", field: field)
    }
    return Int64(count) * millisecondsOfMinute
  }

  /// The same milliseconds, when they are whole minutes within the bounds.
  static func checked(milliseconds: Int64) throws -> Int64 {
    guard let count = Int32(exactly: milliseconds / millisecondsOfMinute),
      milliseconds == Int64(count) * millisecondsOfMinute
    else {
      throw Failure(
        .invalid, "A focus session is whole minutes, not \(milliseconds) ms.", field: "length_ms")
    }
    return try Self.milliseconds(minutes: count, field: "length_ms")
  }
}

extension FocusLength {
  /// What a clock that counts down shows, such as `12:34`; a second that has begun counts.
  package static func text(milliseconds: Int64) -> String {
    let seconds = max(0, milliseconds + 999) / 1_000
    return "\(twoDigits(seconds / 60)):\(twoDigits(seconds % 60))"
  }

  private static func twoDigits(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
