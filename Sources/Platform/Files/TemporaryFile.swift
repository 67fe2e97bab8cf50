/// A file that is made beside the one that it will replace, for its owner alone. It is removed again
/// unless it took that place.
package struct TemporaryFile: ~Copyable {
  private let file: File
  private let temporaryPath: [UInt8]
  private let path: [UInt8]
  private var isInPlace = false

  /// Makes a file that nobody else has, in the folder of `path`.
  package init(beside path: some Sequence<UInt8>) throws(SystemError) {
    let path = Array(path)
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    // A short name, so that it fits whatever the file's is.
    let name = ".taskcore-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
    let temporaryPath = (slash.map { Array(path[...$0]) } ?? []) + Array(name.utf8)
    file = try File(at: temporaryPath, for: .creating)
    self.temporaryPath = temporaryPath
    self.path = path
  }

  deinit {
    if !isInPlace { try? File.remove(at: temporaryPath) }
  }

  /// Lends what it is open as; it is not to be kept.
  package borrowing func withDescriptor<Result, Failure>(
    _ body: (Descriptor) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try file.withDescriptor(body)
  }

  /// Puts it in the place of the other file, so that a power loss leaves the one or the other.
  package consuming func takePlace() throws(SystemError) {
    try file.withDescriptor { (file) throws(SystemError) in try file.sync() }
    try File.move(temporaryPath, to: path)
    isInPlace = true
  }
}
