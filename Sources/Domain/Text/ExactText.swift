/// A text that is compared byte by byte, as SQLite does.
///
/// `String` treats é and e with a combining accent as equal; texts of users that only look alike must not be
/// confused.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    guard left.text.utf8.count == right.text.utf8.count else { return false }
    var (left, right) = (left.text, right.text)
    // Going through the bytes themselves takes a fraction of the time that the views do.
    return left.withUTF8 { left in right.withUTF8 { isSame(left, $0) } }
  }

  /// Whether two buffers of the same length have the same bytes.
  package static func isSame(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    var offset = 0
    while offset + 8 <= left.count {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    while offset < left.count {
      if left[offset] != right[offset] { return false }
      offset += 1
    }
    return true
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension ExactText: Comparable {
  package static func < (left: ExactText, right: ExactText) -> Bool {
    var (left, right) = (left.text, right.text)
    return left.withUTF8 { left in right.withUTF8 { isBefore(left, $0) } }
  }

  private static func isBefore(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    let common = min(left.count, right.count)
    var offset = 0
    while offset + 8 <= common {
      let own = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self).bigEndian
      let other = right.loadUnaligned(fromByteOffset: offset, as: UInt64.self).bigEndian
      if own != other { return own < other }
      offset += 8
    }
    while offset < common {
      if left[offset] != right[offset] { return left[offset] < right[offset] }
      offset += 1
    }
    return left.count < right.count
  }
}
