import Domain
import Platform

/// The pages of a file of SQLite that may be damaged anywhere, with those that wait in its write-ahead log.
///
/// SQLite's file format, sections 1.3 and 4. SQLite itself stops at the first damage.
final class DamagedFile {
  private static let usualPageSize = 4_096
  let pageSize: Int
  /// Pages are numbered from 1.
  let pageCount: Int
  private let file: ReadableFile
  private let log: LoggedPages?

  /// - Throws: `notFound`, `access`, `inputOutput`; `invalid` for a store that this process has open;
  ///   `notStore` for a file of another program.
  init(path: String) throws {
    try OpenFile.refuse(path: path)
    let file = try ReadableFile(path: path)
    self.file = file
    var header = [UInt8](repeating: 0, count: 100)
    _ = try file.read(&header, at: 0)
    try Self.refuseOthers(header)
    let size = Int(header[16]) << 8 | Int(header[17])
    let isSize = (512...32_768).contains(size) && size & (size - 1) == 0
    pageSize = size == 1 ? 65_536 : isSize ? size : Self.usualPageSize
    log = LoggedPages(path: path + "-wal", pageSize: pageSize)
    pageCount = max((file.size + pageSize - 1) / pageSize, log?.lastPage ?? 0)
  }

  /// A header of which only some bytes were damaged is taken for ours.
  private static func refuseOthers(_ header: [UInt8]) throws {
    let identity = header[68..<72].reduce(0) { $0 << 8 | UInt32($1) }
    let isDatabase = header.starts(with: Array("SQLite format 3".utf8))
    if isDatabase, identity != UInt32(bitPattern: Schema.applicationID),
      header[60..<64] == [0, 0, 0, 0]
    {
      throw Failure(
        .notStore, "The file is a database of another program, not a Taskcore store.", field: "path"
      )
    }
  }

  /// The bytes of a page, with zeros where the file ends before; nil for one that is not there.
  func page(_ number: Int) throws -> [UInt8]? {
    guard number >= 1, number <= pageCount else { return nil }
    var page = [UInt8](repeating: 0, count: pageSize)
    if try log?.read(number, into: &page) == true { return page }
    _ = try file.read(&page, at: (number - 1) * pageSize)
    return page
  }
}

/// A file with random access.
private final class ReadableFile {
  private let path: String
  private let file: File
  let size: Int

  init(path: String) throws {
    self.path = path
    do {
      file = try File(at: path, for: .readingWithoutWaiting)
    } catch {
      throw Failure(refusing: path, error)
    }
    let status = try Failure.whileUsing(path) { try FileStatus(of: path) }
    guard status.kind == .regular else {
      throw Failure(.access, "\(path) is not a regular file.", field: "path")
    }
    size = status.size
  }

  /// - Returns: how many bytes; fewer where the file ends.
  func read(_ bytes: inout [UInt8], at offset: Int) throws -> Int {
    try Failure.whileUsing(path) {
      try bytes.withUnsafeMutableBytes { bytes in
        try file.withDescriptor { try $0.read(into: bytes, at: offset) }
      }
    }
  }
}

/// The committed pages of a write-ahead log, up to the first damaged frame.
private final class LoggedPages {
  private static let headerLength = 32
  private static let frameHeaderLength = 24
  private let file: ReadableFile
  private let pageSize: Int
  /// Where the last version of each page is.
  private var offsets: [Int: Int] = [:]
  private(set) var lastPage = 0

  /// Nil when there is no log, or none that can be read.
  init?(path: String, pageSize: Int) {
    guard let file = try? ReadableFile(path: path) else { return nil }
    self.file = file
    self.pageSize = pageSize
    guard scan(file.size) else { return nil }
  }

  func read(_ number: Int, into page: inout [UInt8]) throws -> Bool {
    guard let offset = offsets[number] else { return false }
    return try file.read(&page, at: offset) == page.count
  }

  private func read(_ bytes: inout [UInt8], at offset: Int) -> Bool {
    (try? file.read(&bytes, at: offset)) == bytes.count
  }

  private func scan(_ size: Int) -> Bool {
    var header = [UInt8](repeating: 0, count: Self.headerLength)
    guard read(&header, at: 0), header.number(at: 0) & ~1 == 0x377F_0682,
      header.number(at: 8) == UInt32(pageSize)
    else { return false }
    var sum = Checksum(isBigEndian: header.number(at: 0) & 1 == 1)
    sum.add(header[..<24])
    guard sum.isThat(of: header, at: 24) else { return false }
    let salts = header[16..<24]
    var uncommitted: [Int: Int] = [:]
    var offset = Self.headerLength
    var frame = [UInt8](repeating: 0, count: Self.frameHeaderLength)
    var page = [UInt8](repeating: 0, count: pageSize)
    while offset <= size - Self.frameHeaderLength - pageSize {
      guard read(&frame, at: offset), frame[8..<16].elementsEqual(salts),
        read(&page, at: offset + Self.frameHeaderLength)
      else { break }
      sum.add(frame[..<8])
      sum.add(page[...])
      guard sum.isThat(of: frame, at: 16) else { break }
      uncommitted[Int(frame.number(at: 0))] = offset + Self.frameHeaderLength
      let committedPages = Int(frame.number(at: 4))
      if committedPages > 0 {
        offsets.merge(uncommitted) { $1 }
        uncommitted = [:]
        lastPage = committedPages
      }
      offset += Self.frameHeaderLength + pageSize
    }
    return true
  }

  /// Section 4.2 of the format.
  private struct Checksum {
    let isBigEndian: Bool
    private var first: UInt32 = 0
    private var second: UInt32 = 0

    init(isBigEndian: Bool) {
      self.isBigEndian = isBigEndian
    }

    mutating func add(_ bytes: ArraySlice<UInt8>) {
      for start in stride(from: bytes.startIndex, to: bytes.endIndex - 7, by: 8) {
        first = first &+ word(bytes, start) &+ second
        second = second &+ word(bytes, start + 4) &+ first
      }
    }

    private func word(_ bytes: ArraySlice<UInt8>, _ index: Int) -> UInt32 {
      let word = bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
      return isBigEndian ? word : word.byteSwapped
    }

    func isThat(of bytes: [UInt8], at offset: Int) -> Bool {
      bytes.number(at: offset) == first && bytes.number(at: offset + 4) == second
    }
  }
}

extension [UInt8] {
  /// Four bytes, the highest first.
  func number(at offset: Int) -> UInt32 {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
