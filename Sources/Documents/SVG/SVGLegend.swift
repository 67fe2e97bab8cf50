import Domain
import ViewModels

/// The legend of a drawing, in as many rows as it takes.
struct SVGLegend {
  enum Mark {
    case line(ColourToken, isDashed: Bool)
    case square(ColourToken)
  }

  struct Entry {
    var mark: Mark
    var label: String
  }

  private struct PlacedEntry {
    var entry: Entry
    var x: Double
    var row: Int
  }

  static let size = 12.0
  static let rowHeight = 18.0
  private static let gap = 16.0

  private let places: [PlacedEntry]
  private let rowWidths: [Double]

  /// No row is wider than `width`; a longer label is shortened. Entries that would not fit into
  /// `height` are left out. Else than in rows, each stands below the other.
  init(_ entries: [Entry], width: Double, height: Double, isInRows: Bool = true) {
    var places: [PlacedEntry] = []
    var widths: [Double] = []
    for entry in entries {
      var entry = entry
      let markWidth = Self.width(of: entry.mark)
      entry.label = TextWidth.shortened(entry.label, to: width - markWidth, size: Self.size)
      let entryWidth = markWidth + TextWidth.of(entry.label, size: Self.size)
      var x = 0.0
      if isInRows, let last = widths.last, last + Self.gap + entryWidth <= width {
        x = last + Self.gap
        widths[widths.count - 1] = x + entryWidth
      } else {
        guard Double(widths.count + 1) * Self.rowHeight <= height else { break }
        widths.append(entryWidth)
      }
      places.append(PlacedEntry(entry: entry, x: x, row: widths.count - 1))
    }
    self.places = places
    rowWidths = widths
  }

  var count: Int { places.count }
  var height: Double { Double(rowWidths.count) * Self.rowHeight }
  var width: Double { rowWidths.max() ?? 0 }

  /// The rows begin at the top of the box; the anchor says at which of its sides.
  func draw(in box: SVGBox, anchor: SVGWriter.Anchor, into svg: inout SVGWriter) {
    for place in places {
      let free = box.width - rowWidths[place.row]
      let indent =
        switch anchor {
        case .start: 0.0
        case .middle: free / 2
        case .end: free
        }
      let x = box.left + indent + place.x
      let centre = box.top + (Double(place.row) + 0.5) * Self.rowHeight
      draw(place.entry.mark, x: x, centre: centre, into: &svg)
      svg.words(
        place.entry.label, x: x + Self.width(of: place.entry.mark), y: centre + Self.size * 0.36,
        size: Self.size, style: SVGStyle.text)
    }
  }

  private func draw(_ mark: Mark, x: Double, centre: Double, into svg: inout SVGWriter) {
    switch mark {
    case .line(let colour, let isDashed):
      svg.line(
        from: (x, centre), to: (x + 22, centre), style: SVGStyle.stroke(colour),
        strokeWidth: isDashed ? 1.5 : 2.5, isDashed: isDashed)
    case .square(let colour):
      svg.rectangle(
        SVGBox(left: x, top: centre - 5.5, width: 11, height: 11), style: SVGStyle.fill(colour),
        radius: 3)
    }
  }

  private static func width(of mark: Mark) -> Double {
    switch mark {
    case .line: 29
    case .square: 17
    }
  }
}
