@testable import Documents

/// Where the elements of a drawing are.
enum Coordinates {
  typealias Place = (x: Double, y: Double)

  /// What an element reaches, or nothing for one without a place. Of text it is an estimate.
  static func box(of element: MarkupReader.Element) -> SVGBox? {
    func number(_ name: String) -> Double { Double(element.attributes[name] ?? "") ?? 0 }
    switch element.name {
    case "rect":
      return SVGBox(
        left: number("x"), top: number("y"), width: number("width"), height: number("height"))
    case "circle":
      let radius = number("r") + number("stroke-width") / 2
      return SVGBox(
        left: number("cx") - radius, top: number("cy") - radius, width: radius * 2,
        height: radius * 2)
    case "line": return around([(number("x1"), number("y1")), (number("x2"), number("y2"))])
    case "path": return around(places(ofPath: element.attributes["d"] ?? ""))
    case "text":
      let size = number("font-size")
      let isBold = element.attributes["class"]?.hasSuffix(SVGStyle.bold) == true
      let width = TextWidth.of(element.text, size: size) * (isBold ? 1.08 : 1)
      let shares = ["start": 0, "middle": 0.5, "end": 1]
      let left = number("x") - width * (shares[element.attributes["text-anchor"] ?? ""] ?? 0)
      return SVGBox(left: left, top: number("y") - size * 0.75, width: width, height: size)
    default: return nil
    }
  }

  /// The ends and control points of a path; of an arc its end.
  static func places(ofPath path: String) -> [Place] {
    var places: [Place] = []
    for (command, numbers) in commands(ofPath: path) {
      let coordinates = command == "A" ? numbers.suffix(2) : numbers[...]
      for index in stride(from: coordinates.startIndex, to: coordinates.endIndex - 1, by: 2) {
        places.append((coordinates[index], coordinates[index + 1]))
      }
    }
    return places
  }

  static func commands(ofPath path: String) -> [(command: Character, numbers: [Double])] {
    var commands: [(command: Character, numbers: [Double])] = []
    var rest = path[...]
    while let command = rest.popFirst() {
      let text = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(text.count)
      commands.append((command, text.split(separator: " ").map { Double($0) ?? .nan }))
    }
    return commands
  }

  private static func around(_ places: [Place]) -> SVGBox? {
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return nil }
    return SVGBox(left: left, top: top, right: right, bottom: bottom)
  }
}

extension SVGBox {
  func contains(_ other: SVGBox) -> Bool {
    let margin = 0.02
    return other.left >= left - margin && other.right <= right + margin
      && other.top >= top - margin && other.bottom <= bottom + margin
  }

  func meets(_ other: SVGBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
