import CTaskcore
import Domain
import Localization
import Platform

/// The details of the last failed call of each thread.
enum LastError {
  /// Forgets the last one; each call that can fail does so first.
  static func clear() {
    if let raw = ofThread.pointer {
      reset(raw.assumingMemoryBound(to: taskcore_error.self))
    }
  }

  /// Keeps the details of a failure.
  ///
  /// - Parameters:
  ///   - error: the failure.
  ///   - catalogue: what its sentence is said in.
  /// - Returns: the status to answer with.
  static func set(_ error: any Error, in catalogue: Catalogue) -> taskcore_status {
    let failure =
      error as? Failure
      ?? Failure(
        .internal, "An unexpected error happened: \(String(describing: error)). Please report it.")
    if let record = ofThisThread() {
      reset(record)
      record.pointee.status = failure.status
      record.pointee.message =
        copy(failure.message.text(in: catalogue)) ?? ctaskcore_no_memory_error().pointee.message
      record.pointee.field = copy(failure.field) ?? empty
      record.pointee.index = failure.index.map { Int64($0) } ?? -1
      record.pointee.line = Int64(failure.position?.line ?? 0)
      record.pointee.column = Int64(failure.position?.column ?? 0)
    }
    return failure.status
  }

  static func get() -> UnsafePointer<taskcore_error> {
    ofThisThread().map { UnsafePointer($0) } ?? ctaskcore_no_memory_error()
  }

  /// Frees what a thread had when it ends.
  private static let ofThread = ThreadSlot { raw in
    guard let record = raw?.assumingMemoryBound(to: taskcore_error.self) else { return }
    LastError.reset(record)
    RawMemory.free(record)
  }

  private static func ofThisThread() -> UnsafeMutablePointer<taskcore_error>? {
    if let raw = ofThread.pointer {
      return raw.assumingMemoryBound(to: taskcore_error.self)
    }
    guard let raw = RawMemory.allocateZeroed(MemoryLayout<taskcore_error>.size) else { return nil }
    let record = raw.bindMemory(to: taskcore_error.self, capacity: 1)
    record.initialize(to: none)
    ofThread.pointer = raw
    return record
  }

  private static func reset(_ record: UnsafeMutablePointer<taskcore_error>) {
    let noMemory = ctaskcore_no_memory_error().pointee.message
    for text in [record.pointee.message, record.pointee.field]
    where text != empty && text != noMemory {
      RawMemory.free(UnsafeMutablePointer(mutating: text))
    }
    record.pointee = none
  }

  /// An empty text is shared; nil: there is no memory.
  private static func copy(_ text: String) -> UnsafePointer<CChar>? {
    text.isEmpty ? empty : RawMemory.copy(ofText: text).map { UnsafePointer($0) }
  }

  private static var empty: UnsafePointer<CChar> { staticText("") }

  private static var none: taskcore_error {
    taskcore_error(
      struct_size: MemoryLayout<taskcore_error>.size, status: TASKCORE_OK, reserved: 0,
      message: empty, field: empty, index: -1, line: 0, column: 0)
  }
}
