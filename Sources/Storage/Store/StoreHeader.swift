import Domain
import Platform

/// The first 100 bytes of a store's file.
///
/// SQLite's file format, section 1.3: numbers are big-endian, at fixed offsets.
struct StoreHeader {
  private static let length = 100
  private static let magic = Array("SQLite format 3\0".utf8)

  private let bytes: [UInt8]
  private let fileSize: Int

  /// Reads it.
  ///
  /// - Throws: `access`, `inputOutput`, or `notStore` when the file is of another kind.
  init(path: String, fileSize: Int) throws {
    bytes = try Failure.whileUsing(path) {
      let file = try File(at: path, for: .reading)
      return try file.withDescriptor { try $0.readAll(limit: Self.length) }
    }
    self.fileSize = fileSize
    guard bytes.starts(with: Self.magic.prefix(bytes.count)) else {
      throw Failure(.notStore, "\(path) is not a Taskcore store.", field: "path")
    }
  }

  /// Whether SQLite may open the file.
  ///
  /// - Parameter logIsEmpty: when false, newer pages wait in the log, and the version and the
  ///   size that the header gives may be of the past.
  /// - Throws: `notStore`, `corrupt` or `tooNew`.
  func check(logIsEmpty: Bool) throws {
    guard bytes.count == Self.length else { throw truncated }
    guard number(at: 68) == Int(Schema.applicationID) else {
      throw Failure(
        .notStore, "The file is a database of another program, not a Taskcore store.",
        field: "path")
    }
    guard logIsEmpty else { return }
    try Migrator.check(Int(Int32(truncatingIfNeeded: number(at: 60))))
    // The page count holds when it was written together with the change counter.
    if number(at: 24) == number(at: 92), fileSize < pageSize * number(at: 28) { throw truncated }
  }

  private var truncated: Failure {
    Failure(
      .corrupt, "The store is truncated: its file ends too early. Restore it from a backup.",
      field: "path")
  }

  private var pageSize: Int {
    let size = number(at: 16) >> 16
    return size == 1 ? 65_536 : size
  }

  private func number(at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
