extension Session {
  /// Adds a task for each line of a file that is not empty.
  func addLines(of file: Word, otherwise words: [Word]) throws {
    guard words.isEmpty else {
      throw ShellError.usage("Give words or --file, not both.")
    }
    let path = try file.path
    if path == nil, readsStandardInput {
      throw ShellError.usage("Standard input has the commands; it has no tasks.")
    }
    let input = try InputFile(path)
    let ids: [Int64]
    do {
      ids = try store().add(linesOf: input.readAll(), project: settings.project)
    } catch {
      throw ShellError(error).inFile(input.name)
    }
    guard !ids.isEmpty else { return try say("There is nothing on the lines of \(input.name).") }
    try report(.added, try store().tasks(ids))
  }
}

extension InputFile {
  /// All bytes of it.
  fileprivate func readAll() throws -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let part = try [UInt8](unsafeUninitializedCapacity: 65_536) { space, count in
        count = try read(UnsafeMutableRawBufferPointer(space))
      }
      if part.isEmpty { return all }
      all += part
    }
  }
}
