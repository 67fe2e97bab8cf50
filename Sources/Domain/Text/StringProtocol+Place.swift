extension StringProtocol {
  /// Where a text stands first, character by character; nil where it stands nowhere, and for an empty one.
  package func place(of part: String) -> Range<Index>? {
    guard let first = part.first else { return nil }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      if self[found...].hasPrefix(part) { return found..<index(found, offsetBy: part.count) }
      start = index(after: found)
    }
    return nil
  }
}
