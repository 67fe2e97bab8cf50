import ViewModels

/// The ticks of a chart's axes: grid lines, and as many labels as fit without overlap.
struct SVGAxis {
  static let size = 11.5

  let axis: Chart.Axis

  /// What the labels of a vertical axis take at its left, at most 40 percent of `width`.
  func labelWidth(within width: Double) -> Double {
    let widest = axis.ticks.map { TextWidth.of($0.label, size: Self.size) }.max() ?? 0
    return min(widest, width * 0.4)
  }

  /// Lines across the plot, each with its label at the left.
  func drawRows(_ plot: SVGBox, labelWidth: Double, into svg: inout SVGWriter) {
    let scale = SVGScale(axis, from: plot.bottom, to: plot.top)
    let ticks = thinned(scale) { _ in Self.size * 1.5 }
    for tick in ticks {
      let y = scale.position(of: tick.value)
      svg.line(from: (plot.left, y), to: (plot.right, y), style: SVGStyle.grid)
      svg.words(
        TextWidth.shortened(tick.label, to: labelWidth, size: Self.size), x: plot.left - 8,
        y: y + Self.size * 0.35, size: Self.size, anchor: .end)
    }
  }

  /// Labels below the plot, none further out than `page`.
  func drawColumns(
    _ plot: SVGBox, page: SVGBox, at scale: SVGScale, hasMarks: Bool, into svg: inout SVGWriter
  ) {
    let y = plot.bottom + Self.size + 5
    let ticks = thinned(scale, within: page) { TextWidth.of($0.label, size: Self.size) + 6 }
    for tick in ticks {
      let x = scale.position(of: tick.value)
      if hasMarks {
        svg.line(from: (x, plot.bottom), to: (x, plot.bottom + 4), style: SVGStyle.baseline)
      }
      let label = TextWidth.shortened(tick.label, to: page.width, size: Self.size)
      let half = TextWidth.of(label, size: Self.size) / 2
      svg.words(
        label, x: min(max(x, page.left + half), page.right - half), y: y, size: Self.size,
        anchor: .middle)
    }
  }

  /// Every tick, or every second, third and so on, so that they have the room that they need.
  private func thinned(
    _ scale: SVGScale, within page: SVGBox? = nil, room: (Chart.Tick) -> Double
  ) -> [Chart.Tick] {
    let places = axis.ticks.map { tick in
      let half = room(tick) / 2
      var centre = scale.position(of: tick.value)
      if let page { centre = min(max(centre, page.left + half), page.right - half) }
      return (start: centre - half, end: centre + half)
    }
    for step in 1...max(places.count, 1) {
      let chosen = stride(from: 0, to: places.count, by: step)
      let neighbours = zip(chosen, chosen.dropFirst())
      if neighbours.allSatisfy({ areApart(places[$0], places[$1]) }) {
        return chosen.map { axis.ticks[$0] }
      }
    }
    return []
  }

  private typealias Extent = (start: Double, end: Double)

  private func areApart(_ first: Extent, _ second: Extent) -> Bool {
    first.end <= second.start || second.end <= first.start
  }
}
