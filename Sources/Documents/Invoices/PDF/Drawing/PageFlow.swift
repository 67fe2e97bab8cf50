/// The drawable area of a page.
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
  /// How many rows of items each page has.
  private(set) var itemCounts: [Int] = [0]
  private var y: Double
  /// What the last block carries forward.
  private var carried: (height: Double, draw: (Double) throws -> Void)?
  private let area: PageArea
  private let tightness: Double

  /// - Parameters:
  ///   - blocks: In their order.
  ///   - area: Where pages begin and end.
  ///   - tightness: What the space between blocks is multiplied by.
  ///   - start: The block that begins a page, wherever the one before it ends.
  init(
    _ blocks: [PDFBlock], in area: PageArea, tightness: Double = 1, startingPageAt start: Int? = nil
  ) {
    self.area = area
    self.tightness = tightness
    y = area.firstTop
    var index = 0
    while index < blocks.count {
      let rest = blocks[index...]
      let kept = min(rest.prefix { $0.keepsWithNext }.count + 1, rest.count)
      if let start, index <= start, start < index + kept {
        for block in rest[index..<start] { place(block) }
        endPage()
        for block in rest[start..<index + kept] { place(block) }
      } else {
        begin(groupOf: rest.prefix(kept), first: rest[index])
        for block in rest.prefix(kept) { place(block) }
      }
      index += kept
    }
  }

  private var isAtTop: Bool { pages.last?.isEmpty ?? true }

  private func space(before block: PDFBlock) -> Double { block.spaceBefore * tightness }

  /// A group that does not fit here begins a page, if it fits on one.
  private mutating func begin(groupOf group: ArraySlice<PDFBlock>, first: PDFBlock) {
    let height =
      group.reduce(0) { $0 + $1.height + space(before: $1) } - space(before: first)
      + (group.last?.carried?.height ?? 0)
    let isTooHigh = height + (first.repeated?.height ?? 0) > area.bottom - area.laterTop
    if !isTooHigh, y + space(before: first) + height > area.bottom { endPage() }
  }

  private mutating func place(_ block: PDFBlock) {
    let height = block.height + (block.carried?.height ?? 0)
    if y + space(before: block) + height > area.bottom { endPage() }
    if !isAtTop {
      y += space(before: block)
    } else if let repeated = block.repeated, pages.count > 1 {
      add(y, repeated.draw)
      y += repeated.height
    }
    add(y, block.draw)
    y += block.height
    carried = block.carried
    if block.isItem { itemCounts[itemCounts.count - 1] += 1 }
  }

  private mutating func add(_ top: Double, _ draw: @escaping (Double) throws -> Void) {
    pages[pages.count - 1].append((top, draw))
  }

  private mutating func endPage() {
    if isAtTop { return }
    if let carried { add(y, carried.draw) }
    carried = nil
    pages.append([])
    itemCounts.append(0)
    y = area.laterTop
  }
}

/// The tops of the first page and of later ones, below repeated headings, and the bottom of all.
struct PageArea {
  let firstTop: Double
  let laterTop: Double
  let bottom: Double
}
