import Domain

/// The objects of an object stream (ISO 32000-1, 7.5.7).
struct PDFPackedObjects {
  private let bytes: [UInt8]
  /// Where each begins, by its number.
  private let places: [Int: Int]

  init(_ bytes: [UInt8], count: Int, first: Int, _ limits: PDFLimits) throws {
    guard count <= PDFLimits.packedObjects else {
      throw Failure(
        .invalid,
        "The PDF file has an object stream of \(count) objects; at most \(PDFLimits.packedObjects) "
          + "are read.")
    }
    var parser = PDFParser(bytes, at: 0, limits)
    var places: [Int: Int] = [:]
    for _ in 0..<max(0, count) {
      guard let number = parser.natural(), let offset = parser.natural() else { break }
      try limits.countEntry()
      let (place, hasOverflown) = offset.addingReportingOverflow(first)
      if !hasOverflown, places[number] == nil { places[number] = place }
    }
    self.bytes = bytes
    self.places = places
  }

  var numbers: Dictionary<Int, Int>.Keys { places.keys }

  /// Nil when it is not here.
  func object(_ number: Int, _ limits: PDFLimits) throws -> PDFObject? {
    guard let place = places[number] else { return nil }
    var parser = PDFParser(bytes, at: place, limits)
    return try parser.object()
  }
}
