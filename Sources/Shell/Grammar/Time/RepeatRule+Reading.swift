import TaskcoreSwift

extension Store {
  /// The rule that words such as `every last friday` mean, or that RFC 5545 writes so.
  ///
  /// - Throws: a usage error when they are not understood.
  func typedRepeatRule(_ words: [UInt8]) throws -> RepeatRule {
    do {
      return try repeatRule(words)
    } catch let error as TaskcoreError where error.line != nil || error.column != nil {
      var refusal = ShellError.usage(Message(verbatim: error.message))
      refusal.position = ShellError(error).position
      throw refusal
    }
  }
}
