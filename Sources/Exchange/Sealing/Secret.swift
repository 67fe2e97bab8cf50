import CSealing
import Domain
import Platform

/// Secret bytes. They are never copied or moved in memory, and are wiped after use.
final class Secret: @unchecked Sendable {
  private let start: UnsafeMutableRawPointer
  let count: Int

  /// Lets `fill` write them.
  init(count: Int, _ fill: (UnsafeMutableRawBufferPointer) throws -> Void) throws {
    guard let start = RawMemory.allocateZeroed(max(count, 1)) else { throw Failure.noMemory }
    self.start = start
    self.count = count
    try fill(UnsafeMutableRawBufferPointer(start: start, count: count))
  }

  convenience init(copying bytes: some Collection<UInt8>) throws {
    try self.init(count: bytes.count) { $0.copyBytes(from: bytes) }
  }

  deinit {
    sealing_wipe(start, count)
    RawMemory.free(start)
  }

  /// Lends them.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) {
      try body(UnsafeRawBufferPointer(start: start, count: count))
    }
  }

  static func wipe(_ bytes: inout [UInt8]) {
    bytes.withUnsafeMutableBytes { sealing_wipe($0.baseAddress, $0.count) }
  }
}
