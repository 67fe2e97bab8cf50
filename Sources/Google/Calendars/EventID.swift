/// What events of ours are called at Google, so that an answer that was lost makes no second one: base32hex of the UID
/// (RFC 4648 section 7), in small letters.
///
/// https://developers.google.com/workspace/calendar/api/v3/reference/events/insert
enum EventID {
  private static let alphabet = Array("0123456789abcdefghijklmnopqrstuv".utf8)
  private static let prefix = "taskcore"
  private static let maximumLength = 600

  /// Nil for a UID that is too long.
  static func make(uid: String) -> String? {
    guard !uid.isEmpty, uid.utf8.count <= maximumLength else { return nil }
    var digits: [UInt8] = []
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for byte in uid.utf8 {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 5 {
        count -= 5
        digits.append(alphabet[Int(bits >> count & 31)])
        bits &= (1 << count) - 1
      }
    }
    if count > 0 { digits.append(alphabet[Int(bits << (5 - count) & 31)]) }
    return prefix + String(decoding: digits, as: UTF8.self)
  }

  /// That of an occurrence of a series.
  static func occurrence(of series: String, _ stamp: String) -> String { "\(series)_\(stamp)" }
}
