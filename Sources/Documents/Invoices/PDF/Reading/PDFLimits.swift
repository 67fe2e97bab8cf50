import Domain
import Localization

/// How much of a PDF file is read and unpacked to find what is attached to it. Each is far beyond what an
/// invoice has, and together they bound memory and time, whatever the file says.
final class PDFLimits {
  /// Of objects in objects.
  static let depth = 64
  /// Of nodes and names in the tree of attachments.
  static let nodes = 10_000
  /// Of objects in one object stream.
  static let packedObjects = 250_000

  /// In bytes, of object streams and cross-reference streams together.
  private var unpacked = 32_000_000
  private var entries = 1_000_000
  private var values = 1_000_000
  /// In bytes, of objects that are read; an object may be read from the middle of another.
  private var parsed = 64_000_000
  private var text = 16_000_000
  private var searched = 300_000_000

  /// How many bytes the next stream may have unpacked.
  var unpackedLeft: Int { unpacked }

  func countUnpacked(_ bytes: Int) throws {
    unpacked -= bytes
    if unpacked < 0 { throw Self.tooLarge }
  }

  /// One more entry of a cross-reference table.
  func countEntry() throws {
    entries -= 1
    if entries < 0 { throw Self.failure("has more than 1,000,000 objects") }
  }

  /// One more number, name, text, array or dictionary.
  func countValue() throws {
    values -= 1
    if values < 0 { throw Self.failure("has more than 1,000,000 values before its attachments") }
  }

  /// So many bytes that an object had.
  func countParsed(_ bytes: Int) throws {
    parsed -= bytes
    if parsed < 0 { throw Self.failure("has objects that lie in each other") }
  }

  /// So many bytes of a name or text.
  func countText(_ bytes: Int) throws {
    text -= bytes
    if text < 0 { throw Self.failure("has more than 16 MB of texts before its attachments") }
  }

  /// So many bytes that were searched for the end of something.
  func countSearched(_ bytes: Int) throws {
    searched -= bytes
    if searched < 0 { throw Self.failure("has streams whose lengths are wrong, too many to mend") }
  }

  static var tooLarge: Failure {
    failure("unpacks to more than 32 MB of objects before its attachments")
  }

  private static func failure(_ what: Message) -> Failure {
    Failure(.invalid, "The PDF file \(what), which no invoice has.")
  }
}
