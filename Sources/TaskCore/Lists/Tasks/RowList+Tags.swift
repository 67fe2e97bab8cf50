import Domain
import Storage

extension RowList {
  /// Copies of tags that a column has as one text; NULL for none. They are copied as they are joined, and
  /// what stands between them becomes their NUL.
  func copyTags(
    _ joined: UnsafeBufferPointer<UInt8>
  ) throws -> (UnsafePointer<UnsafePointer<CChar>?>?, Int) {
    if joined.isEmpty { return (nil, 0) }
    try check(joined)
    let separator = TaskListing.tagSeparator
    let count = joined.reduce(1) { $1 == separator ? $0 + 1 : $0 }
    guard let names = arena.allocate(UnsafePointer<CChar>?.self, count: count),
      let text = arena.copy(joined)
    else { throw Failure.noMemory }
    names[0] = UnsafePointer(text)
    var index = 0
    for position in joined.indices where joined[position] == separator {
      text[position] = 0
      index += 1
      names[index] = UnsafePointer(text + position + 1)
    }
    return (UnsafePointer(names), count)
  }
}
