package import ViewModels

/// A chart as a self-contained SVG document, without scripts or external fonts and styles.
package struct SVGDrawing {
  package let text: String

  /// Width and height are in CSS pixels: 200 to 4,000 and 150 to 4,000.
  ///
  /// The ids and the class of the drawing begin with `id`: letters, digits and hyphens, unique in
  /// a page. Nil is what tells the drawing from others: `chart-score-points-20261201-20261224-640-360-light`.
  package init(
    _ chart: Chart, width: Int, height: Int, appearance: Appearance, id: String? = nil
  ) {
    let width = Double(min(max(width, 200), 4_000))
    let height = Double(min(max(height, 150), 4_000))
    // A larger drawing is enlarged with its text and lines.
    let enlargement = max(min(width / 960, height / 540), 1)
    let page = SVGBox(left: 0, top: 0, width: width / enlargement, height: height / enlargement)
    let days = "\(chart.days.lowerBound.packed)-\(chart.days.upperBound.packed)"
    let id =
      id
      ?? "chart-\(chart.kind)-\(chart.measure)-\(days)-\(Int(width))-\(Int(height))-\(appearance)"

    var svg = SVGWriter()
    svg.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": .text(id), "width": .number(width),
        "height": .number(height),
        "viewBox": .text("0 0 \(SVGNumber.text(page.width)) \(SVGNumber.text(page.height))"),
        "role": "img", "aria-labelledby": .text("\(id)-title \(id)-description"),
      ]
    ) { svg in
      svg.element("title", ["id": .text("\(id)-title")], words: chart.title)
      svg.element("desc", ["id": .text("\(id)-description")], words: chart.description)
      svg.element("style", words: SVGStyle(scope: id, chart: chart).sheet(for: appearance))
      svg.rectangle(page, style: SVGStyle.background)
      Self.draw(chart, in: page, into: &svg)
    }
    text = svg.text + "\n"
  }

  private static func draw(_ chart: Chart, in page: SVGBox, into svg: inout SVGWriter) {
    let inner = page.inset(left: 14, top: 12, right: 14, bottom: 12)
    // Bold text is wider.
    let titleWidth = inner.width / 1.08
    let size = min(max(titleWidth / max(TextWidth.of(chart.title, size: 1), 1), 11), 15)
    svg.words(
      TextWidth.shortened(chart.title, to: titleWidth, size: size), x: inner.left,
      y: inner.top + size * 0.8, size: size, style: SVGStyle.text, isBold: true)

    let box = inner.inset(top: size + 9)
    if chart.shape == .pie {
      SVGPie(chart: chart, box: box).draw(into: &svg)
    } else if !chart.emptyMessage.isEmpty || chart.points.isEmpty {
      SVGEmptyFrame(message: chart.emptyMessage, box: box).draw(into: &svg)
    } else {
      switch chart.shape {
      case .line: SVGLine(chart: chart, box: box).draw(into: &svg)
      case .heatMap: SVGHeatMap(chart: chart, box: box).draw(into: &svg)
      case .bars where chart.hasColumns: SVGColumns(chart: chart, box: box).draw(into: &svg)
      case .bars, .pie: SVGBars(chart: chart, box: box).draw(into: &svg)
      }
    }
  }
}

extension Chart {
  var shape: Shape { kind.shape }

  var points: [Point] { series.flatMap(\.points) }

  /// Times stand side by side, names below each other.
  fileprivate var hasColumns: Bool { kind == .weekdays || kind == .hours }
}
