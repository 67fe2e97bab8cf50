extension Settings {
  /// A name with the command that it is to stand for: one word is a line by itself, and of several
  /// each stays one.
  ///
  /// - Throws: a usage error for a name that cannot be an alias, and for what cannot be read.
  func alias(
    _ name: Word, _ command: some Collection<Word>
  ) throws -> (name: String, text: String) {
    let text = name.text
    guard !text.isEmpty, text.utf8.allSatisfy({ $0.isLetterOrDigit || "-_.".utf8.contains($0) }),
      text.utf8.first != UInt8(ascii: "-")
    else {
      throw ShellError.usage(
        "\(text.quoted) cannot be an alias. Its name is made of letters, digits, -, _ and .",
        at: name)
    }
    guard !Command.isOwnName(text) else {
      throw ShellError.usage("\(text.quoted) is a command; an alias needs another name.", at: name)
    }
    let line =
      command.count == 1
      ? command.flatMap(\.bytes) : Array(command.map(\.written).joined(separator: " ".utf8))
    let split = SplitLine(line)
    guard split.openQuote == nil else {
      throw ShellError.usage("A quote in what it stands for is not closed.", at: command.first)
    }
    guard !split.words.isEmpty, String(validating: line, as: UTF8.self) != nil else {
      throw ShellError.usage("An alias stands for a command, in UTF-8.", at: command.first)
    }
    let written = String(decoding: line, as: UTF8.self)
    var changed = self
    changed.aliases[text] = written
    _ = try changed.expandingAlias([name])
    return (text, written)
  }

  /// The words of a command, with what it stands for in the place of an alias.
  ///
  /// - Throws: a usage error for an alias that leads back to itself.
  func expandingAlias(_ words: [Word]) throws -> [Word] {
    var words = words
    var seen: Set<String> = []
    while let first = words.first, first.bareCount == first.bytes.count,
      let text = aliases[first.text]
    {
      guard seen.insert(first.text).inserted else {
        throw ShellError.usage("The alias \(first.text.quoted) leads back to itself.", at: first)
      }
      // They are nowhere in the line that was typed.
      let meant = SplitLine(text.utf8).words.map {
        Word(bytes: $0.bytes, quoted: $0.quoted, start: first.start)
      }
      words = meant + words.dropFirst()
    }
    return words
  }
}

extension SplitLine {
  /// - Throws: a usage error for a quote that nothing closes.
  func checkIsClosed() throws {
    guard let quote = openQuote else { return }
    let mark = Character(Unicode.Scalar(quote.mark))
    var error = ShellError.usage("The \(mark) is not closed.")
    error.offset = quote.offset
    throw error
  }
}
