import CTaskcore
import Domain
import ViewModels

/// A chart, as a C caller reads it.
final class ChartScreen: CHandleOwner {
  /// What drawings of it are made of.
  let chart: Chart
  private let arena = Arena()
  let content: UnsafePointer<taskcore_chart_content>

  init(_ chart: Chart) throws {
    self.chart = chart
    let content = try arena.new(taskcore_chart_content.self)
    self.content = UnsafePointer(content)
    content.pointee.title = try arena.text(chart.title)
    content.pointee.description = try arena.text(chart.description)
    content.pointee.centre_label = try arena.text(chart.centreLabel)
    content.pointee.centre_caption = try arena.text(chart.centreCaption)
    content.pointee.empty_message = try arena.text(chart.emptyMessage)
    content.pointee.x_axis = try chart.xAxis.map(axis)
    content.pointee.y_axis = try chart.yAxis.map(axis)
    content.pointee.series = try arena.array(chart.series, of: taskcore_series.self, series)
    content.pointee.series_count = chart.series.count
    content.pointee.kind = chart.kind.rawValue
    content.pointee.shape = chart.kind.shape.rawValue
    content.pointee.measure = chart.measure.rawValue
    content.pointee.first_date = chart.days.lowerBound.packed
    content.pointee.last_date = chart.days.upperBound.packed
  }

  private func axis(_ axis: Chart.Axis) throws -> UnsafePointer<taskcore_axis> {
    try arena.one(
      taskcore_axis(
        struct_size: MemoryLayout<taskcore_axis>.size, label: try arena.text(axis.label),
        minimum: axis.minimum, maximum: axis.maximum,
        ticks: try arena.array(axis.ticks, of: taskcore_tick.self, tick),
        tick_count: axis.ticks.count))
  }

  private func tick(_ tick: Chart.Tick) throws -> taskcore_tick {
    taskcore_tick(
      struct_size: MemoryLayout<taskcore_tick>.size, value: tick.value,
      label: try arena.text(tick.label))
  }

  private func series(_ series: Chart.Series) throws -> taskcore_series {
    taskcore_series(
      struct_size: MemoryLayout<taskcore_series>.size, name: try arena.text(series.name),
      points: try arena.array(series.points, of: taskcore_chart_point.self, point),
      point_count: series.points.count,
      curves: try arena.array(series.curves, of: taskcore_curve.self, curve),
      curve_count: series.curves.count, colour: series.colour.rawValue,
      is_dashed: series.isDashed ? 1 : 0)
  }

  private func point(_ point: Chart.Point) throws -> taskcore_chart_point {
    taskcore_chart_point(
      struct_size: MemoryLayout<taskcore_chart_point>.size, x: point.x, y: point.y,
      value: point.value, label: try arena.text(point.label), date: point.date?.packed ?? 0,
      colour: point.colour.rawValue, shade: point.shade, reserved: 0)
  }

  private func curve(_ curve: Chart.Curve) -> taskcore_curve {
    taskcore_curve(
      struct_size: MemoryLayout<taskcore_curve>.size, start_x: curve.start.x,
      start_y: curve.start.y, control1_x: curve.control1.x, control1_y: curve.control1.y,
      control2_x: curve.control2.x, control2_y: curve.control2.y, end_x: curve.end.x,
      end_y: curve.end.y)
  }
}
