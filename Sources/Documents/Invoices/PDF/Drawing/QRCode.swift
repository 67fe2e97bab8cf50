import CDocuments
import Domain

/// A QR code of error correction level M.
struct QRCode {
  /// In modules.
  let size: Int
  private let modules: [UInt8]

  init(_ text: String) throws {
    if let package = documents_missing_for_codes() {
      throw Failure.missing(package, for: "draw a QR code")
    }
    let result = DocumentBytes()
    var size = 0
    let data = Array(text.utf8)
    try Failure.check(
      documents_code_new(data, data.count, &result.bytes, &size),
      "libqrencode could not make the QR code.")
    self.size = size
    modules = result.array
  }

  func isDark(row: Int, column: Int) -> Bool { modules[row * size + column] != 0 }

  /// Runs of dark modules, so that few rectangles are drawn.
  func draw(in place: documents_rectangle, on canvas: PDFCanvas) {
    let module = place.width / Double(size)
    var rectangles: [documents_rectangle] = []
    for row in 0..<size {
      var column = 0
      while column < size {
        let start = column
        while column < size, isDark(row: row, column: column) { column += 1 }
        if column > start {
          rectangles.append(
            documents_rectangle(
              x: place.x + Double(start) * module, y: place.y + Double(row) * module,
              width: Double(column - start) * module, height: module))
        }
        column += 1
      }
    }
    canvas.fill(rectangles, .black)
  }
}
