import CDocuments
import Domain
import Localization
import Platform

/// Bytes of a C library, freed with this object.
final class DocumentBytes {
  var bytes = documents_bytes()

  deinit { documents_bytes_free(&bytes) }

  var array: [UInt8] {
    Array(UnsafeBufferPointer(start: bytes.data, count: bytes.length))
  }
}

extension Failure {
  static func missing(_ package: UnsafePointer<CChar>, for purpose: Message) -> Failure {
    Failure(
      .unsupported,
      OptionalLibrary.missing(
        for: "A library is needed to \(purpose)", package: String(cString: package)))
  }

  /// - Throws: what a status of a C library means; `unsupported` with this sentence when the library
  ///   failed.
  static func check(_ status: documents_status, _ sentence: Message) throws {
    switch status {
    case DOCUMENTS_OK: return
    case DOCUMENTS_NO_MEMORY: throw Failure.noMemory
    default: throw Failure(.unsupported, sentence)
    }
  }
}
