/// The placeholder of an empty chart: a frame with the reason.
struct SVGEmptyFrame {
  let message: String
  let box: SVGBox

  func draw(into svg: inout SVGWriter) {
    let size = 13.0
    let lineHeight = size * 1.4
    let frame = box.inset(left: 0.5, top: 0.5, right: 0.5, bottom: 0.5)
    svg.rectangle(frame, style: SVGStyle.track, radius: 6)
    let lines = TextWidth.lines(
      message, width: box.width - 24, size: size, limit: max(Int(box.height / lineHeight) - 1, 1))
    let top = box.centre - Double(lines.count) * lineHeight / 2
    for (number, line) in lines.enumerated() {
      svg.words(
        line, x: box.middle, y: top + Double(number) * lineHeight + size, size: size,
        anchor: .middle, style: SVGStyle.text)
    }
  }
}
