import CHost
import Domain
import Platform

/// A Swift object that C callers hold by a pointer.
///
/// The pointer leads to a small block with a type tag, so that a freed handle, or one of another kind, is
/// recognised as long as its memory was not used again.
protocol CHandleOwner: AnyObject {
  /// The struct whose pointer the caller has.
  associatedtype CHandle
  /// Marks a block of this kind; any number that no other kind has.
  static var mark: UInt64 { get }
  /// Names it in messages, such as `store`.
  static var word: String { get }
}

/// The block that the caller's pointer leads to. The C struct is its first member. A store has a block of
/// CHost's with the same beginning.
private struct HandleBlock {
  var object: UnsafeMutableRawPointer?
  /// The C library reuses the first 16 bytes of what was freed; the mark lies behind them.
  var unused: UInt64
  var mark: UInt64
}

extension CHandleOwner {
  /// A new handle, which keeps the object until it is freed.
  func makeHandle() throws -> UnsafeMutablePointer<CHandle> {
    guard let raw = RawMemory.allocate(MemoryLayout<HandleBlock>.size) else {
      throw Failure.noMemory
    }
    raw.bindMemory(to: HandleBlock.self, capacity: 1).initialize(
      to: HandleBlock(
        object: Unmanaged.passRetained(self).toOpaque(), unused: 0, mark: Self.mark))
    return raw.assumingMemoryBound(to: CHandle.self)
  }

  /// The object of a handle; nil for NULL and for anything but a handle of this kind, a freed one included.
  static func object(of handle: UnsafePointer<CHandle>?) -> Self? {
    guard let block = block(of: handle), let object = block.pointee.object else { return nil }
    return Unmanaged<Self>.fromOpaque(object).takeUnretainedValue()
  }

  /// The object of a handle.
  ///
  /// - Throws: `invalid` for NULL, and `misuse` for anything but a handle of this kind, a freed one included.
  static func existing(_ handle: UnsafePointer<CHandle>?) throws -> Self {
    guard handle != nil else {
      throw Failure(.invalid, "The \(word) must not be NULL.", field: word)
    }
    guard let object = object(of: handle) else {
      throw Failure(.misuse, "The \(word) was freed, or never was one.", field: word)
    }
    return object
  }

  /// Ends a handle. The object goes when nobody else uses it any more, or never when it `leaks`, for
  /// it must not be touched.
  static func free(_ handle: UnsafeMutablePointer<CHandle>?, leaks: Bool = false) {
    guard let handle, let block = block(of: handle), let object = block.pointee.object else {
      return
    }
    block.pointee.mark = 0
    block.pointee.object = nil
    if !leaks { Unmanaged<Self>.fromOpaque(object).release() }
    RawMemory.free(handle)
  }

  private static func block(
    of handle: UnsafePointer<CHandle>?
  ) -> UnsafeMutablePointer<HandleBlock>? {
    guard let handle, host_handle_mark(handle) == mark else { return nil }
    return UnsafeMutableRawPointer(mutating: handle).assumingMemoryBound(to: HandleBlock.self)
  }
}
