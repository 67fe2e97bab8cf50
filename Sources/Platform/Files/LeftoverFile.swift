import Glibc

/// A temporary file whose process was killed before it could remove it.
enum LeftoverFile {
  /// A short name, so that it fits whatever the name of the file is that it will replace.
  private static let prefix = Array(".taskcore-".utf8)
  private static let radix = 36
  private static let digitCount = 13

  /// A name that no other file has.
  static func newName() -> [UInt8] {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: radix)
    return prefix + Array(String(repeating: "0", count: digitCount - digits.count).utf8)
      + Array(digits.utf8)
  }

  /// Removes those in a folder, by its path with a slash at the end; empty for the present one.
  ///
  /// Those only that are this user's and that no process has open: it would have them locked.
  static func removeAll(in folder: [UInt8]) {
    let names = Folder.names(in: folder.isEmpty ? [UInt8(ascii: ".")] : folder)
    for name in names where isName(name) { removeIfLeftOver(folder + name) }
  }

  private static func isName(_ name: [UInt8]) -> Bool {
    name.starts(with: prefix) && name.count == prefix.count + digitCount
      && name.dropFirst(prefix.count).allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
      }
  }

  /// What the system refuses, stays.
  private static func removeIfLeftOver(_ path: [UInt8]) {
    guard let file = try? File(at: path, for: .readingNoLink) else { return }
    file.withDescriptor { descriptor in
      guard let status = try? descriptor.status(), status.kind == .regular,
        status.owner == geteuid(), (try? descriptor.lockIfFree()) == true,
        // Meanwhile it may have come to its place, and another one to its name.
        let present = try? FileStatus(of: path), present.identity == status.identity
      else { return }
      try? File.remove(at: path)
      // One that was a database had these beside it.
      for suffix in ["-journal", "-shm", "-wal"] { try? File.remove(at: path + suffix.utf8) }
    }
  }
}
