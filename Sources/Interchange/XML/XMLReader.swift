import CExpat
package import Domain
import Localization
import Platform

/// Reads untrusted XML. Ill-formed input is rejected with its position, and so is input that would cost much
/// more than a business document.
package enum XMLReader {
  /// In bytes; an invoice of 10,000 lines takes 20 MB.
  static let maximumLength = 32 << 20
  /// Of elements in elements.
  static let maximumDepth = 64
  static let maximumElementCount = 500_000

  /// - Throws: `malformed` for what is no such XML, `unsupported` without libexpat; why the call shall end.
  package static func document(
    _ bytes: [UInt8], endingAt safePoints: SafePoints = SafePoints()
  ) throws -> XMLDocument {
    guard bytes.count <= maximumLength else {
      throw Failure(
        .malformed,
        "The file has \(bytes.count) bytes; at most \(maximumLength) bytes of XML are read.")
    }
    return try read(bytes, XMLTree(endingAt: safePoints), endingAt: safePoints)
  }

  /// Reads what is in the root, one child after the other: each is told, and not kept. So a list may be as long as
  /// its reader wants.
  ///
  /// - Returns: The root, without its children.
  /// - Throws: as above; what `body` throws.
  package static func eachChild(
    of bytes: [UInt8], _ body: @escaping (XMLElement) throws -> Void
  ) throws -> XMLElement? {
    try read(bytes, XMLTree(endingAt: SafePoints(), each: body), endingAt: SafePoints()).root
  }

  private static func read(
    _ bytes: [UInt8], _ tree: XMLTree, endingAt safePoints: SafePoints
  ) throws -> XMLDocument {
    tree.bytes = bytes
    let end = withExtendedLifetime(tree) {
      var handlers = tree.handlers
      return bytes.withUnsafeBufferPointer {
        expat_read($0.baseAddress, $0.count, &handlers)
      }
    }
    if end.status == EXPAT_READ { return XMLDocument(entries: tree.entries, bytes: bytes) }
    try safePoints.check()
    if let error = tree.error { throw error }
    throw failure(end, tree, bytes)
  }

  private static func failure(_ end: expat_end, _ tree: XMLTree, _ bytes: [UInt8]) -> Failure {
    let position = TextPosition(offset: Int(clamping: max(0, end.offset)), in: bytes)
    switch end.status {
    case EXPAT_MISSING:
      return Failure(
        .unsupported,
        OptionalLibrary.expat.missing(for: "Reading XML needs libexpat"))
    case EXPAT_NO_MEMORY: return .noMemory
    case EXPAT_HAS_DOCTYPE:
      return Failure(
        .malformed,
        "The XML has a document type definition (<!DOCTYPE …>), which no invoice has and which is "
          + "not read, since it could name other files.",
        position: position)
    case EXPAT_STOPPED:
      return Failure(.malformed, tree.refusal, position: position)
    default:
      let reason: Message =
        end.message.map { Message(verbatim: String(cString: $0)) } ?? "the text is too long"
      return Failure(.malformed, "The XML is not well-formed: \(reason).", position: position)
    }
  }
}
