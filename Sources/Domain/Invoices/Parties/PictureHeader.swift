/// The format and size of a picture, read from the beginning of its file without decoding it.
package struct PictureHeader: Equatable, Sendable {
  package enum Format: Sendable {
    case png
    case jpeg
  }

  /// The reason to reject a picture whose header was recognised.
  package enum Fault: Error, Equatable {
    case damaged
    /// A JPEG file that is neither baseline nor progressive, or not of 8 bits.
    case rareCoding
    /// A JPEG file in so many colours, neither grey nor RGB: those of a press depend on who reads it.
    case pressColours(Int)
  }

  package let format: Format
  /// In pixels.
  package let width: Int
  package let height: Int

  /// Nil for what is neither PNG nor JPEG.
  ///
  /// - Throws: ``Fault``.
  package init?(_ bytes: [UInt8]) throws {
    if bytes.starts(with: Self.pngSignature) {
      try self.init(png: bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      try self.init(jpeg: bytes)
    } else {
      return nil
    }
  }

  /// The signature of a file and the beginning of its first chunk (ISO/IEC 15948, 5.2 and 11.2.2).
  private static let pngSignature: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)

  private init(png bytes: [UInt8]) throws {
    guard bytes.count >= 33 else { throw Fault.damaged }
    format = .png
    width = Self.number(bytes[16..<20])
    height = Self.number(bytes[20..<24])
  }

  private init(jpeg bytes: [UInt8]) throws {
    let (marker, frame) = try Self.frame(of: bytes)
    guard marker <= 0xC2, frame.count >= 6, frame[0] == 8 else { throw Fault.rareCoding }
    guard frame[5] == 1 || frame[5] == 3 else { throw Fault.pressColours(Int(frame[5])) }
    format = .jpeg
    height = Self.number(frame[1..<3])
    width = Self.number(frame[3..<5])
  }

  /// The segment that begins the frame, with its marker (ITU-T T.81, B.2.2).
  private static func frame(of bytes: [UInt8]) throws -> (marker: UInt8, header: [UInt8]) {
    var rest = bytes.dropFirst(2)
    while rest.popFirst() == 0xFF {
      // Any number of these may fill the space before a marker.
      rest = rest.drop { $0 == 0xFF }
      guard let marker = rest.popFirst(), !endsHeaders(marker), rest.count >= 2 else { break }
      let length = number(rest.prefix(2))
      guard length >= 2, length <= rest.count else { break }
      if isFrame(marker) { return (marker, Array(rest.prefix(length).dropFirst(2))) }
      rest = rest.dropFirst(length)
    }
    throw Fault.damaged
  }

  /// The end of the picture, or the beginning of its data.
  private static func endsHeaders(_ marker: UInt8) -> Bool { marker == 0xD9 || marker == 0xDA }

  /// SOF0 to SOF15; three of the codes between them mean other things.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
