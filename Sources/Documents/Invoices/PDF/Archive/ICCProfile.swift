/// The colour space sRGB as an ICC profile of version 4.2 (ICC.1:2004-10), which PDF/A requires.
enum ICCProfile {
  static let sRGB: [UInt8] = {
    let tags = Self.tags
    let tableLength = 4 + 12 * tags.count
    var offset = 128 + tableLength
    var table = bytes(UInt32(tags.count))
    var data: [UInt8] = []
    var written: [[UInt8]: Int] = [:]
    for (name, content) in tags {
      if written[content] == nil {
        written[content] = offset
        data += content
        offset += content.count
      }
      table +=
        Array(name.utf8) + bytes(UInt32(written[content] ?? 0)) + bytes(UInt32(content.count))
    }
    return header(length: UInt32(offset)) + table + data
  }()

  private static func header(length: UInt32) -> [UInt8] {
    var header = bytes(length)
    header += bytes(0)  // made by nobody in particular
    header += bytes(0x0420_0000)
    header += Array("mntrRGB XYZ ".utf8)
    for part in [2026, 1, 1, 0, 0, 0] as [UInt16] {
      header += [UInt8(part >> 8), UInt8(part & 0xFF)]
    }
    header += Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28)
    header += d50.flatMap(bytes)
    return header + [UInt8](repeating: 0, count: 128 - header.count)
  }

  /// The white of the profile connection space.
  private static let d50: [UInt32] = [0xF6D6, 0x1_0000, 0xD32D]

  /// Numbers are fractions of 65,536. The primaries of IEC 61966-2-1 are adapted to that white by the
  /// method of Bradford, and their sum is exactly that white.
  private static let tags: [(String, [UInt8])] = [
    ("desc", text("sRGB")),
    ("cprt", text("No copyright, use freely")),
    ("wtpt", xyz(d50)),
    ("rXYZ", xyz([0x6FA0, 0x38F5, 0x0390])),
    ("gXYZ", xyz([0x6297, 0xB787, 0x18D9])),
    ("bXYZ", xyz([0x249F, 0x0F84, 0xB6C4])),
    ("rTRC", curve),
    ("gTRC", curve),
    ("bTRC", curve),
    (
      "chad",
      type("sf32")
        + [
          0x0001_0C42, 0x0000_05DE, 0xFFFF_F325, 0x0000_0793, 0x0000_FD90, 0xFFFF_FBA1,
          0xFFFF_FDA2, 0x0000_03DC, 0x0000_C06E,
        ].flatMap(bytes)
    ),
  ]

  /// ((x + 0.055) / 1.055) ^ 2.4 from 0.04045 on, and x / 12.92 before.
  private static let curve =
    type("para") + [0, 3, 0, 0] + [0x2_6666, 0xF2A7, 0x0D59, 0x13D0, 0x0A5B].flatMap(bytes)

  private static func xyz(_ values: [UInt32]) -> [UInt8] { type("XYZ ") + values.flatMap(bytes) }

  private static func text(_ text: String) -> [UInt8] {
    let utf16 = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let data =
      type("mluc") + bytes(1) + bytes(12) + Array("enUS".utf8) + bytes(UInt32(utf16.count))
      + bytes(28) + utf16
    return data + [UInt8](repeating: 0, count: (4 - data.count % 4) % 4)
  }

  private static func type(_ name: String) -> [UInt8] { Array(name.utf8) + bytes(0) }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
