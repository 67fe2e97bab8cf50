import CDocuments
import Domain

/// A text in lines, shaped for its script: `PDFText("Facture", .body, width: 200, on: canvas)`.
final class PDFText {
  private let handle: OpaquePointer
  let style: PDFStyle
  let lines: [documents_line]
  /// Whether it runs from the right to the left.
  let runsToTheLeft: Bool
  private let isFree: Bool

  /// Without a width, lines are only broken where the text says so.
  ///
  /// A character that no font has is drawn as another one: ``MissingGlyph``.
  ///
  /// - Throws: `unsupported` without any font; why the call shall end.
  init(_ text: String, _ style: PDFStyle, width: Double? = nil, on canvas: PDFCanvas) throws {
    try canvas.safePoints.check()
    let handle = try Self.laidOut(text, style, width: width, on: canvas)
    self.handle = handle
    self.style = style
    isFree = width == nil
    runsToTheLeft = Self.runsToTheLeft(text)
    let count = documents_text_line_count(handle)
    lines = Array(unsafeUninitializedCapacity: Int(count)) { buffer, filled in
      buffer.initialize(repeating: documents_line())
      documents_text_get_lines(handle, buffer.baseAddress, count)
      filled = Int(count)
    }
  }

  deinit { documents_text_free(handle) }

  var height: Double { lines.last.map { $0.top + $0.height } ?? 0 }
  var width: Double { lines.map(\.width).max() ?? 0 }
  /// From the top to the letters' feet in the first line.
  var baseline: Double { lines.first?.baseline ?? 0 }

  enum Alignment {
    /// As its own script has it.
    case start
    case left
    case right
  }

  /// Draws these lines within the width, so that the first of them begins at `y`.
  func draw(
    _ range: Range<Int>? = nil, x: Double, y: Double, width: Double = 0,
    _ alignment: Alignment = .left, on canvas: PDFCanvas
  ) {
    let range = range ?? 0..<lines.count
    guard lines.indices.contains(range.lowerBound) else { return }
    let top = y - lines[range.lowerBound].top
    for index in range.clamped(to: 0..<lines.count) {
      let line = lines[index]
      let left =
        switch alignment {
        case .start where isFree: x + (runsToTheLeft ? width - line.width : 0)
        case .start: x + line.x
        case .left: x
        case .right: x + width - line.width
        }
      documents_canvas_draw_line(
        canvas.handle, handle, Int32(index), left, top + line.baseline,
        canvas.template.value(of: style.colour))
    }
  }

  /// Fills its outlines around a point, from the lower left to the upper right.
  func drawOutline(x: Double, y: Double, angle: Double, on canvas: PDFCanvas) {
    documents_canvas_fill_outline(
      canvas.handle, handle, 0, x, y, angle, canvas.template.value(of: style.colour))
  }

  /// By the first letter that has a direction.
  static func runsToTheLeft(_ text: String) -> Bool {
    // Of such a script no letter is in ASCII, and most texts are.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return false }
    var text = text
    return text.withUTF8 { documents_runs_to_the_left($0.baseAddress, $0.count) != 0 }
  }

  private static let longestWord = 100

  /// With a place to break very long words at, since the time that pango takes for a word grows with
  /// the square of its length.
  private static func breakable(_ text: String) -> String {
    if text.utf8.count <= longestWord { return text }
    var length = 0
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      length = scalar.properties.isWhitespace ? 0 : length + 1
      if length > longestWord {
        result.append("\u{200B}")
        length = 1
      }
      result.append(scalar)
    }
    return String(result)
  }

  private static func laidOut(
    _ text: String, _ style: PDFStyle, width: Double?, on canvas: PDFCanvas
  ) throws -> OpaquePointer {
    guard let handle = layout(breakable(text), style, width: width, on: canvas) else {
      throw Failure.noMemory
    }
    if documents_text_unknown_glyphs(handle) == 0 { return handle }
    documents_text_free(handle)
    let printable = breakable(canvas.printable(text))
    guard let handle = layout(printable, style, width: width, on: canvas) else {
      throw Failure.noMemory
    }
    if documents_text_unknown_glyphs(handle) == 0 { return handle }
    documents_text_free(handle)
    throw Failure(.unsupported, "No installed font has all characters of “\(text.prefix(80))”.")
  }

  static func layout(
    _ text: String, _ style: PDFStyle, width: Double?, on canvas: PDFCanvas
  ) -> OpaquePointer? {
    var text = text
    return text.withUTF8 { bytes in
      documents_text_new(
        canvas.handle, bytes.baseAddress, bytes.count,
        style.values(scaledBy: canvas.template.scale), width ?? -1)
    }
  }
}
