import CTaskcoreHeader

/// What an import or an export calls back.
///
/// C functions cannot throw: what goes wrong is kept here, and the library is told to stop.
public final class FileTransfer {
  /// Fills the space and returns how much of it; 0 is the end.
  public typealias Read = (UnsafeMutableRawBufferPointer) throws -> Int
  /// Takes some bytes, which are gone afterwards.
  public typealias Write = (UnsafeRawBufferPointer) throws -> Void
  /// Is told how many tasks are done, of how many, or of -1 when that is not known.
  public typealias Progress = (_ done: Int64, _ total: Int64) throws -> Void

  private let read: Read
  private let write: Write
  private let progress: Progress
  private var failure: (any Error)?

  /// Calls these functions back.
  init(
    read: @escaping Read = { _ in 0 }, write: @escaping Write = { _ in },
    progress: @escaping Progress
  ) {
    self.read = read
    self.write = write
    self.progress = progress
  }

  /// Calls the library with this as its payload.
  ///
  /// - Throws: what a callback threw, or else why the library failed.
  func run(_ call: (UnsafeMutableRawPointer) -> taskcore_status) throws {
    let status = withExtendedLifetime(self) {
      call(Unmanaged.passUnretained(self).toOpaque())
    }
    if let failure { throw failure }
    try Store.check(status)
  }

  static let readCallback: taskcore_read_callback = { buffer, capacity, length, payload in
    call(payload) { transfer in
      let space = UnsafeMutableRawBufferPointer(start: buffer, count: capacity)
      length?.pointee = try transfer.read(space)
    }
  }

  static let writeCallback: taskcore_write_callback = { bytes, length, payload in
    call(payload) { try $0.write(UnsafeRawBufferPointer(start: bytes, count: length)) }
  }

  static let progressCallback: taskcore_progress_callback = { done, total, payload in
    call(payload) { try $0.progress(done, total) }
  }

  /// Answers 0, or 1 when `body` throws.
  private static func call(
    _ payload: UnsafeMutableRawPointer?, _ body: (FileTransfer) throws -> Void
  ) -> Int32 {
    guard let payload else { return TASKCORE_EINTERNAL }
    let transfer = Unmanaged<FileTransfer>.fromOpaque(payload).takeUnretainedValue()
    do {
      try body(transfer)
      return 0
    } catch {
      transfer.failure = error
      return 1
    }
  }
}
