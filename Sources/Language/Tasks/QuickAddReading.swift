import Domain

/// Decides what each part of a line of quick add counts as, and what is left for the title.
struct QuickAddReading {
  private let line: LineBytes
  private let parts: [QuickAddPart]
  /// The parts that count as something else than the title, and what.
  private var taken: [TaskProperty?]
  private var times: TimeMeaning?

  private(set) var tokens: [QuickAdd.Token] = []

  init(_ text: String, dates: DateReader, fields: [CustomField], sections: [ProjectSection]) {
    line = LineBytes(text)
    var splitter = QuickAddSplitter(line, dates: dates, fields: fields, sections: sections)
    parts = splitter.parts()
    taken = parts.map(\.property)
    giveBackAllButTheLast()
    let ranges = takeTimes(dates)
    makeTokens(ranges)
  }

  /// A task has one project, one start, one value of a field and so on: of several, the last one counts.
  private mutating func giveBackAllButTheLast() {
    var seen: Set<TaskProperty> = []
    var seenFields: Set<String> = []
    for index in parts.indices.reversed() {
      guard let property = taken[index], property != .tag, property != .favourite else { continue }
      let isLast =
        parts[index].fieldName.map { seenFields.insert($0).inserted }
        ?? seen.insert(property).inserted
      if !isLast { taken[index] = nil }
    }
  }

  /// Finds the last date, and the last words of a repeat rule, that are understood as a whole.
  ///
  /// - Returns: the parts that they have.
  private mutating func takeTimes(_ dates: DateReader) -> [Range<Int>] {
    var lexer = AtomLexer(line.bytes)
    for (index, part) in parts.enumerated() {
      if case .word = part.meaning {
        lexer.add(part.range, part: index)
      } else {
        lexer.add(apart: part.range, part: index, isMark: taken[index] != nil)
      }
    }
    let times = LineTimes(dates, line.bytes, lexer.atoms)
    self.times = times.meaning
    let date: TaskProperty = times.meaning?.due == nil ? .start : .due
    for index in times.dateParts { taken[index] = date }
    for index in times.seriesParts { taken[index] = .repeatRule }
    return [times.dateParts, times.seriesParts]
  }

  /// A date and a repeat rule are each one token, of all the parts that they have.
  private mutating func makeTokens(_ ranges: [Range<Int>]) {
    for (index, part) in parts.enumerated() {
      guard let property = taken[index] else { continue }
      if ranges.contains(where: { $0.dropFirst().contains(index) }) {
        tokens[tokens.count - 1].range =
          tokens[tokens.count - 1].range.lowerBound..<part.range.upperBound
      } else {
        tokens.append(QuickAdd.Token(property, part.range))
      }
    }
  }

  /// The times whose zone was said, which are instants.
  var fixedTimes: FloatingTimes {
    guard let times, times.isFixed else { return [] }
    return times.due == nil ? .start : .due
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
      case .section(let name): input.sectionUID = .some(name)
      case .tag(let name): input.tagsAdded.append(name)
      case .priority(let priority): input.priority = priority
      case .favourite: input.isFavourite = true
      case .estimatedDuration(let seconds): input.estimatedDuration = .some(seconds)
      case .start(let moment): input.start = .some(moment)
      case .planned(let moment): input.planned = .some(moment)
      case .until(let moment): input.until = .some(moment)
      case .notes(let notes): input.notes = notes
      case .fieldValue(let change): input.fieldValues = (input.fieldValues ?? []) + [change]
      }
    }
    if let times {
      if let due = times.due { input.due = .some(due) }
      if let start = times.start { input.start = .some(start) }
      if let slot = times.slot { input.slot = slot }
      if let length = times.length { input.estimatedDuration = .some(Int64(length)) }
      if let rule = times.rule {
        input.repeatRule = .some(rule)
        input.repeatMode = times.isAfterCompletion ? .afterCompletion : .fixed
      }
    }
    return input
  }
}
