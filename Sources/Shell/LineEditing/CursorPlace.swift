/// Where in a command the cursor is.
struct CursorPlace {
  var operandCount = 0
  var firstOperand: String?
  /// The names of the options that were given.
  var options: Set<String> = []
  /// The option whose value comes next.
  var awaitingOption: Option?
  var optionsEnded = false

  init(after words: some Sequence<Word>, of command: Command) {
    for word in words {
      if awaitingOption != nil {
        awaitingOption = nil
      } else if optionsEnded {
        operandCount += 1
      } else if let name = word.value(after: "--") {
        optionsEnded = name.isEmpty
        let given = name.prefix { $0 != UInt8(ascii: "=") }
        options.insert(String(decoding: given, as: UTF8.self))
        awaitingOption = command.options.first { $0.value != nil && Array($0.name.utf8) == name }
      } else {
        firstOperand = firstOperand ?? word.text
        operandCount += 1
      }
    }
  }
}
