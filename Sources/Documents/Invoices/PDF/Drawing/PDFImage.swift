import CDocuments
import Domain

/// A picture that can be drawn: PNG, or JPEG whose bytes go into the file as they are.
final class PDFImage {
  private let handle: OpaquePointer
  /// Whether it is drawn by its pixels, which may then be fewer.
  let isPlain: Bool

  var width: Double { Double(documents_image_width(handle)) }
  var height: Double { Double(documents_image_height(handle)) }

  /// More pixels than any logo has; as many take 100 MB while they are drawn.
  private static let maximumPixels = 25_000_000

  /// - Throws: `malformed` for what is neither or is damaged; `unsupported` for a JPEG picture in
  ///   colours of print.
  init(_ data: [UInt8]) throws {
    let header = try Self.header(of: data)
    try Self.checkSize(header.width, header.height)
    switch header.format {
    case .png:
      handle = try Self.read { documents_image_from_png(data, data.count, &$0) }
      isPlain = true
    case .jpeg:
      handle = try Self.read {
        documents_image_from_jpeg(
          data, data.count, Int32(header.width), Int32(header.height), &$0)
      }
      isPlain = false
    }
  }

  private init(handle: OpaquePointer) {
    self.handle = handle
    isPlain = true
  }

  deinit { documents_image_free(handle) }

  /// The same in fewer pixels.
  func scaled(width: Int, height: Int) throws -> PDFImage {
    guard let scaled = documents_image_scaled(handle, Int32(width), Int32(height)) else {
      throw Failure.noMemory
    }
    return PDFImage(handle: scaled)
  }

  func draw(in place: documents_rectangle, on canvas: PDFCanvas) {
    documents_canvas_draw_image(canvas.handle, handle, place)
  }

  private static func header(of data: [UInt8]) throws -> PictureHeader {
    do {
      if let header = try PictureHeader(data) { return header }
    } catch PictureHeader.Fault.rareCoding {
      throw Failure(
        .unsupported,
        "The logo is a JPEG picture of a rare kind: it is to be baseline or progressive, of 8 bits.",
        field: "logo")
    } catch PictureHeader.Fault.pressColours {
      throw Failure(
        .unsupported, "The logo is a JPEG picture in CMYK: it is to be in RGB or grey.",
        field: "logo")
    } catch PictureHeader.Fault.damaged {
      throw damaged
    }
    throw Failure(.malformed, "The logo is no PNG or JPEG picture.", field: "logo")
  }

  private static let damaged = Failure(
    .malformed, "The logo is damaged: it cannot be read as a picture.", field: "logo")

  private static func checkSize(_ width: Int, _ height: Int) throws {
    guard width > 0, height > 0, width <= 30_000, height <= 30_000,
      width * height <= maximumPixels
    else {
      throw Failure(
        .invalid,
        "The logo has \(width) by \(height) pixels: at least one and at most 25 million are drawn.",
        field: "logo")
    }
  }

  private static func read(_ body: (inout documents_status) -> OpaquePointer?) throws
    -> OpaquePointer
  {
    var status = DOCUMENTS_OK
    if let handle = body(&status) { return handle }
    if status == DOCUMENTS_NO_MEMORY { throw Failure.noMemory }
    throw damaged
  }
}
