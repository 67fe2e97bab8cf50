/// A file that is made beside the one that it will replace, for its owner alone. It is removed again
/// unless it took that place.
package struct TemporaryFile: ~Copyable {
  private let file: File
  private let temporaryPath: [UInt8]
  private let path: [UInt8]
  private var isInPlace = false

  /// Makes a file that nobody else has, in the folder of `path`, and removes those that killed processes
  /// left there.
  ///
  /// It is locked for as long as it is open, by which other processes know that somebody writes to it: the
  /// system lets go of the lock when the process ends, however that is.
  package init(beside path: some Sequence<UInt8>) throws(SystemError) {
    let path = Array(path)
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { Array(path[...$0]) } ?? []
    LeftoverFile.removeAll(in: folder)
    while true {
      let temporaryPath = folder + LeftoverFile.newName()
      let file = try File(at: temporaryPath, for: .creating)
      if try Self.lock(file, at: temporaryPath) {
        self.file = file
        self.temporaryPath = temporaryPath
        self.path = path
        return
      }
    }
  }

  /// - Returns: false when another process took the file for a leftover one, before it was locked.
  private static func lock(
    _ file: borrowing File, at path: [UInt8]
  ) throws(SystemError) -> Bool {
    try file.withDescriptor { (file) throws(SystemError) in
      // Where there are no locks, nobody removes leftover files either.
      guard let isLocked = try? file.lockIfFree() else { return true }
      guard isLocked, let present = try? FileStatus(of: path) else { return false }
      return try file.status().identity == present.identity
    }
  }

  deinit {
    if !isInPlace { try? File.remove(at: temporaryPath) }
  }

  /// Where it is until it takes the place of the other one.
  package var ownPath: String { String(decoding: temporaryPath, as: UTF8.self) }

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

  /// Gives it its name when nothing else has it.
  ///
  /// - Throws: `alreadyExists` when something has.
  package consuming func takeFreePlace() throws(SystemError) {
    try file.withDescriptor { (file) throws(SystemError) in try file.sync() }
    try File.moveToFree(temporaryPath, to: path)
    isInPlace = true
  }
}
