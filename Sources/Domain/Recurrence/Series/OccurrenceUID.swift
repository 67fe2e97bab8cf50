/// The uid of one occurrence of a series. It is derived, so that every device makes the same one.
package enum OccurrenceUID {
  /// A UUID of version 5 (RFC 9562 section 5.5) of the series' uid and the occurrence. The role tells
  /// apart what there is of one occurrence, such as a task and its alert.
  package static func make(series: String, occurrence: String, role: String = "") -> String {
    var name = namespace
    name.reserveCapacity(192)
    name.append(contentsOf: series.utf8)
    name.append(UInt8(ascii: "/"))
    name.append(contentsOf: occurrence.utf8)
    if !role.isEmpty {
      name.append(UInt8(ascii: "/"))
      name.append(contentsOf: role.utf8)
    }
    var bytes = SHA1.digest(name)
    bytes[6] = bytes[6] & 0x0F | 0x50
    bytes[8] = bytes[8] & 0x3F | 0x80
    return String(unsafeUninitializedCapacity: 36) { text in
      var place = 0
      for (index, byte) in bytes[..<16].enumerated() {
        if index == 4 || index == 6 || index == 8 || index == 10 {
          text[place] = UInt8(ascii: "-")
          place += 1
        }
        text[place] = digit(byte >> 4)
        text[place + 1] = digit(byte & 0x0F)
        place += 2
      }
      return place
    }
  }

  /// Of base 16, as ASCII.
  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  /// A UUID that stands for Taskcore's occurrences: 2f0b8e86-6f4e-5a51-9c1f-7a1d3a5e1c40.
  private static let namespace: [UInt8] = [
    0x2F, 0x0B, 0x8E, 0x86, 0x6F, 0x4E, 0x5A, 0x51, 0x9C, 0x1F, 0x7A, 0x1D, 0x3A, 0x5E, 0x1C, 0x40,
  ]
}
