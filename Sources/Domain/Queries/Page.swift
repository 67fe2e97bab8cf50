/// Some rows of a list: `Page(limit: 10, offset: 20)`.
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

extension Array {
  /// The elements that are on a page.
  package func page(_ page: Page) -> ArraySlice<Element> {
    let end = Int(clamping: Swift.min(page.end, Int64(count)))
    return self[Swift.min(Int(clamping: page.offset), end)..<end]
  }
}
