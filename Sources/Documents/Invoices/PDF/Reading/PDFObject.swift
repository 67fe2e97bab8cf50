/// A PDF object (ISO 32000-1, 7.3), as far as attachments need it.
enum PDFObject {
  /// Also what is not needed: booleans, real numbers, words that are none of PDF.
  case null
  case integer(Int)
  /// Without its slash, and with its escapes resolved.
  case name(String)
  case string([UInt8])
  case array([PDFObject])
  case dictionary([String: PDFObject])
  case stream(PDFStream)
  /// To an indirect object, by its number.
  case reference(Int)

  var integer: Int? { if case .integer(let value) = self { value } else { nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var array: [PDFObject]? { if case .array(let value) = self { value } else { nil } }
  var stream: PDFStream? { if case .stream(let value) = self { value } else { nil } }
  var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let entries): entries
    case .stream(let stream): stream.entries
    default: nil
    }
  }

  /// A text string (7.9.2.2): UTF-16 or UTF-8 by its mark, else one byte for each letter, of which those of
  /// ASCII are the same in every encoding.
  var text: String? {
    guard case .string(let bytes) = self else { return nil }
    if bytes.starts(with: [0xFE, 0xFF]) { return Self.utf16(bytes.dropFirst(2), high: 0) }
    if bytes.starts(with: [0xFF, 0xFE]) { return Self.utf16(bytes.dropFirst(2), high: 1) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: bytes.dropFirst(3), as: UTF8.self)
    }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, high: Int) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + 1 - high])
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// A stream: its dictionary, and the offset of its bytes in the file.
struct PDFStream {
  let entries: [String: PDFObject]
  let start: Int
}
