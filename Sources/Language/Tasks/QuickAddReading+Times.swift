import Domain

/// The times of a line, given by words, by marks, or by both.
extension QuickAddReading {
  /// Finds the last date, and the last words of a repeat rule, that are understood as a whole. A mark
  /// behind them that says the same counts instead, and they stay in the title.
  mutating func takeTimes() {
    var left: Set<Int> = []
    // Each round leaves a date or a repeat of the words to a mark behind it.
    for _ in 0..<3 {
      let found = lineTimes(without: left)
      if let rival = rival(of: found.dateParts, found.meaning.map(dateProperties) ?? []) {
        left.formUnion(found.dateParts)
        tell(.second, found.dateParts, taken[rival])
        continue
      }
      if let rival = rival(of: found.seriesParts, [.repeatRule]) {
        left.formUnion(found.seriesParts)
        tell(.second, found.seriesParts, taken[rival])
        continue
      }
      take(found)
      return
    }
    take(lineTimes(without: left))
  }

  private func lineTimes(without left: Set<Int>) -> LineTimes {
    var lexer = AtomLexer(line.bytes)
    for (index, part) in parts.enumerated() {
      if part.isWord, !left.contains(index) {
        lexer.add(part.range, part: index)
      } else {
        lexer.add(apart: part.range, part: index, isMark: taken[index] != nil)
      }
    }
    return LineTimes(dates, line.bytes, lexer.atoms)
  }

  /// What the date of the words says itself.
  private func dateProperties(_ meaning: TimeMeaning) -> [TaskProperty] {
    var properties: [TaskProperty] = []
    if meaning.due != nil { properties.append(.due) }
    if meaning.start != nil { properties.append(.start) }
    if properties.isEmpty, meaning.length != nil { properties.append(.estimatedDuration) }
    return properties
  }

  /// A mark that says one of these behind the words.
  private func rival(of words: Range<Int>, _ properties: [TaskProperty]) -> Int? {
    if words.isEmpty { return nil }
    return parts.indices.last { index in
      index >= words.upperBound && taken[index].map(properties.contains) == true
    }
  }

  private mutating func take(_ found: LineTimes) {
    times = found.meaning
    dateParts = found.dateParts
    seriesParts = found.seriesParts
    for range in found.unreadParts { tell(.date, range) }
    for range in found.supersededParts { tell(.second, range, .due) }
    if let times, !dateParts.isEmpty {
      let properties = dateProperties(times)
      giveBackMarks(before: dateParts, properties)
      for index in dateParts { taken[index] = properties.first ?? .slot }
    }
    if !seriesParts.isEmpty {
      giveBackMarks(before: seriesParts, [.repeatRule])
      for index in seriesParts { taken[index] = .repeatRule }
    }
    if times?.length != nil, !dateParts.isEmpty {
      giveBackMarks(before: dateParts, [.estimatedDuration])
    }
  }

  /// Those that words behind them say again.
  private mutating func giveBackMarks(before words: Range<Int>, _ properties: [TaskProperty]) {
    for index in 0..<words.lowerBound {
      if let property = taken[index], properties.contains(property), !dateParts.contains(index),
        !seriesParts.contains(index)
      {
        giveBack(index)
      }
    }
  }

  /// A reminder before the time counts where the line, or in changes the task, has one.
  mutating func takeReminders() {
    if anchor != nil { return }
    for index in parts.indices where taken[index] == .reminders {
      guard case .reminders(let reminders) = parts[index].meaning,
        reminders.contains(where: { if case .beforeTime = $0 { true } else { false } })
      else { continue }
      taken[index] = nil
      tell(.reminder, index..<index + 1, .reminders)
    }
  }

  /// What a reminder such as `remind:10m` counts from; nil where there is no time.
  private var anchor: Reminder.Anchor? {
    let input = timesInput(floating: false)
    if case .some(.some(let due)) = input.due { return due.isDate ? nil : .due }
    if case .some(.some(let start)) = input.start { return start.isDate ? nil : .start }
    return isEditing && input.due == nil && input.start == nil ? .due : nil
  }

  // MARK: - Results

