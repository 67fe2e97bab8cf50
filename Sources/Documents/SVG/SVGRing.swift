import Platform

/// A ring, drawn as a whole or in slices that go clockwise from its top.
struct SVGRing {
  let x: Double
  let y: Double
  let radius: Double

  var hole: Double { radius * 0.66 }

  /// An arc cannot end where it began, so a whole ring is a circle.
  func drawWhole(_ style: String, title: String?, into svg: inout SVGWriter) {
    svg.element(
      "circle",
      [
        "class": .text(style), "cx": .number(x), "cy": .number(y),
        "r": .number((radius + hole) / 2), "fill": "none",
        "stroke-width": .number(radius - hole),
      ]
    ) { circle in
      if let title { circle.title(title) }
    }
  }

  /// From and to are parts of the whole, and less than a whole from each other.
  func drawSlice(
    from start: Double, to end: Double, style: String, title: String, into svg: inout SVGWriter
  ) {
    let isLarge = end - start > 0.5 ? 1 : 0
    func arc(_ radius: Double, to end: Double, sweep: Int) -> String {
      "A\(SVGNumber.text(radius)) \(SVGNumber.text(radius)) 0 \(isLarge) \(sweep) "
        + place(end, radius: radius)
    }
    let path =
      "M\(place(start, radius: radius))\(arc(radius, to: end, sweep: 1))"
      + "L\(place(end, radius: hole))\(arc(hole, to: start, sweep: 0))Z"
    svg.element(
      "path",
      [
        "class": .text("\(style) \(SVGStyle.edge)"), "stroke-width": 2,
        "stroke-linejoin": "round", "d": .text(path),
      ]
    ) { $0.title(title) }
  }

  private func place(_ share: Double, radius: Double) -> String {
    let angle = share * 2 * Double.pi
    let right = radius * Mathematics.sine(angle)
    let up = radius * Mathematics.cosine(angle)
    return "\(SVGNumber.text(x + right)) \(SVGNumber.text(y - up))"
  }
}
