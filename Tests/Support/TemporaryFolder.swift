import Domain
import Glibc

/// A folder of its own for a test, which goes with it.
package final class TemporaryFolder: Sendable {
  private let folder: String

  package init() throws {
    var template = Array("/tmp/taskcore-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(.inputOutput, "mkdtemp failed.") }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    Self.remove(folder)
  }

  private static func remove(_ folder: String) {
    guard let directory = opendir(folder) else { return }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      if unlink("\(folder)/\(name)") != 0 { remove("\(folder)/\(name)") }
    }
    closedir(directory)
    rmdir(folder)
  }

  package func path(_ name: String) -> String { "\(folder)/\(name)" }
}
