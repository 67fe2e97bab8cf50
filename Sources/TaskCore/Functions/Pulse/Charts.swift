public import CTaskcore
import Documents
import Domain
import ViewModels

/// Reads a chart as data: series of values, axes with ticks, and words.
///
/// A line has its points and, between each two of them, a cubic Bezier curve that never leaves the
/// range of their values. A chart that there is nothing to draw of has an `empty_message`; its values
/// are zero then.
///
/// - Parameters:
///   - store: the store.
///   - options: which chart, of days that are at most 36,525 days away from today; NULL for the score of
///     the last 30 days.
///   - chart: receives the chart, to be freed with `taskcore_chart_free`; NULL on failure. It stays as
///     it is, whatever happens to the store.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for an unknown kind or measure, for a measure that
///   such a chart does not have, for the first date of a pie, for dates that are none, in the wrong
///   order or too far from each other or from today, for a week that begins on no weekday, for unknown
///   bits of `fields`, for NULL and for a wrong `struct_size`; `TASKCORE_ENOTFOUND` for a project that
///   is not there; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_chart_read)
public func chartRead(
  store: StorePointer, options: In<taskcore_chart_options>, chart: Out<Handle<taskcore_chart>>
) -> taskcore_status {
  object(store, chart, "chart") { handle in
    let request = try ChartRequest(options)
    return try ChartScreen(handle.chart(request))
  }
}

/// Draws a chart as SVG: a document of its own, without scripts and without anything from elsewhere,
/// with a title and a description for screen readers.
///
/// - Parameters:
///   - chart: the chart.
///   - options: size and colours; NULL for 640 by 360 CSS pixels in the colours that the reader's
///     system prefers.
///   - svg: receives the document in UTF-8, to be freed with `taskcore_string_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a width, height or appearance out of its range,
///   for NULL and for a wrong `struct_size`; `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_chart_svg)
public func chartSvg(
  chart: In<taskcore_chart>, options: In<taskcore_svg_options>, svg: Out<OwnedText>
) -> taskcore_status {
  svg?.pointee = nil
  return attempt {
    let screen = try ChartScreen.existing(chart)
    let result = try required(svg, "svg")
    let options = try SVGOptions(options)
    let drawing = SVGDrawing(
      screen.chart, width: options.width, height: options.height, appearance: options.appearance)
    result.pointee = try copied(drawing.text)
  }
}
