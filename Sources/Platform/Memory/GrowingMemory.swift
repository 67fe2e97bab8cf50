import Glibc

/// One piece of memory that grows, such as that of a list's rows.
///
/// A large one is taken from the system page by page: moved about in the heap while it grows, it would leave
/// holes there as large as itself.
package struct GrowingMemory: ~Copyable {
  /// Smaller ones are taken from the heap.
  private static let smallestMapping = 1 << 18
  private static let page = 1 << 12

  package private(set) var start: UnsafeMutableRawPointer?
  private var size = 0
  private var isMapped = false

  package init() {}

  deinit {
    release()
  }

  /// Has room for that many bytes from now on; what lies in those that stay, stays.
  ///
  /// - Returns: whether there was memory.
  package mutating func resize(to newSize: Int) -> Bool {
    let newSize = max(newSize, 1)
    if !isMapped, newSize < Self.smallestMapping {
      guard let moved = realloc(start, newSize) else { return false }
      start = moved
      size = newSize
      return true
    }
    let rounded = (newSize + Self.page - 1) & ~(Self.page - 1)
    if isMapped, rounded <= size { return shrink(to: rounded) }
    guard let fresh = Self.map(rounded) else { return false }
    if let start { memcpy(fresh, start, min(size, newSize)) }
    release()
    start = fresh
    size = rounded
    isMapped = true
    return true
  }

  private mutating func shrink(to rounded: Int) -> Bool {
    if let start, rounded < size { munmap(start + rounded, size - rounded) }
    size = rounded
    return true
  }

  private func release() {
    if isMapped { munmap(start, size) } else { free(start) }
  }

  /// Asks for pages of 2 MiB: a list of 100,000 tasks otherwise takes its memory in some 8,000 steps.
  private static func map(_ size: Int) -> UnsafeMutableRawPointer? {
    let start = mmap(
      nil, size, PROT_READ | PROT_WRITE, Int32(MAP_PRIVATE) | Int32(MAP_ANONYMOUS), -1, 0)
    guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
    madvise(start, size, MADV_HUGEPAGE)
    return start
  }
}
