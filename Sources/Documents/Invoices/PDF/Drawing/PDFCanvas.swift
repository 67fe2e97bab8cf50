import CDocuments
import Domain

/// Pages that are drawn one after the other, in points of 1/72 inch from the top left.
final class PDFCanvas {
  let handle: OpaquePointer
  /// Where drawing may be ended.
  let safePoints: SafePoints
  /// Of fonts that are looked for in this order, before any other that has a character. The first is
  /// on most systems, and has one width for all digits.
  private static let families = "DejaVu Sans, Noto Sans, Liberation Sans, sans-serif"

  /// - Throws: `unsupported` without a library or without any font.
  init(
    width: Double, height: Double, language: String, endingAt safePoints: SafePoints
  ) throws {
    if let package = documents_missing_for_drawing() {
      throw Failure.missing(package, for: "draw a PDF file")
    }
    guard let handle = documents_canvas_new(width, height, language, Self.families) else {
      throw Failure.noMemory
    }
    self.handle = handle
    self.safePoints = safePoints
  }

  deinit { documents_canvas_free(handle) }

  func endPage() {
    documents_canvas_end_page(handle)
  }

  /// A structure element of the document with all that `content` draws.
  func tagged<Result>(_ name: String, _ content: () throws -> Result) rethrows -> Result {
    begin(name)
    defer { end(name) }
    return try content()
  }

  func begin(_ tag: String) { documents_canvas_begin_tag(handle, tag) }
  func end(_ tag: String) { documents_canvas_end_tag(handle, tag) }

  func fill(_ rectangles: [documents_rectangle], _ colour: PDFColour) {
    documents_canvas_fill(handle, rectangles, rectangles.count, colour.rawValue)
  }

  /// The file, which is complete then.
  func finish() throws -> DocumentBytes {
    let file = DocumentBytes()
    try Failure.check(documents_canvas_finish(handle, &file.bytes), "cairo could not draw the PDF.")
    return file
  }
}
