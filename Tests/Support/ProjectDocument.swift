import Glibc

/// A page of `docs`, for tests that check what it says.
package enum ProjectDocument {
  /// The page's text; nil when there is no such page.
  package static func text(of page: String) -> String? {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    guard let file = fopen("\(root)/docs/\(page)", "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
