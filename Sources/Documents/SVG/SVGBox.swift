/// A rectangle of a drawing; y grows downwards.
struct SVGBox {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }
  var middle: Double { left + width / 2 }
  var centre: Double { top + height / 2 }

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    width = max(right - left, 0)
    height = max(bottom - top, 0)
  }

  init(left: Double, top: Double, width: Double, height: Double) {
    self.init(left: left, top: top, right: left + width, bottom: top + height)
  }

  func inset(
    left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0
  ) -> SVGBox {
    SVGBox(
      left: self.left + left, top: self.top + top, right: self.right - right,
      bottom: self.bottom - bottom)
  }
}
