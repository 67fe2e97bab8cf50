import CTaskcoreHeader

/// A type that the library takes as a struct of C.
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

extension CStrings {
  /// The C form of an input, which lasts as long as this does.
  func keep<Value: CInput>(_ value: Value) -> UnsafePointer<Value.Input> {
    copy(elements: [value.input(in: self)])
  }

  /// The same of one that need not be there.
  func keep<Value: CInput>(optional value: Value?) -> UnsafePointer<Value.Input>? {
    value.map { keep($0) }
  }

  /// The C forms of several, as an array.
  func keep<Value: CInput>(_ values: [Value]) -> UnsafePointer<Value.Input> {
    copy(elements: values.map { $0.input(in: self) })
  }
}

/// A struct of C with the library's defaults; zeros are not always those.
func blank<Input>(
  _ zeros: Input, _ initialise: (UnsafeMutablePointer<Input>?, Int) -> taskcore_status
) -> Input {
  var input = zeros
  _ = initialise(&input, MemoryLayout<Input>.size)
  return input
}