  /// What the line says but for the title, unchecked.
  func input(floating: Bool) throws -> TaskInput {
    var input = timesInput(floating: floating)
    var hasReminders = false
    for (index, part) in parts.enumerated() where taken[index] != nil {
      switch part.meaning {
      case .word, .literal, .due, .start, .planned, .until, .repeats: break
      case .title(let title): input.title = title
      case .project(let name): input.project = .name(name)
      case .section(let name): input.sectionUID = .some(name)
      case .tag(let name): input.tagsAdded.append(name)
      case .lostTag(let name): input.tagsRemoved.append(name)
      case .priority(let priority): input.priority = priority
      case .favourite(let isFavourite): input.isFavourite = isFavourite
      case .estimatedDuration(let seconds): input.estimatedDuration = .some(seconds)
      case .notes(let notes): input.notes = notes
      case .fieldValue(let change): input.fieldValues = (input.fieldValues ?? []) + [change]
      case .reminders(let reminders):
        hasReminders = true
        let anchor = anchor ?? .due
        input.reminders =
          (input.reminders ?? [])
          + reminders.compactMap { reminder in
            switch reminder {
            case .exact(let reminder): reminder
            case .beforeTime(let seconds): try? Reminder(anchor, offset: -seconds)
            }
          }
      }
    }
    if hasReminders { input.reminders = try input.reminders?.ordered() }
    return input
  }

  /// What the line says of times and of repeats.
  private func timesInput(floating: Bool) -> TaskInput {
    var input = TaskInput()
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
    var until: Moment??
    for (index, part) in parts.enumerated() where taken[index] != nil {
      switch part.meaning {
      case .due(let moment): input.due = .some(moment.map { atTimeOfSeries($0) })
      case .start(let moment): input.start = .some(moment)
      case .planned(let moment): input.planned = .some(moment)
      case .until(let moment): until = .some(moment)
      default: break
      }
    }
    for (index, part) in parts.enumerated() where taken[index] != nil {
      if case .repeats(let written) = part.meaning { repeatAs(written, &input) }
    }
    if case .some(.some(let rule)) = input.repeatRule, case .some(.some(let end)) = until,
      !rule.hasEnd, rule.count == nil,
      let ended = try? rule.ending(
        with: end, isDate: (input.due ?? nil)?.isDate ?? true, floating: floating, in: dates.zone)
    {
      input.repeatRule = .some(ended)
      until = nil
    }
    if let until { input.until = .some(until) }
    return input
  }

  /// A day that a mark says is at the time that the words of a repeat say.
  private func atTimeOfSeries(_ moment: Moment) -> Moment {
    guard case .date(let day) = moment, !seriesParts.isEmpty, dateParts.isEmpty,
      let due = times?.due, case .dateTime(let instant) = due
    else { return moment }
    var local = LocalTime(startOf: day)
    let clock = dates.zone.localTime(at: instant)
    (local.hour, local.minute, local.second) = (clock.hour, clock.minute, clock.second)
    return dates.zone.exactInstant(at: local).map { .dateTime($0) } ?? moment
  }

  /// A repeat that a mark says: first due when the line says, or else at its first occurrence.
  private func repeatAs(_ written: WrittenRepeat?, _ input: inout TaskInput) {
    guard let written else {
      input.repeatRule = .some(nil)
      return
    }
    input.repeatRule = .some(written.phrase.rule)
    input.repeatMode = written.phrase.isAfterCompletion ? .afterCompletion : .fixed
    let isSaid = parts.indices.contains { index in
      taken[index] == .due && !dateParts.contains(index)
    }
    if isSaid { return }
    // The words of both mean together what they would mean side by side.
    let date = dateParts.map { line.text(parts[$0].range) }.joined(separator: " ")
    let text = date.isEmpty ? written.words : "\(date), \(written.words)"
    let atoms = AtomLexer.atoms(of: text)
    if !written.words.isEmpty,
      let meaning = LineTimes(dates, Array(text.utf8), atoms).meaning, meaning.rule != nil
    {
      if let due = meaning.due { input.due = .some(due) }
      if let start = meaning.start { input.start = .some(start) }
    } else if input.due == nil, !isEditing {
      input.due = .some(.date(dates.today))
    }
  }
}
