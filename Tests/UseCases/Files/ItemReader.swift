import Domain

/// A file in memory: each item is a line.
struct ItemReader: StoreInterchangeReader {
  private var items: [FileItem]
  private(set) var position = TextPosition(line: 0, column: 1)

  init(_ items: [FileItem]) {
    self.items = items.reversed()
  }

  mutating func next() -> FileItem? {
    position.line += 1
    return items.popLast()
  }
}
