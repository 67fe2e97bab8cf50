/// The beginnings of pictures' files, which is all that is looked at.
enum LogoFiles {
  static func png(width: UInt32 = 20, height: UInt32 = 10) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + bytes(width) + bytes(height) + [8, 2, 0, 0, 0, 1, 2, 3, 4]
  }

  /// With the comment and the fill bytes that a reader has to pass over.
  static func jpeg(
    width: UInt16 = 20, height: UInt16 = 10, colours: UInt8 = 3, frame: UInt8 = 0xC0
  ) -> [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 0x68, 0x69, 0xFF, 0xFF, 0xFF]
    file += [frame, 0, 8 + 3 * colours, 8]
    for side in [height, width] { file += [UInt8(side >> 8), UInt8(side & 255)] }
    file.append(colours)
    for colour in 0..<colours { file += [colour + 1, 0x11, 0] }
    return file + [0xFF, 0xD9]
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
