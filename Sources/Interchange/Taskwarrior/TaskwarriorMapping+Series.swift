import Domain

// A series goes out as Taskwarrior has one: a template, and an instance for each occurrence that it made.
extension TaskwarriorMapping {
  /// The objects that a task is in a file.
  ///
  /// - Throws: `corrupt` when what is kept with the task is no JSON object.
  func objects(of filed: FiledTask) throws -> [[JSONValue.Member]] {
    let kept = try TaskwarriorKept(filed.task.kept)
    guard kept.isSeries else { return [try attributes(of: filed, kept)] }
    guard let (view, recur) = try template(of: filed.task, kept) else {
      let instances = TaskwarriorInstanceWriter(filed, kept, time: time, template: nil)
      return [try attributes(of: filed, kept.withoutRecurrence)] + instances.objects
    }
    var asRead = kept
    asRead.attributes.removeAll { $0.name == "mask" }
    if kept["recur"] != .string(recur) {
      asRead.attributes.removeAll { $0.name == "recur" }
      asRead.attributes.append(JSONValue.Member("recur", .string(recur)))
    }
    var template = filed
    template.task = view
    var attributes = try attributes(of: template, asRead)
    let instances = TaskwarriorInstanceWriter(filed, kept, time: time, template: attributes)
    if let mask = instances.mask {
      attributes.append(JSONValue.Member("mask", .string(mask)))
    }
    return [Self.sorted(attributes)] + instances.objects.map(Self.sorted)
  }

  /// The series as the task that its template is, due when it occurs first, and how it recurs; nil when Taskwarrior cannot
  /// say how it repeats now.
  private func template(of task: Task, _ kept: TaskwarriorKept) throws -> (Task, String)? {
    guard task.repeats, task.repeatMode == .fixed, task.zoneName == nil, let due = task.due,
      let first = task.repeatStart, let rule = task.repeatRule, let occurrence = task.occurrence,
      let words = try? [kept["recur"]?.string(), TaskwarriorRecurrence.word(rule)]
    else { return nil }
    let before = kept["until"].flatMap { try? time.due($0) }
    let exact = kept["until"].flatMap { try? time.instant($0) }.map { Moment.dateTime($0) }
    let wanted = Recurrence(
      rule: rule, start: first, excluded: task.excludedDates, added: task.addedDates)
    let ends: [(until: Moment?, end: Moment?)] = [
      (before, first.isDate ? before : exact), (rule.until, rule.until),
    ]
    for recur in words.compactMap({ $0 }) {
      for (until, end) in ends {
        guard
          TaskwarriorRecurrence.recurrence(
            recur, from: first, until: end, floating: due.isFloating, in: time.zone) == wanted
        else { continue }
        var view = task
        try view.endSeries()
        view.occurrence = nil
        view.until = until
        let shift = SeriesShift(fromOccurrence: occurrence, to: first, in: time.zone)
        try view.shift(by: shift, in: time.zone)
        let asRead = kept.first == first.text ? kept.due.flatMap { try? Moment(text: $0) } : nil
        view.due = asRead ?? first.moment(in: time.zone, floating: due.isFloating)
        // Its instances are in progress, if it was read so.
        if kept["start"] == nil { view.started = nil }
        return (view, recur)
      }
    }
    return nil
  }
}

extension RepeatRule {
  /// Its UNTIL.
  fileprivate var until: Moment? {
    guard let piece = text.split(separator: ";").first(where: { $0.hasPrefix("UNTIL=") }) else {
      return nil
    }
    let value = piece.dropFirst("UNTIL=".count)
    let isUTC = value.hasSuffix("Z")
    switch try? LocalMoment(text: isUTC ? value.dropLast() : value) {
    case .date(let date)?: return .date(date)
    case .dateTime(let time)?:
      return isUTC
        ? .dateTime(Instant(clamping: time.millisecondsSince1970)) : .floating(time)
    case nil: return nil
    }
  }
}
