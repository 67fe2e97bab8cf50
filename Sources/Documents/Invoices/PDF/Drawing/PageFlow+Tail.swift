extension PageFlow {
  /// What the space between blocks becomes, before rows are moved to a later page.
  private static let tightnesses = [1, 0.85, 0.7, 0.55, 0.4]
  /// So many rows of items are on a page with what comes after them.
  private static let companions = 2

  /// The widest spaces with which what comes after the items is on a page with items; where no
  /// spaces do it, the last two rows go with it to the next page. What is longer than a page by
  /// itself flows as it comes.
  static func keepingTailWithItems(_ blocks: [PDFBlock], in area: PageArea) -> PageFlow {
    let plain = PageFlow(blocks, in: area)
    let items = blocks.indices.filter { blocks[$0].isItem }
    guard let first = items.first, plain.hasLonelyTail(needing: min(companions, items.count)) else {
      return plain
    }
    // The heading of the table goes with its first row.
    let start = items.count > companions ? items[items.count - companions] : max(first - 1, 0)
    for start in [nil, start] {
      for tightness in tightnesses {
        let flow = PageFlow(blocks, in: area, tightness: tightness, startingPageAt: start)
        if !flow.hasLonelyTail(needing: min(companions, items.count)) { return flow }
      }
    }
    return plain
  }

  /// Whether the last page has fewer items than it takes.
  private func hasLonelyTail(needing count: Int) -> Bool {
    pages.count > 1 && (itemCounts.last ?? 0) < count
  }
}
