import Domain
import Localization

/// 2026-11-21T09:00:00.000Z
let now = Instant(clamping: 1_795_251_600_000)

/// Winter time all year, but for the summer of 2026: `CityZone("Europe/Paris", winter: 1)`.
final class CityZone: Zone {
  static let paris = CityZone("Europe/Paris", winter: 1)
  static let newYork = CityZone("America/New_York", winter: -5)
  static let tokyo = CityZone("Asia/Tokyo", winter: 9)
  static let all: [CityZone] = [.paris, .newYork, .tokyo]

  let name: String
  private let winter: Int
  private let summer: Range<Int64>

  init(_ name: String, winter: Int) {
    self.name = name
    self.winter = winter * 3_600
    // 2026-03-29T01:00Z to 2026-10-25T01:00Z
    summer = 1_774_746_000_000..<1_792_890_000_000
  }

  func utcOffset(at instant: Instant) -> Int {
    summer.contains(instant.milliseconds) ? winter + 3_600 : winter
  }

  func utcOffset(atLocal local: LocalTime) -> Int {
    let inSummer = local.millisecondsSince1970 - Int64(winter + 3_600) * 1_000
    return summer.contains(inSummer) ? winter + 3_600 : winter
  }
}

extension CityZone: @unchecked Sendable {}

func instant(_ text: String) throws -> Instant {
  guard let instant = Instant(text: text) else { throw Failure(.invalid, Message(verbatim: text)) }
  return instant
}
