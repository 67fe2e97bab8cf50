import Glibc

/// Counts what grows with a file or a caller's count, and asks for its memory before it is taken.
///
/// A Swift array that cannot grow ends the process. So who fills a large one asks first, at every doubling.
package struct MemoryNeed {
  /// Less than this is not asked for: who has not even that is lost anyway.
  private static let smallest = 1 << 20

  private let bytesEach: Int
  private var count = 0
  private var limit: Int

  /// - Parameter bytesEach: how many bytes each element takes, with all that it leads to.
  package init(bytesEach: Int) {
    self.bytesEach = bytesEach
    limit = Self.smallest / bytesEach
  }

  /// Counts one more, or several.
  ///
  /// - Returns: whether there is memory for it, and for as many again.
  package mutating func add(_ number: Int = 1) -> Bool {
    count += number
    if count <= limit { return true }
    limit = 2 * count
    // The old elements are still there while the array moves.
    return Self.hasRoom(for: limit, bytesEach: bytesEach)
  }

  /// Whether the system has memory for that many elements now.
  package static func hasRoom(for count: Int, bytesEach: Int) -> Bool {
    let (size, overflow) = count.multipliedReportingOverflow(by: bytesEach)
    guard !overflow else { return false }
    if size < smallest { return true }
    let start = mmap(
      nil, size, PROT_READ | PROT_WRITE, Int32(MAP_PRIVATE) | Int32(MAP_ANONYMOUS), -1, 0)
    guard let start, start != UnsafeMutableRawPointer(bitPattern: -1) else { return false }
    munmap(start, size)
    return true
  }
}
