import CTaskcoreHeader

/// What calls of a transfer call back.
public enum FileTransfer {
  /// Fills the space and returns how much of it; 0 is the end.
  public typealias Read = (UnsafeMutableRawBufferPointer) throws -> Int
  /// Takes some bytes, which are gone afterwards.
  public typealias Write = (UnsafeRawBufferPointer) throws -> Void
  /// Is told how many tasks are done, of how many, or of -1 when that is not known.
  public typealias Progress = (_ done: Int64, _ total: Int64) throws -> Void
}

extension Store {
  /// Gives a passphrase, when it is asked for.
  public typealias PassphraseSource = () throws -> any UTF8Text
}

/// What a call of the library calls back.
///
/// C functions cannot throw: what goes wrong is kept here, and the library is told to stop.
final class Calls {
  private let read: FileTransfer.Read
  private let write: FileTransfer.Write
  private let progress: FileTransfer.Progress
  private let passphrase: Store.PassphraseSource?
  private let transport: (any SyncTransport)?
  private let texts = CStrings()
  private var failure: (any Error)?

  init(
    read: @escaping FileTransfer.Read = { _ in 0 },
    write: @escaping FileTransfer.Write = { _ in },
    progress: @escaping FileTransfer.Progress = { _, _ in },
    passphrase: Store.PassphraseSource? = nil, transport: (any SyncTransport)? = nil
  ) {
    self.read = read
    self.write = write
    self.progress = progress
    self.passphrase = passphrase
    self.transport = transport
  }

  /// Calls the library with this as its payload.
  ///
  /// - Throws: what a callback threw, or else why the library failed.
  func run(_ call: (UnsafeMutableRawPointer) throws -> taskcore_status) throws {
    let status = try withExtendedLifetime(self) {
      try call(Unmanaged.passUnretained(self).toOpaque())
    }
    if let failure { throw failure }
    try Store.check(status)
  }

  /// The same with the transport, which has this as its payload, too.
  func runThrough(
    _ call: (UnsafePointer<taskcore_sync_transport>, UnsafeMutableRawPointer) -> taskcore_status
  ) throws {
    var row = blank(taskcore_sync_transport(), taskcore_sync_transport_init)
    row.name = texts.copy(transport?.name ?? "")
    row.list = Self.listCallback
    row.get = Self.getCallback
    row.put = Self.putCallback
    row.remove = Self.removeCallback
    try run { payload in
      row.payload = payload
      return call(&row, payload)
    }
  }

  static let readCallback: taskcore_read_callback = { buffer, capacity, length, payload in
    call(payload) {
      let space = UnsafeMutableRawBufferPointer(start: buffer, count: capacity)
      length?.pointee = try $0.read(space)
    }
  }

  static let writeCallback: taskcore_write_callback = { bytes, length, payload in
    call(payload) { try $0.write(UnsafeRawBufferPointer(start: bytes, count: length)) }
  }

  static let progressCallback: taskcore_progress_callback = { done, total, payload in
    call(payload) { try $0.progress(done, total) }
  }

  static let passphraseCallback: taskcore_passphrase_callback = { place, payload in
    call(payload) { place?.pointee = try $0.texts.copy(optional: $0.passphrase?()) }
  }

  private static let listCallback: taskcore_sync_list_callback = { tell, sink, payload in
    call(payload) { calls in
      for name in try calls.transport?.names() ?? [] { _ = tell?(name, sink) }
    }
  }

  private static let getCallback: taskcore_sync_get_callback = { name, write, sink, payload in
    call(payload) { calls in
      guard let bytes = try calls.transport?.get(String(c: name)) else { return }
      _ = write?(bytes, bytes.count, sink)
    }
  }

  private static let putCallback: taskcore_sync_put_callback = { name, bytes, length, payload in
    call(payload) {
      try $0.transport?.put(
        String(c: name), Array(UnsafeBufferPointer(start: bytes, count: length)))
    }
  }

  private static let removeCallback: taskcore_sync_remove_callback = { name, payload in
    call(payload) { try $0.transport?.remove(String(c: name)) }
  }

  /// Answers 0, or 1 when `body` throws.
  private static func call(
    _ payload: UnsafeMutableRawPointer?, _ body: (Calls) throws -> Void
  ) -> Int32 {
    guard let payload else { return TASKCORE_EINTERNAL }
    let calls: Calls = Payload.object(payload)
    do {
      try body(calls)
      return 0
    } catch {
      calls.failure = error
      return 1
    }
  }
}
