import CDocuments
import Domain

/// Pages drawn one after the other, in points of 1/72 inch from the top left.
final class PDFCanvas {
  let handle: OpaquePointer
  /// Where drawing may be ended.
  let safePoints: SafePoints
  let template: InvoiceTemplate
  /// Texts that are short are often there again: units, rates, prices.
  private var texts: [TextKey: PDFText] = [:]
  private var isClosed = false
  /// Whether fonts have the characters that were asked for.
  private var unknown: [Unicode.Scalar: Bool] = [:]
  /// Lines that wait for the end of their page, so that each colour is set once for all of them.
  private var hairlines: [documents_rectangle] = []
  private var rules: [documents_rectangle] = []

  private struct TextKey: Hashable {
    let text: String
    let style: PDFStyle
  }

  private static let longestKept = 48
  private static let mostKept = 4_000

  /// - Throws: `unsupported` without a library or without any font.
  init(
    width: Double, height: Double, language: String, template: InvoiceTemplate,
    endingAt safePoints: SafePoints
  ) throws {
    if let package = documents_missing_for_drawing() {
      throw Failure.missing(package, for: "draw a PDF file")
    }
    guard
      let handle = documents_canvas_new(
        width, height, language, template.font.families, template.headingFont.families)
    else {
      throw Failure.noMemory
    }
    self.handle = handle
    self.safePoints = safePoints
    self.template = template
  }

  deinit { close() }

  /// Gives the fonts back, for the next canvas: no text of this one may be left.
  func close() {
    if isClosed { return }
    isClosed = true
    texts = [:]
    documents_canvas_free(handle)
  }

  /// A text that is broken where it says so alone, shaped once as often as it is there.
  func text(_ text: String, _ style: PDFStyle) throws -> PDFText {
    if text.utf8.count > Self.longestKept { return try PDFText(text, style, on: self) }
    let key = TextKey(text: text, style: style)
    if let known = texts[key] { return known }
    let shaped = try PDFText(text, style, on: self)
    if texts.count < Self.mostKept { texts[key] = shaped }
    return shaped
  }

  /// A text that is broken at this width, too.
  func text(_ text: String, _ style: PDFStyle, width: Double) throws -> PDFText {
    if text.utf8.count <= Self.longestKept {
      let free = try self.text(text, style)
      if free.lines.count == 1, free.width <= width { return free }
    }
    return try PDFText(text, style, width: width, on: self)
  }

  /// Whether no font has a character.
  func isUnknown(_ scalar: Unicode.Scalar) -> Bool {
    if let known = unknown[scalar] { return known }
    guard let handle = PDFText.layout(String(scalar), .body, width: nil, on: self) else {
      return false
    }
    defer { documents_text_free(handle) }
    let isUnknown = documents_text_unknown_glyphs(handle) > 0
    unknown[scalar] = isUnknown
    return isUnknown
  }

  /// A thin line, which is drawn over all else of its page.
  func rule(_ place: documents_rectangle, _ colour: PDFColour) {
    if colour == .hairline { hairlines.append(place) } else { rules.append(place) }
  }

  func endPage() {
    if !hairlines.isEmpty { fill(hairlines, .hairline) }
    if !rules.isEmpty { fill(rules, .rule) }
    hairlines.removeAll(keepingCapacity: true)
    rules.removeAll(keepingCapacity: true)
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
    documents_canvas_fill(handle, rectangles, rectangles.count, template.value(of: colour))
  }

  /// The file, which is complete then.
  func finish() throws -> DocumentBytes {
    let file = DocumentBytes()
    try Failure.check(documents_canvas_finish(handle, &file.bytes), "cairo could not draw the PDF.")
    return file
  }
}
