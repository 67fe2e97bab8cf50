import Domain

/// The size that a PNG picture states, before any of it is unpacked.
struct PNGHeader {
  let width: Int
  let height: Int

  private static let beginning: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]

  /// Nil for what is no PNG.
  init?(_ data: [UInt8]) {
    guard data.starts(with: Self.beginning), data.count >= 24 else { return nil }
    width = data[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = data[20..<24].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The size that a JPEG picture states, of the kinds that a PDF reader shows.
struct JPEGHeader {
  let width: Int
  let height: Int

  /// Nil for what is no JPEG.
  ///
  /// - Throws: `malformed` for a damaged one; `unsupported` for one in CMYK, whose colours depend on
  ///   who reads it, or of a kind that PDF does not have.
  init?(_ data: [UInt8]) throws {
    guard data.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    let (marker, frame) = try Self.frame(of: data)
    guard [0xC0, 0xC1, 0xC2].contains(marker), frame.count >= 6, frame[frame.startIndex] == 8 else {
      throw Failure(
        .unsupported,
        "The logo is a JPEG picture of a rare kind: it is to be baseline or progressive, of 8 bits.",
        field: "logo")
    }
    let bytes = frame.prefix(6).map { Int($0) }
    guard bytes[5] == 1 || bytes[5] == 3 else {
      throw Failure(
        .unsupported, "The logo is a JPEG picture in CMYK: it is to be in RGB or grey.",
        field: "logo")
    }
    height = bytes[1] << 8 | bytes[2]
    width = bytes[3] << 8 | bytes[4]
  }

  /// The segment that begins the frame, with its marker (ITU-T T.81, B.2.2).
  private static func frame(of data: [UInt8]) throws -> (UInt8, ArraySlice<UInt8>) {
    var rest = data.dropFirst(2)
    while let first = rest.popFirst() {
      guard first == 0xFF else { break }
      rest = rest.drop { $0 == 0xFF }
      guard let marker = rest.popFirst() else { break }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) { continue }
      if marker == 0xD9 || marker == 0xDA || rest.count < 2 { break }
      let length = rest.prefix(2).reduce(0) { $0 << 8 | Int($1) }
      guard length >= 2, length <= rest.count else { break }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return (marker, rest.prefix(length).dropFirst(2)) }
      rest = rest.dropFirst(length)
    }
    throw Failure(.malformed, "The logo is damaged: it cannot be read as a picture.", field: "logo")
  }
}
