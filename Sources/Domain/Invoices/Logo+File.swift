extension Logo {
  /// In bytes.
  package static let maximumLength = 1_048_576

  /// - Throws: `invalid` for what is no PNG or JPEG file, or for one that is too large or has
  ///   colours for a press.
  package init(file bytes: [UInt8]) throws {
    guard bytes.count <= Self.maximumLength else {
      throw Self.refused(
        "has at most \(Self.maximumLength) bytes; this one has \(bytes.count)")
    }
    guard let picture = try PictureHeader(png: bytes) ?? PictureHeader(jpeg: bytes) else {
      throw Self.refused("is a PNG or JPEG file; this one is neither")
    }
    let sides = 1...PictureHeader.maximumSide
    guard sides.contains(picture.width), sides.contains(picture.height) else {
      throw Self.refused(
        "is 1 to \(PictureHeader.maximumSide) pixels wide and high; this one is \(picture.width) "
          + "by \(picture.height)")
    }
    self.init(uid: Self.uid(of: bytes))
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

  static func refused(_ what: String) -> Failure {
    Failure(.invalid, "A logo \(what).", field: "bytes")
  }
}
