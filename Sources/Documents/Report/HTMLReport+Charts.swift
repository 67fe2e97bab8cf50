import ViewModels

extension HTMLReport {
  func writeCharts(to main: inout HTMLWriter) {
    if report.charts.isEmpty { return }
    main.section("charts", title: wording.page(.charts)) { section in
      section.element("p", ["class": "muted"], text: report.rangeLabel)
      section.element("div", ["class": "charts"]) { grid in
        for chart in report.charts {
          let isWide = chart.kind == .year
          grid.element("figure", ["class": isWide ? "card drawn whole" : "card drawn"]) { figure in
            if isWide {
              figure.scrolling(chart.title) { $0.append(drawing(of: chart, .whole)) }
            } else {
              writeDrawings(of: chart, to: &figure)
            }
          }
          grid.newLine()
        }
      }
    }
  }

  /// One for a wide screen and one for a narrow one, which a style sheet chooses from: the letters of a
  /// wide one would be too small on a phone.
  func writeDrawings(of chart: Chart, to element: inout HTMLWriter) {
    element.element("div", ["class": "wide"]) { $0.append(drawing(of: chart, .wide)) }
    element.element("div", ["class": "narrow"]) { $0.append(drawing(of: chart, .narrow)) }
  }

  /// A drawing size that is scaled up when shown, its letters included.
  private enum Size: String {
    case wide, narrow, whole

    func pixels(for shape: Chart.Shape) -> (width: Int, height: Int) {
      switch (self, shape) {
      case (.wide, .pie): (300, 260)
      case (.narrow, .pie): (240, 220)
      case (.wide, _): (440, 260)
      case (.narrow, _): (240, 210)
      case (.whole, _): (900, 205)
      }
    }
  }

  private func drawing(of chart: Chart, _ size: Size) -> SVGDrawing {
    let (width, height) = size.pixels(for: chart.kind.shape)
    return SVGDrawing(
      chart, width: width, height: height, appearance: appearance,
      id: "\(chart.kind)-\(size.rawValue)")
  }
}
