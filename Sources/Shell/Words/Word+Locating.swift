extension Word {
  /// Carries out what reads the word, or the value at the end of it.
  ///
  /// - Throws: what `body` throws; what was not understood with its place in the line.
  func locating<Result>(
    value: [UInt8]? = nil, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch var error as ShellError where error.exitStatus == 2 && error.offset == nil {
      let begin = value.map { bytes.count - $0.count } ?? 0
      // Of a value that is a language of its own, the library says where in it.
      let inValue = Int(clamping: max(1, error.position?.column ?? 1)) - 1
      error.offset = offset(begin + inValue) ?? start
      throw error
    }
  }
}
