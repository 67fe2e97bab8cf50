import CTaskcoreHeader

/// Brings files of sync to the other devices, as a folder would: by CloudKit, Firebase or Bluetooth.
///
/// Names are a folder of a device and a file in it, such as `0190aaaa-0000-7000-8000-000000000000/1-17.tcb`; what is
/// in the files need not be known. Nothing of it may use the store. What it throws ends the call that asked.
public protocol SyncTransport {
  /// What it is called in a store: 1 to 100 characters in one line, no path.
  var name: String { get }

  /// The names of all files that are there; others do no harm.
  func names() throws -> [String]

  /// What is in a file; nil when it is not there, or not all of it yet.
  func get(_ name: String) throws -> [UInt8]?

  /// Leaves a file there, whole or not at all. A name gets the same bytes when it is put again.
  func put(_ name: String, _ bytes: [UInt8]) throws

  /// Removes a file; one that is gone already is fine.
  func remove(_ name: String) throws
}

/// What a call of sync calls back.
///
/// C functions cannot throw: what goes wrong is kept here, and the library is told to stop.
final class SyncCalls {
  private let transport: (any SyncTransport)?
  private let passphrase: Store.PassphraseSource?
  private let progress: FileTransfer.Progress
  private let texts = CStrings()
  private var failure: (any Error)?

  init(
    transport: (any SyncTransport)? = nil,
    passphrase: Store.PassphraseSource? = nil,
    progress: @escaping FileTransfer.Progress = { _, _ in }
  ) {
    self.transport = transport
    self.passphrase = passphrase
    self.progress = progress
  }

  /// Calls the library with this as its payload.
  ///
  /// - Throws: what a callback threw, or else why the library failed.
  func run(_ call: (UnsafeMutableRawPointer) -> taskcore_status) throws {
    let status = withExtendedLifetime(self) { call(Unmanaged.passUnretained(self).toOpaque()) }
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

  static let passphraseCallback: taskcore_passphrase_callback = { place, payload in
    call(payload) { place?.pointee = try $0.texts.copy(optional: $0.passphrase?()) }
  }

  static let progressCallback: taskcore_progress_callback = { done, total, payload in
    call(payload) { try $0.progress(done, total) }
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
    _ payload: UnsafeMutableRawPointer?, _ body: (SyncCalls) throws -> Void
  ) -> Int32 {
    guard let payload else { return TASKCORE_EINTERNAL }
    let calls = Unmanaged<SyncCalls>.fromOpaque(payload).takeUnretainedValue()
    do {
      try body(calls)
      return 0
    } catch {
      calls.failure = error
      return 1
    }
  }
}
