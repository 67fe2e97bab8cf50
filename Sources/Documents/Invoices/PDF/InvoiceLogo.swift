import CDocuments
import Domain

/// The logo at the head of invoices.
package enum InvoiceLogo {
  /// Reads all of it, so that no invoice is issued with one that could not be printed; without the
  /// libraries that draw, it is taken for what its header says.
  ///
  /// - Throws: `invalid` for what cannot be drawn.
  package static func check(_ bytes: [UInt8]) throws {
    if documents_missing_for_drawing() != nil { return }
    do {
      _ = try PDFImage(bytes)
    } catch let failure as Failure where failure.kind != .outOfMemory {
      throw Failure(.invalid, failure.message, field: "bytes")
    }
  }
}
