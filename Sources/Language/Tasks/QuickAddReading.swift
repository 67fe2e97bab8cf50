import Domain

/// Decides the meaning of each part of a line of quick add, and collects the rest as the title.
struct QuickAddReading {
  let line: LineBytes
  var parts: [QuickAddPart]
  /// The parts that count as something else than the title, and what.
  var taken: [TaskProperty?] = []
  let dates: DateReader
  var times: TimeMeaning?
  /// The parts that are the date of the line, and those that are its repeat.
  var dateParts: Range<Int> = 0..<0
  var seriesParts: Range<Int> = 0..<0
  var unread: [QuickAdd.Unread] = []
  /// Why each part of these was not read.
  private var reasons: [Int: QuickAdd.Unread.Reason] = [:]
  let isEditing: Bool

  private(set) var tokens: [QuickAdd.Token] = []

  init(
    _ text: String, dates: DateReader, fields: [CustomField], sections: [ProjectSection],
    isEditing: Bool
  ) {
    line = LineBytes(text)
    self.dates = dates
    self.isEditing = isEditing
    var splitter = QuickAddSplitter(
      line, dates: dates, fields: fields, sections: sections, isEditing: isEditing)
    parts = splitter.parts()
    takeBarePriorities()
    giveBackProducts()
    taken = parts.map(\.property)
    for (index, part) in parts.enumerated() {
      if let fault = part.fault { tell(fault, index..<index + 1, part.markedProperty(in: line)) }
    }
    giveBackAllButTheLast()
    takeTimes()
    takeReminders()
    tellPriorities()
    makeTokens()
    unread.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  mutating func tell(
    _ reason: QuickAdd.Unread.Reason, _ range: Range<Int>, _ property: TaskProperty? = nil
  ) {
    guard let first = range.first, let last = range.last else { return }
    let bytes = parts[first].range.lowerBound..<parts[last].range.upperBound
    if range.contains(where: { reasons[$0] != nil }) { return }
    for index in range { reasons[index] = reason }
    unread.append(QuickAdd.Unread(reason, bytes, line.text(bytes), property: property))
  }

  mutating func giveBack(_ index: Int) {
    tell(.second, index..<index + 1, taken[index])
    taken[index] = nil
  }

  /// A task has one project, one start, one value of a field and so on: of several, the last one counts.
  private mutating func giveBackAllButTheLast() {
    var seen: Set<TaskProperty> = []
    var seenFields: Set<String> = []
    for index in parts.indices.reversed() {
      guard let property = taken[index], !parts[index].isOneOfMany else { continue }
      let isLast =
        parts[index].fieldName.map { seenFields.insert($0).inserted }
        ?? seen.insert(property).inserted
      if !isLast { giveBack(index) }
    }
  }

  // MARK: - Signs and words that are marks by their place

  /// `p1` is a priority at the end of the line, and beside a mark.
  private mutating func takeBarePriorities() {
    let bare = parts.map { $0.isWord ? barePriority($0) : nil }
    guard bare.contains(where: { $0 != nil }) else { return }
    func isMark(_ index: Int) -> Bool {
      !parts.indices.contains(index) ? false : parts[index].property != nil
    }
    func take(_ index: Int) {
      guard parts[index].isWord, let (priority, end) = bare[index] else { return }
      parts[index].meaning = .priority(priority)
      parts[index].end = end
    }
    for index in parts.indices.reversed() where index == parts.count - 1 || isMark(index + 1) {
      take(index)
    }
    for index in parts.indices where isMark(index - 1) { take(index) }
  }

  private func barePriority(_ part: QuickAddPart) -> (Priority, end: Int)? {
    let bytes = line.bytes[part.range]
    guard bytes.count <= 4, let first = bytes.first, first | 0x20 == UInt8(ascii: "p"),
      bytes.dropFirst(2).allSatisfy({ ".,;:!?)".utf8.contains($0) })
    else { return nil }
    let end = part.range.lowerBound + 2
    guard end <= part.range.upperBound,
      let priority = Priority(written: line.text(part.range.lowerBound..<end))
    else { return nil }
    return (priority, end)
  }

  /// A star between numbers or single letters multiplies: `2 * 3`.
  private mutating func giveBackProducts() {
    for index in parts.indices.dropFirst().dropLast() {
      guard case .favourite(true) = parts[index].meaning, parts[index - 1].isWord,
        parts[index + 1].isWord
      else { continue }
      let (left, right) = (line.bytes[parts[index - 1].range], line.bytes[parts[index + 1].range])
      func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count == 1 && bytes.allSatisfy(QuickAddSplitter.isLetter)
      }
      let hasLeft = isName(left) || left.last.map { $0.isASCIIDigit || $0 == 0x29 } == true
      let hasRight = isName(right) || right.first.map { $0.isASCIIDigit || $0 == 0x28 } == true
      if hasLeft, hasRight { parts[index].meaning = .literal("*") }
    }
  }

  /// Tells of `p1` amid the title that a date follows: it may have been meant.
  private mutating func tellPriorities() {
    for index in parts.indices where parts[index].isWord && taken[index] == nil {
      guard barePriority(parts[index]) != nil else { continue }
      if index + 1 == dateParts.lowerBound || index + 1 == seriesParts.lowerBound {
        tell(.priority, index..<index + 1, .priority)
      }
    }
  }

  // MARK: - Results

  /// A date and a repeat rule are each one token, of all the parts that they have.
  private mutating func makeTokens() {
    for (index, part) in parts.enumerated() {
      guard let property = taken[index] else { continue }
      if [dateParts, seriesParts].contains(where: { $0.dropFirst().contains(index) }) {
        tokens[tokens.count - 1].range =
          tokens[tokens.count - 1].range.lowerBound..<part.range.upperBound
      } else {
        var token = QuickAdd.Token(property, part.range.lowerBound..<part.end)
        if case .lostTag = part.meaning { token.isLoss = true }
        tokens.append(token)
      }
    }
  }

  /// The times whose zone was said, which are instants.
  var fixedTimes: FloatingTimes {
    var fixed: FloatingTimes = []
    if let times, times.isFixed { fixed.insert(times.due == nil ? .start : .due) }
    for (index, part) in parts.enumerated() where taken[index] != nil {
      if let time = part.markedTime, dates.saysZone(value(of: part)) { fixed.insert(time) }
    }
    return fixed
  }

  /// What stands behind the sign, or the name and colon, of a mark.
  private func value(of part: QuickAddPart) -> String {
    let text = line.text(part.range.lowerBound..<part.end)
    let value =
      text.first?.isLetter == true ? text.drop { $0 != ":" }.dropFirst() : text.dropFirst()
    return value.filter { $0 != "\"" }
  }

  /// Whether all that is left looks as if it meant something else than a title.
  var isUnreadAlone: Bool {
    let left = parts.indices.filter { taken[$0] == nil }
    return !left.isEmpty
      && left.allSatisfy { index in reasons[index].map { $0 != .second } ?? false }
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
}

extension QuickAddPart {
  /// What a mark with a fault would have said.
  fileprivate func markedProperty(in line: LineBytes) -> TaskProperty? {
    let sign = line.byte(at: range.lowerBound)
    let name = line.bytes[range].prefix(QuickAddMark.longestName + 1).prefix { $0 != 0x3A }
    let mark =
      QuickAddMark.signs[sign]
      ?? QuickAddMark.names[String(decoding: name, as: UTF8.self).lowercased()]
    return mark?.property ?? .fieldValues
  }
}
