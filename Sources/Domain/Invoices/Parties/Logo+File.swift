import Localization

extension Logo {
  /// In bytes.
  package static let maximumLength = 1_048_576
  /// In pixels.
  private static let maximumSide = 10_000

  /// - Throws: `invalid` for anything but a PNG or JPEG file, or for one that is too large or has
  ///   colours for a press.
  package init(file bytes: [UInt8]) throws {
    guard bytes.count <= Self.maximumLength else {
      throw Self.refused(
        "has at most \(Self.maximumLength) bytes; this one has \(bytes.count)")
    }
    let picture = try Self.header(of: bytes)
    let sides = 1...Self.maximumSide
    guard sides.contains(picture.width), sides.contains(picture.height) else {
      throw Self.refused(
        "is 1 to \(Self.maximumSide) pixels wide and high; this one is \(picture.width) "
          + "by \(picture.height)")
    }
    self.init(blank: Self.uid(of: bytes))
    data = Base64.text(bytes)
  }

  /// The bytes of the file.
  ///
  /// - Throws: `corrupt` when another program damaged them.
  package func bytes() throws -> [UInt8] {
    guard let bytes = Base64.bytes(data) else {
      throw Failure(.corrupt, "The store is damaged: the logo \(uid) cannot be read.")
    }
    return bytes
  }

  private static func uid(of bytes: [UInt8]) -> String {
    SHA1.digest(bytes).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }

  private static func header(of bytes: [UInt8]) throws -> PictureHeader {
    do {
      if let header = try PictureHeader(bytes) { return header }
    } catch PictureHeader.Fault.rareCoding {
      throw refused(
        "is a baseline or progressive JPEG file of 8 bits; this one is coded in a rare way")
    } catch PictureHeader.Fault.pressColours(let count) {
      throw refused("is in grey or in RGB; this one has \(count) colours, as for a press (CMYK)")
    } catch PictureHeader.Fault.damaged {
      // It only begins as one.
    }
    throw refused("is a PNG or JPEG file; this one is neither")
  }

  private static func refused(_ what: Message) -> Failure {
    Failure(.invalid, "A logo \(what).", field: "bytes")
  }
}
