import Domain

/// The predictor that was applied to bytes before compression (ISO 32000-1, 7.4.4.4).
struct PDFPredictor {
  private let kind: Int
  /// In bytes.
  private let rowLength: Int
  private let pixelLength: Int

  init(kind: Int, columns: Int, colors: Int, bits: Int) throws {
    guard kind == 1 || (10...15).contains(kind), (1...1_000_000).contains(columns),
      (1...32).contains(colors), [1, 2, 4, 8, 16].contains(bits)
    else { throw PDFFile.rarelyPacked }
    self.kind = kind
    rowLength = (columns * colors * bits + 7) / 8
    pixelLength = (colors * bits + 7) / 8
  }

  func applied(to bytes: [UInt8]) throws -> [UInt8] {
    if kind == 1 { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var start = 0
    while start < bytes.count {
      let filter = bytes[start]
      let row = result.count
      let isFirst = row == 0
      for place in (start + 1)..<max(start + 1, min(start + 1 + rowLength, bytes.count)) {
        let here = result.count
        let hasLeft = here - row >= pixelLength
        let left = hasLeft ? result[here - pixelLength] : 0
        let above = isFirst ? 0 : result[here - rowLength]
        let corner = isFirst || !hasLeft ? 0 : result[here - rowLength - pixelLength]
        switch filter {
        case 0: result.append(bytes[place])
        case 1: result.append(bytes[place] &+ left)
        case 2: result.append(bytes[place] &+ above)
        case 3: result.append(bytes[place] &+ UInt8((Int(left) + Int(above)) / 2))
        case 4: result.append(bytes[place] &+ Self.nearest(left, above, corner))
        default: throw Failure(.malformed, "The PDF file is damaged.")
        }
      }
      start += 1 + rowLength
    }
    return result
  }

  /// The one of the three that is nearest to `left + above - corner`.
  private static func nearest(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(above) - Int(corner)
    let fromLeft = abs(estimate - Int(left))
    let fromAbove = abs(estimate - Int(above))
    let fromCorner = abs(estimate - Int(corner))
    if fromLeft <= fromAbove && fromLeft <= fromCorner { return left }
    return fromAbove <= fromCorner ? above : corner
  }
}
