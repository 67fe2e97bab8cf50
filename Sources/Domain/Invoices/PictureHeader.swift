/// What the beginning of a picture's file says of it.
struct PictureHeader: Equatable {
  static let maximumSide = 10_000

  /// In pixels.
  var width: Int
  var height: Int

  /// Nil for another file (PNG, ISO/IEC 15948, sections 5.2 and 11.2.2).
  init?(png bytes: [UInt8]) {
    let beginning: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    guard bytes.count >= 33, bytes.starts(with: beginning) else { return nil }
    width = Self.number(bytes[16..<20])
    height = Self.number(bytes[20..<24])
  }

  /// Nil for another file (JPEG, ITU-T T.81, annex B).
  ///
  /// - Throws: `invalid` for one that was coded as few programs can read, or in colours for a
  ///   press.
  init?(jpeg bytes: [UInt8]) throws {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if marker == 0xFF {
        // Any number of these may fill the space before a marker.
        index += 1
        continue
      }
      let length = Self.number(bytes[index + 2..<index + 4])
      guard length >= 2 else { return nil }
      if Self.isFrame(marker) {
        guard index + 10 <= bytes.count else { return nil }
        try self.init(frame: bytes[index + 4..<index + 10], marker: marker)
        return
      }
      index += 2 + length
    }
    return nil
  }

  /// Of the first six bytes of a frame's header.
  private init(frame: ArraySlice<UInt8>, marker: UInt8) throws {
    let bytes = Array(frame)
    guard marker <= 0xC2, bytes[0] == 8 else {
      throw Logo.refused(
        "is a baseline or progressive JPEG file of 8 bits; this one is coded in a rare way")
    }
    guard bytes[5] == 1 || bytes[5] == 3 else {
      throw Logo.refused(
        "is in grey or in RGB; this one has \(bytes[5]) colours, as for a press (CMYK)")
    }
    height = Self.number(bytes[1..<3])
    width = Self.number(bytes[3..<5])
  }

  /// SOF0 to SOF15; three of the codes between them mean other things.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
