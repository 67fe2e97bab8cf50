/// A page of a list: `Page(limit: 10, offset: 20)`.
package struct Page: Equatable, Sendable {
  /// nil: all that there are.
  package var limit: Int64?
  /// How many are left out before.
  package var offset: Int64

  package static let all = Page()

  package init(limit: Int64? = nil, offset: Int64 = 0) {
    self.limit = limit
    self.offset = offset
  }

  /// How many rows it takes to have the last one of it.
  package var end: Int64 {
    guard let limit else { return .max }
    let (end, isBeyond) = offset.addingReportingOverflow(limit)
    return isBeyond ? .max : end
  }
}

extension Page {
  /// Selects the rows of a page from a stream of rows.
  package struct Counter: Sendable {
    private let page: Page
    private var count: Int64 = 0

    package init(_ page: Page) { self.page = page }

    /// Whether the last row of the page has come.
    package var isFull: Bool { count >= page.end }

    /// How many more rows may come until the last one of the page.
    package var left: Int64 { page.end - count }

    /// Counts a row, and says whether it is on the page.
    package mutating func takesNext() -> Bool {
      count += 1
      return count > page.offset && count <= page.end
    }
  }
}

extension Array {
  /// The elements that are on a page.
  package func page(_ page: Page) -> ArraySlice<Element> {
    let end = Int(clamping: Swift.min(page.end, Int64(count)))
    return self[Swift.min(Int(clamping: page.offset), end)..<end]
  }
}
