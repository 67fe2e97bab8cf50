import Domain

extension EmailDraft {
  /// An attachment.
  package struct Attachment {
    package let name: String
    /// Such as `application/pdf`.
    package let mediaType: String
    package let bytes: [UInt8]

    /// - Throws: `invalid` for a name that is empty, too long, no single line or a path, and for what
    ///   is no media type.
    package init(name: String, mediaType: String, bytes: [UInt8]) throws {
      self.name = try TextRule.attachmentName.line(name)
      if self.name.unicodeScalars.contains(where: { $0 == "/" || $0 == "\\" })
        || self.name == "." || self.name == ".."
      {
        throw Failure(
          .invalid, "The name of an attachment is that of a file, without a folder and / or \\.",
          field: "attachment")
      }
      guard Self.isMediaType(mediaType) else {
        throw Failure(
          .invalid, "The media type of an attachment is one such as application/pdf.",
          field: "media_type")
      }
      self.mediaType = mediaType
      self.bytes = bytes
    }

    /// RFC 6838 section 4.2, without parameters. A type of several parts would need an encoding of
    /// its own.
    private static func isMediaType(_ text: String) -> Bool {
      let names = text.split(separator: "/", omittingEmptySubsequences: false)
      return names.count == 2
        && names.allSatisfy { name in
          (1...127).contains(name.utf8.count) && name.utf8.first?.isASCIILetterOrDigit == true
            && name.utf8.allSatisfy { $0.isASCIILetterOrDigit || marks.contains($0) }
        } && !["multipart", "message"].contains(names[0].lowercased())
    }

    private static let marks = Array("!#$&-^_.+".utf8)
  }
}
