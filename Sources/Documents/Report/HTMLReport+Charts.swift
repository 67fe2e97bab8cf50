import ViewModels

extension HTMLReport {
  func writeCharts(to main: inout MarkupWriter) {
    if report.charts.isEmpty { return }
    main.section("charts", title: "Charts") { section in
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
  func writeDrawings(of chart: Chart, to element: inout MarkupWriter) {
    element.element("div", ["class": "wide"]) { $0.append(drawing(of: chart, .wide)) }
    element.element("div", ["class": "narrow"]) { $0.append(drawing(of: chart, .narrow)) }
  }
}
