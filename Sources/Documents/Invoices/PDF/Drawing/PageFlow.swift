/// Where a page may be drawn on.
struct PageFrame {
  let width: Double
  let height: Double
  var margin = 48.0

  var left: Double { margin }
  var contentWidth: Double { width - 2 * margin }
  var right: Double { width - margin }
}

/// Blocks that flow over pages, each with its top.
struct PageFlow {
  private(set) var pages: [[(top: Double, draw: (Double) throws -> Void)]] = [[]]
  private var y: Double
  private let firstTop: Double
  private let laterTop: Double
  private let bottom: Double

  /// Later pages begin at `laterTop`, below what is repeated on them.
  init(_ blocks: [PDFBlock], firstTop: Double, laterTop: Double, bottom: Double) {
    self.firstTop = firstTop
    self.laterTop = laterTop
    self.bottom = bottom
    y = firstTop
    var rest = blocks[...]
    while let first = rest.first {
      let kept = rest.prefix { $0.keepsWithNext }.count + 1
      begin(groupOf: rest.prefix(kept), first: first)
      for block in rest.prefix(kept) { place(block) }
      rest = rest.dropFirst(kept)
    }
  }

  private var isAtTop: Bool { pages.last?.isEmpty ?? true }

  /// A group that does not fit here begins a page, if it fits on one.
  private mutating func begin(groupOf group: ArraySlice<PDFBlock>, first: PDFBlock) {
    let height = group.reduce(0) { $0 + $1.height + $1.spaceBefore } - first.spaceBefore
    let isTooHigh = height + (first.repeated?.height ?? 0) > bottom - laterTop
    if !isTooHigh, y + first.spaceBefore + height > bottom { endPage() }
  }

  private mutating func place(_ block: PDFBlock) {
    if y + block.spaceBefore + block.height > bottom { endPage() }
    if !isAtTop {
      y += block.spaceBefore
    } else if let repeated = block.repeated, pages.count > 1 {
      add(y, repeated.draw)
      y += repeated.height
    }
    add(y, block.draw)
    y += block.height
  }

  private mutating func add(_ top: Double, _ draw: @escaping (Double) throws -> Void) {
    pages[pages.count - 1].append((top, draw))
  }

  private mutating func endPage() {
    if isAtTop { return }
    pages.append([])
    y = laterTop
  }
}
