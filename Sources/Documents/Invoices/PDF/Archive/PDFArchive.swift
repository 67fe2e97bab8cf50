import CDocuments
import Domain

/// Converts a drawn file to PDF/A-3, level A, which may carry the invoice as data.
struct PDFArchive {
  let title: String
  let author: String
  /// `fr-FR`
  let language: String
  let instant: Instant
  /// What the figures show, in the order in which they were drawn.
  let alternates: [String]
  /// Where the work may be ended.
  let safePoints: SafePoints

  func finish(_ drawn: DocumentBytes, attaching data: [UInt8]?) throws -> [UInt8] {
    if let package = documents_missing_for_packing() {
      throw Failure.missing(package, for: "finish a PDF file")
    }
    let date = PDFDate(instant)
    let attachment = data ?? []
    let metadata = Array(
      XMPMetadata(
        title: title, author: author, date: date.xmp, language: language, hasData: data != nil
      ).text.utf8)
    let result = DocumentBytes()
    let texts = [
      InvoicePDF.attachmentName, "Factur-X", language, title, author, XMPMetadata.producer,
      date.information,
    ]
    let status = withCStrings(texts.map(PDFString.written)) { texts in
      withCStrings(alternates.map(PDFString.written)) { alternates in
        attachment.withUnsafeBufferPointer { attachment in
          metadata.withUnsafeBufferPointer { metadata in
            ICCProfile.sRGB.withUnsafeBufferPointer { profile in
              var archive = documents_archive(
                attachment: attachment.baseAddress, attachment_length: attachment.count,
                attachment_name: texts[0], attachment_description: texts[1],
                metadata: metadata.baseAddress, metadata_length: metadata.count,
                colour_profile: profile.baseAddress, colour_profile_length: profile.count,
                language: texts[2], title: texts[3], author: texts[4], producer: texts[5],
                date: texts[6], alternates: alternates.baseAddress,
                alternate_count: alternates.count,
                shall_end: { payload in
                  guard let payload else { return 0 }
                  return Unmanaged<SafePoints>.fromOpaque(payload).takeUnretainedValue().shallEnd
                    ? 1 : 0
                }, payload: Unmanaged.passUnretained(safePoints).toOpaque())
              return documents_archive_finish(&drawn.bytes, &archive, &result.bytes)
            }
          }
        }
      }
    }
    try safePoints.check()
    try Failure.check(status, "The PDF that cairo drew could not be finished.")
    return result.array
  }
}

/// Runs `body` with the texts as C has them.
func withCStrings<Result>(
  _ texts: [String],
  _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) throws -> Result
) rethrows -> Result {
  let storage = texts.map { Array($0.utf8CString) }
  let characters = storage.flatMap { $0 }
  return try characters.withUnsafeBufferPointer { characters in
    var offset = 0
    let pointers = storage.map { text -> UnsafePointer<CChar>? in
      defer { offset += text.count }
      return characters.baseAddress.map { $0 + offset }
    }
    return try pointers.withUnsafeBufferPointer(body)
  }
}
