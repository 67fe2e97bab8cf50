/// The number in the hole of a ring, and below it what it counts.
struct SVGRingCentre {
  let ring: SVGRing
  let label: String
  let caption: String

  func draw(into svg: inout SVGWriter) {
    let captionSize = min(max(ring.hole * 0.24, 9), 15)
    let hasCaption = !caption.isEmpty && ring.hole >= 26
    let middle = hasCaption ? ring.y - captionSize * 0.55 : ring.y
    svg.words(
      label, x: ring.x, y: middle + size * 0.36, size: size, anchor: .middle,
      style: SVGStyle.text, isBold: true)
    guard hasCaption else { return }
    let y = middle + size * 0.36 + captionSize * 1.25
    svg.words(
      TextWidth.shortened(caption, to: chord(at: y - ring.y), size: captionSize), x: ring.x,
      y: y, size: captionSize, anchor: .middle)
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
