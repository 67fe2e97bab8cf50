import Domain

/// Decides what each part of a line of quick add counts as, and what is left for the title.
struct QuickAddReading {
  private let line: LineBytes
  private let parts: [QuickAddPart]
  /// The parts that count as something else than the title, and what.
  private var taken: [TaskProperty?]
  private var phrase: DatePhrase?

  private(set) var tokens: [QuickAdd.Token] = []

  init(_ text: String, dates: DateReader) {
    line = LineBytes(text)
    var splitter = QuickAddSplitter(line, dates: dates)
    parts = splitter.parts()
    taken = parts.map(\.property)
    giveBackAllButTheLast()
    takeDue(dates)
  }

  /// A task has one project, one start and so on: of several, the last one counts.
  private mutating func giveBackAllButTheLast() {
    var seen: Set<TaskProperty> = []
    for index in parts.indices.reversed() {
      guard let property = taken[index], property != .tag, property != .favourite else { continue }
      if !seen.insert(property).inserted { taken[index] = nil }
    }
  }

  /// Finds the last date that is understood as a whole, and makes the tokens.
  private mutating func takeDue(_ dates: DateReader) {
    let reader = DatePhraseReader(dates, parts.indices.map(word), isWhole: false)
    var due: Range<Int> = 0..<0
    var index = 0
    while index < parts.count {
      if let end = reader.endOfUnread(at: index) {
        index = end
        continue
      }
      guard let found = reader.phrase(at: index) else {
        index += 1
        continue
      }
      if let end = reader.endOfUnread(after: found) {
        index = end
        continue
      }
      phrase = found
      due = index..<found.end
      index = found.end
    }
    for index in due { taken[index] = .due }
    for (index, part) in parts.enumerated() {
      guard let property = taken[index] else { continue }
      if property == .due, index > due.lowerBound {
        tokens[tokens.count - 1].range =
          tokens[tokens.count - 1].range.lowerBound..<part.range.upperBound
      } else {
        tokens.append(QuickAdd.Token(property, part.range))
      }
    }
  }

  private func word(_ index: Int) -> Word {
    let part = parts[index]
    if case .word = part.meaning { return Word(line.bytes[part.range]) }
    return Word(apart: part.range, isToken: taken[index] != nil)
  }

  /// What is left. White space stays as it is, but for where something was taken.
  var title: String {
    var title: [UInt8] = []
    var end: Int?
    var isGap = false
    for (index, part) in parts.enumerated() {
      if taken[index] != nil {
        isGap = true
        continue
      }
      if let end {
        if isGap {
          title.append(UInt8(ascii: " "))
        } else {
          title += line.bytes[end..<part.range.lowerBound]
        }
      }
      if case .literal(let text) = part.meaning {
        title += text.utf8
      } else {
        title += line.bytes[part.range]
      }
      end = part.range.upperBound
      isGap = false
    }
    return String(decoding: title, as: UTF8.self)
  }

  /// What the line says but for the title, unchecked.
  var input: TaskInput {
    var input = TaskInput()
    for (index, part) in parts.enumerated() where taken[index] != nil {
      switch part.meaning {
      case .word, .literal: break
      case .project(let name): input.project = .name(name)
      case .tag(let name): input.tagsAdded.append(name)
      case .priority(let priority): input.priority = priority
      case .favourite: input.isFavourite = true
      case .estimatedDuration(let seconds): input.estimatedDuration = .some(seconds)
      case .start(let moment): input.start = .some(moment)
      case .notes(let notes): input.notes = notes
      }
    }
    if let phrase {
      input.due = .some(phrase.moment)
      input.slot = phrase.slot
    }
    return input
  }
}
