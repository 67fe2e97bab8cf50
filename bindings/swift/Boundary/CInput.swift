/// What the library takes as a struct of C.
protocol CInput {
  associatedtype Input: BitwiseCopyable

  /// The C form of it, with its texts in a memory.
  func input(in memory: CStrings) -> Input
}

extension CInput {
  /// Hands the C form of it to `call`, for as long as that runs.
  func withInput<Result>(_ call: (UnsafePointer<Input>) throws -> Result) rethrows -> Result {
    let memory = CStrings()
    var input = input(in: memory)
    return try withExtendedLifetime(memory) { try call(&input) }
  }
}

extension Array where Element: CInput {
  /// Hands the C form of all of them to `call`, for as long as that runs.
  func withInputs<Result>(
    _ call: (UnsafePointer<Element.Input>) throws -> Result
  ) rethrows -> Result {
    let memory = CStrings()
    return try withExtendedLifetime(memory) {
      try call(memory.copy(elements: map { $0.input(in: memory) }))
    }
  }
}
