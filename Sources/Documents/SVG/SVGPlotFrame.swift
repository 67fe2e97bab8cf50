import ViewModels

/// The frame of a plot with two axes: titles of the axes, the legend, ticks and grid.
struct SVGPlotFrame {
  let plot: SVGBox

  private let chart: Chart
  private let box: SVGBox
  private let legend: SVGLegend
  private let head: SVGBox
  private let labelWidth: Double

  /// Without entries there is no legend.
  init(chart: Chart, box: SVGBox, legend entries: [SVGLegend.Entry]) {
    self.chart = chart
    self.box = box
    let nameWidth = TextWidth.of(chart.yAxis?.label ?? "", size: SVGAxis.size)
    let beside = SVGLegend(
      entries, width: box.width - nameWidth - 20, height: SVGLegend.rowHeight)
    let below = SVGLegend(entries, width: box.width, height: box.height * 0.25)
    let hasRoomBeside = beside.count >= below.count
    legend = hasRoomBeside ? beside : below

    let nameHeight = nameWidth > 0 ? SVGLegend.rowHeight : 0
    head = SVGBox(
      left: box.left, top: box.top + (hasRoomBeside ? 0 : nameHeight), width: box.width,
      height: max(legend.height, hasRoomBeside ? nameHeight : 0))

    labelWidth = chart.yAxis.map { SVGAxis(axis: $0).labelWidth(within: box.width) } ?? 0
    let nameOfColumns = chart.xAxis?.label.isEmpty == false ? SVGAxis.size + 5 : 0
    plot = SVGBox(
      left: box.left + labelWidth + 8, top: head.bottom + 8, right: box.right - 5,
      bottom: box.bottom - SVGAxis.size - 8 - nameOfColumns)
  }

  /// `columns` is where the ticks of the horizontal axis are.
  func draw(columns: SVGScale, hasMarks: Bool, into svg: inout SVGWriter) {
    if let axis = chart.yAxis {
      svg.words(
        TextWidth.shortened(axis.label, to: box.width, size: SVGAxis.size), x: box.left,
        y: box.top + SVGAxis.size + 1, size: SVGAxis.size)
      SVGAxis(axis: axis).drawRows(plot, labelWidth: labelWidth, into: &svg)
    }
    svg.line(
      from: (plot.left, plot.bottom), to: (plot.right, plot.bottom), style: SVGStyle.baseline)
    if let axis = chart.xAxis {
      SVGAxis(axis: axis).drawColumns(
        plot, page: box, at: columns, hasMarks: hasMarks, into: &svg)
      svg.words(
        TextWidth.shortened(axis.label, to: plot.width, size: SVGAxis.size), x: plot.middle,
        y: box.bottom - 1, size: SVGAxis.size, anchor: .middle)
    }
    legend.draw(in: head, anchor: .end, into: &svg)
  }
}
