/// The words after a command's name, sorted into options and operands.
struct Arguments {
  /// What is no option, in order. Those after `--` count as quoted.
  private(set) var operands: [Word] = []
  private var values: [String: [Word]] = [:]

  /// When `optionsComeFirst`, no word after the first operand is an option.
  ///
  /// - Throws: a usage error for an unknown option, or a wrong or missing value of one.
  init(_ words: some Sequence<Word>, options: [Option], optionsComeFirst: Bool = false) throws {
    var optionsEnded = false
    var awaiting: Option?
    var last: Word?

    for var word in words {
      if let option = awaiting {
        awaiting = nil
        try add(word, to: option)
      } else if optionsComeFirst, !operands.isEmpty {
        operands.append(word)
      } else if optionsEnded {
        word.quote()
        operands.append(word)
      } else if word.bytes == Array("--".utf8), word.bareCount == 2 {
        optionsEnded = true
      } else if let option = options.first(where: word.isLetter) {
        last = word
        if option.value == nil { values[option.name] = [] } else { awaiting = option }
      } else if let rest = word.value(after: "--") {
        last = word
        awaiting = try readLongOption(word, rest, of: options)
      } else {
        operands.append(word)
      }
    }
    if let option = awaiting {
      throw ShellError.usage("\(option.spelling) needs a value: \(option.usage).", at: last)
    }
  }

  /// Whether the option was given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option; of several, the last.
  func value(of option: Option) -> Word? { values[option.name]?.last }

  /// All values of an option that may be repeated.
  func values(of option: Option) -> [Word] { values[option.name] ?? [] }

  /// Reads `name` or `name=value`, and returns the option when its value is still to come.
  private mutating func readLongOption(
    _ word: Word, _ bytes: [UInt8], of options: [Option]
  ) throws -> Option? {
    let parts = bytes.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts.first ?? [], as: UTF8.self)
    let option =
      try Option.everywhere.first { $0.name == name }
      ?? word.locating { try options.named(name) }
    guard option.value != nil else {
      if parts.count > 1 {
        throw ShellError.usage("\(option.spelling) takes no value.", at: word)
      }
      values[option.name, default: []].append(Word(bytes: []))
      return nil
    }
    guard parts.count > 1 else { return option }
    try add(word.dropping(word.bytes.count - parts[1].count), to: option)
    return nil
  }

  private mutating func add(_ value: Word, to option: Option) throws {
    if let choice = option.synonyms[value.text] {
      values[option.name, default: []].append(Word(bytes: Array(choice.utf8), start: value.start))
      return
    }
    if !option.choices.isEmpty, !option.choices.contains(value.text) {
      throw ShellError.usage(
        "\(option.spelling) is \(option.choices.alternatives), not \(value.text.quoted).", at: value
      )
    }
    values[option.name, default: []].append(value)
  }
}

extension Word {
  /// Whether it is just the option's letter: `-c`.
  fileprivate func isLetter(of option: Option) -> Bool {
    let letter = option.letter ?? (option.name.utf8.count == 1 ? option.name : nil)
    return letter.flatMap { value(after: "-\($0)") }?.isEmpty ?? false
  }
}

extension [Option] {
  /// The option of a name without its hyphens, or of the beginning of one that no other shares.
  ///
  /// - Throws: a usage error when there is none, or when it could be several.
  fileprivate func named(_ name: String) throws -> Option {
    let long = filter { $0.name.utf8.count > 1 }
    if let exact = long.first(where: { $0.name == name }) { return exact }
    let candidates = long.filter { !name.isEmpty && $0.name.hasPrefix(name) }
    if let first = candidates.first, candidates.count == 1 { return first }
    guard candidates.isEmpty else {
      throw ShellError.usage(
        "\("--\(name)".quoted) could be \(candidates.map(\.spelling).alternatives).")
    }
    let hint = Suggestion.sentence(
      for: "--\(name)", among: (self + Option.everywhere).map(\.spelling))
    throw ShellError.usage("There is no option \("--\(name)".quoted).\(hint)")
  }
}

extension [String] {
  /// `one, two or three`
  var alternatives: Message {
    guard let last, count > 1 else { return Message(verbatim: first ?? "") }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}
