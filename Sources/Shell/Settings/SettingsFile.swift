import Platform

/// The settings file, which contains commands of the shell, `set format json` and `alias ll list`, and
/// comments.
struct SettingsFile {
  let path: [UInt8]
  /// Whether it was named when the program was started: then it has to be there.
  var isNamed = false

  /// How it is called in messages.
  var name: String { String(decoding: path, as: UTF8.self) }

  /// A statement, which can continue on the following lines.
  struct Entry {
    /// Which lines of the file it is, from 0.
    let lines: Range<Int>
    let text: [UInt8]
    let split: SplitLine

    /// Whether it gives a value to that: `set`, `format`.
    func isAbout(_ command: String, _ name: String) -> Bool {
      split.words.prefix(2).map(\.text) == [command, name]
    }
  }

  /// `$XDG_CONFIG_HOME/taskcore/config`, or else `~/.config/taskcore/config`; nil when there is no
  /// home.
  static var own: SettingsFile? {
    UserFolder.path("XDG_CONFIG_HOME", else: ".config").map {
      SettingsFile(path: Array("\($0)/config".utf8))
    }
  }

  /// Takes in what it says; what is wrong is left out, and returned with its place.
  func read(into settings: inout Settings) -> [ShellError] {
    let entries: [Entry]
    do {
      entries = try self.entries()
    } catch {
      return [ShellError(error)]
    }
    return entries.compactMap { entry in
      do {
        try Self.read(entry, into: &settings)
        return nil
      } catch {
        let error = ShellError(error)
        let place = ErrorLocation(of: error.offset ?? 0, in: entry.text)
        let line = entry.lines.lowerBound + 1 + place.line
        return .usage("\(name):\(line):\(place.column + 1): \(error.message)")
      }
    }
  }

  private static func read(_ entry: Entry, into settings: inout Settings) throws {
    guard !entry.text.contains(0), String(validating: entry.text, as: UTF8.self) != nil else {
      throw ShellError.usage("A line of this file is text in UTF-8, without NUL bytes.")
    }
    try entry.split.checkIsClosed()
    let words = entry.split.words
    switch (words.first?.text, words.count) {
    case ("set", 3):
      guard words[1].text != Setting.points else {
        throw ShellError.usage(
          "points are kept in the store: type “set points” instead.", at: words[1])
      }
      guard try UrgencySetting.named(words[1]) == nil, LocaleSetting.named(words[1]) == nil else {
        throw ShellError.usage(
          "\(words[1].text) is kept in the store: type “set \(words[1].text)” instead.",
          at: words[1])
      }
      let setting = try Setting.named(words[1])
      try words[2].locating { try settings.set(setting, to: words[2], from: .file) }
    case ("alias", 3...):
      let (name, text) = try settings.alias(words[1], words.dropFirst(2))
      settings.aliases[name] = text
    default:
      throw ShellError.usage(
        "A line of this file is “set NAME VALUE”, “alias NAME COMMAND...” or a comment after #.",
        at: words.first)
    }
  }

  /// What it says, line by line; nothing when it is not there and was not named.
  func entries() throws -> [Entry] {
    try lines().map { Self.entries($0) } ?? []
  }

  private static func entries(_ lines: [[UInt8]]) -> [Entry] {
    var entries: [Entry] = []
    var start = 0
    while start < lines.count {
      var text = lines[start]
      var end = start + 1
      var continuation = SplitLine.Continuation(text)
      while end < lines.count, !continuation.isComplete {
        continuation.readNext(lines[end])
        text += [UInt8(ascii: "\n")] + lines[end]
        end += 1
      }
      let split = SplitLine(text)
      let isEmpty = split.words.isEmpty && split.openQuote == nil
      if !isEmpty, !SplitLine.isComment(text) {
        entries.append(Entry(lines: start..<end, text: text, split: split))
      }
      start = end
    }
    return entries
  }

  /// Its lines; nil when it is not there and was not named.
  private func lines() throws -> [[UInt8]]? {
    // Of what was not named, a pipe would be waited for without anybody knowing.
    let file: File
    do {
      file = try File(at: path, for: isNamed ? .reading : .readingWithoutWaiting)
    } catch {
      if error == .notFound, !isNamed { return nil }
      throw ShellError.usage("\(name): \(error.message).")
    }
    return try file.withDescriptor { file in
      var reader = LineReader(name, descriptor: file)
      var lines: [[UInt8]] = []
      while let line = try reader.next() { lines.append(line) }
      return lines
    }
  }
}

extension SettingsFile {
  /// Keeps a line such as `set format json`, in the place of the one that said something else of
  /// the same, or at the end.
  func save(_ command: String, _ name: String, _ value: [UInt8]) throws {
    let line = Array("\(command) ".utf8) + Array(name.utf8).quotedWord + [0x20] + value
    try PrivateFile.alone(with: path) {
      var lines = try lines() ?? []
      if let entry = Self.entries(lines).last(where: { $0.isAbout(command, name) }) {
        lines.replaceSubrange(entry.lines, with: [line])
      } else {
        lines.append(line)
      }
      try write(lines)
    }
  }

  /// Takes all lines out that say something of that; whether there were any.
  @discardableResult
  func remove(_ command: String, _ name: String) throws -> Bool {
    try PrivateFile.alone(with: path) {
      var lines = try lines() ?? []
      let entries = Self.entries(lines).filter { $0.isAbout(command, name) }
      for entry in entries.reversed() { lines.removeSubrange(entry.lines) }
      if !entries.isEmpty { try write(lines) }
      return !entries.isEmpty
    }
  }

  private func write(_ lines: [[UInt8]]) throws {
    try PrivateFile.replace(path, with: lines.flatMap { $0 + [UInt8(ascii: "\n")] })
  }
}
