/// The number in the centre of a ring, with its unit below.
struct SVGRingCentre {
  let ring: SVGRing
  let label: String
  let caption: String

  func draw(into svg: inout SVGWriter) {
    let captionSize = min(max(ring.hole * 0.24, 9), 15)
    let hasCaption = !caption.isEmpty && ring.hole >= 26
    // Digits reach from their line up to 0.72 of their size, and commas a little below it.
    let height = size * 0.72 + (hasCaption ? size * 0.24 + captionSize * 0.8 : 0)
    let line = ring.y - height / 2 + size * 0.72
    svg.words(
      label, x: ring.x, y: line, size: size, anchor: .middle, style: SVGStyle.text, isBold: true)
    guard hasCaption else { return }
    let captionLine = ring.y + height / 2
    svg.words(
      TextWidth.shortened(caption, to: chord(at: captionLine - ring.y), size: captionSize),
      x: ring.x, y: captionLine, size: captionSize, anchor: .middle)
  }

  /// Steps down with the number's width; a longer one is made to fit.
  private var size: Double {
    let step =
      switch label.count {
      case ...2: 0.8
      case 3: 0.64
      case 4: 0.52
      default: 0.42
      }
    // Bold digits are wider.
    let width = TextWidth.of(label, size: 1) * 1.12
    return min(ring.hole * step, ring.hole * 1.75 / max(width, 0.1))
  }

  /// How wide the hole is so far from its middle.
  private func chord(at distance: Double) -> Double {
    let square = ring.hole * ring.hole - distance * distance
    return square > 0 ? 2 * square.squareRoot() - 8 : 0
  }
}
