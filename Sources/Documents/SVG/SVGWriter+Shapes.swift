/// The basic shapes. A class is one of `SVGStyle`; a title is a tooltip, which screen readers read, too.
extension SVGWriter {
  enum Anchor: String {
    case start, middle, end
  }

  mutating func words(
    _ words: String, x: Double, y: Double, size: Double, anchor: Anchor = .start,
    style: String = SVGStyle.muted, isBold: Bool = false, title: String? = nil
  ) {
    element(
      "text",
      [
        "class": .text(isBold ? "\(style) \(SVGStyle.bold)" : style), "x": .number(x),
        "y": .number(y), "font-size": .number(size), "text-anchor": .text(anchor.rawValue),
      ]
    ) { text in
      if let title { text.title(title) }
      text.append(words: words)
    }
  }

  mutating func rectangle(
    _ box: SVGBox, style: String, radius: Double = 0, opacity: Double = 1, title: String? = nil
  ) {
    element(
      "rect",
      [
        "class": .text(style), "x": .number(box.left), "y": .number(box.top),
        "width": .number(box.width), "height": .number(box.height),
        "rx": .number(min(radius, box.width / 2, box.height / 2)), "fill-opacity": .number(opacity),
      ], content: Self.title(title))
  }

  mutating func circle(
    x: Double, y: Double, radius: Double, style: String, strokeWidth: Double = 0,
    title: String? = nil
  ) {
    element(
      "circle",
      [
        "class": .text(style), "cx": .number(x), "cy": .number(y), "r": .number(radius),
        "stroke-width": .number(strokeWidth),
      ], content: Self.title(title))
  }

  mutating func line(
    from: (x: Double, y: Double), to: (x: Double, y: Double), style: String,
    strokeWidth: Double = 1, isDashed: Bool = false
  ) {
    element(
      "line",
      [
        "class": .text(style), "x1": .number(from.x), "y1": .number(from.y), "x2": .number(to.x),
        "y2": .number(to.y), "stroke-width": .number(strokeWidth),
        "stroke-dasharray": .text(isDashed ? SVGStyle.dashes : "none"),
      ])
  }

  private static func title(_ title: String?) -> ((inout SVGWriter) -> Void)? {
    title.map { title in { $0.title(title) } }
  }
}
