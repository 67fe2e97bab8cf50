import Platform

/// How the program's own command line could go on, for the completion scripts of bash, zsh and fish.
///
/// It changes nothing and makes no store.
struct CommandLineCompletion {
  /// The exit status where the name of a file is expected.
  private static let wantsFile: Int32 = 3

  /// Nil where the name of a file is expected.
  private let proposals: [Completer.Proposal]?
  private let output: Output

  /// - Parameters:
  ///   - line: The command line up to the cursor, as it was typed, with the program's name.
  ///   - replaced: The end of it that a candidate takes the place of; the last word when not said.
  /// - Throws: nothing that the line can bring about: what cannot be read has no candidates.
  init(_ line: [UInt8], replacing replaced: [UInt8]?) throws {
    let split = SplitLine(line)
    // The shell takes the quotes away, so that they mean nothing to the program.
    var words = split.words.map { Word(bytes: $0.bytes) }
    let last = split.endsInWord ? words.popLast() ?? Word(bytes: []) : Word(bytes: [])
    let given = GivenOptions(words.dropFirst())
    var options = try (try? ProgramOptions(given.words)) ?? ProgramOptions([])
    options.store.isReadOnly = true
    output = Output(options.settings)
    let completer = Completer(session: Session(options, readsStandardInput: false))
    let found = words.isEmpty ? [] : Self.proposals(for: last, after: given, completer)

    let wordStart = split.endsInWord ? split.words.last?.start ?? line.count : line.count
    let start = max(wordStart, line.count - (replaced?.count ?? line.count))
    let kept = SplitLine(line[wordStart..<start]).words.first?.text ?? ""
    proposals = found?.compactMap { value, meaning in
      guard value.lowercased().hasPrefix(kept.lowercased()) else { return nil }
      return (String(value.dropFirst(kept.count)), meaning)
    }
  }

  /// Prints a candidate a line, with what it means after a tab; returns the exit status.
  func print() throws -> Int32 {
    guard let proposals else { return Self.wantsFile }
    for (value, meaning) in proposals where value == value.printable {
      try output.print(meaning.map { "\(value)\t\($0.printable)" } ?? value)
    }
    try output.flush()
    return 0
  }

  /// What the last word could be; nil for the name of a file.
  private static func proposals(
    for word: Word, after given: GivenOptions, _ completer: Completer
  ) -> [Completer.Proposal]? {
    if let option = given.awaiting { return values(of: option, word, completer) }
    if !given.command.isEmpty { return completer.proposals(for: word, after: given.command) }
    if !given.areOver, word.bytes.first == UInt8(ascii: "-") {
      return Completer.matching(
        word.text, ProgramOptions.all.map { ($0.spelling, $0.summary.text) })
    }
    // Commands can come from a file, too.
    let commands = completer.proposals(for: word, after: []) ?? []
    return commands.isEmpty ? nil : commands
  }

  /// What the value of an option of the program could be.
  private static func values(
    of option: Option, _ word: Word, _ completer: Completer
  ) -> [Completer.Proposal]? {
    switch option.kind {
    case .file: return nil
    case .zone: return Completer.matching(word.text, ZoneDatabase.names.map { ($0, nil) })
    default: break
    }
    guard option.name == ProgramOptions.command.name else {
      return Completer.matching(word.text, option.choices.map { ($0, nil) })
    }
    // A whole command is one word.
    let split = SplitLine(word.bytes)
    let start = split.endsInWord ? split.words.last?.start ?? 0 : word.bytes.count
    let head = String(decoding: word.bytes.prefix(start), as: UTF8.self)
    return completer.complete(word.bytes, from: start)?.candidates.map {
      (head + $0.replacement, $0.meaning)
    }
  }
}

/// The options of the program that come before a command.
private struct GivenOptions {
  private(set) var words: [Word] = []
  /// The option whose value comes next.
  private(set) var awaiting: Option?
  /// Whether no option can follow.
  private(set) var areOver = false
  /// What follows them.
  private(set) var command: [Word] = []

  init(_ all: some Sequence<Word>) {
    for word in all {
      if areOver {
        command.append(word)
      } else if awaiting != nil {
        words.append(word)
        awaiting = nil
      } else if word.text == "--" {
        areOver = true
      } else if word.bytes.first == UInt8(ascii: "-"), word.text != "-" {
        words.append(word)
        awaiting = ProgramOptions.all.first { $0.spelling == word.text && $0.value != nil }
      } else {
        areOver = true
        command.append(word)
      }
    }
  }
}
