import Domain

/// Builds series from templates and their instances, at the end of the file.
struct TaskwarriorSeriesReader {
  /// A task object that was read from the file.
  struct Read {
    var object: FiledObject
    var uid: String
  }

  struct Item {
    var filed: FiledTask
    var position: TextPosition
  }

  private let mapping: TaskwarriorMapping
  private var templates: [Read] = []
  private var instances: [String: [Read]] = [:]
  /// The parents of instances, in their order.
  private var parents: [String] = []

  init(_ mapping: TaskwarriorMapping) {
    self.mapping = mapping
  }

  private var zone: any Zone { mapping.time.zone }

  /// Whether an object waits.
  mutating func take(_ object: FiledObject) -> Bool {
    guard let uid = Self.text(object["uuid"]), Self.text(object["description"]) != nil else {
      return false
    }
    if let parent = Self.text(object["parent"]) {
      if instances[parent] == nil { parents.append(parent) }
      instances[parent, default: []].append(Read(object: object, uid: uid))
      return true
    }
    guard let recur = Self.text(object["recur"]), TaskwarriorRecurrence.rule(recur) != nil,
      let due = object["due"], (try? mapping.time.due(due)) != nil
    else { return false }
    templates.append(Read(object: object, uid: uid))
    return true
  }

  /// What has come of them: each series, and then what became of its occurrences. A template that can be none is a task,
  /// and so are its instances.
  mutating func finish(
    task: (FiledObject) throws -> FiledTask, keep: (FiledObject, Failure) -> Void,
    refuse: (FiledObject, Failure) -> Void
  ) throws -> [Item] {
    var items: [Item] = []
    func add(_ object: FiledObject, _ make: () throws -> [FiledTask]) throws {
      do {
        items += try make().map { Item(filed: $0, position: object.position) }
      } catch let failure as Failure where failure.isRefusal {
        refuse(object, failure)
      }
    }
    for template in templates {
      let own = instances[template.uid] ?? []
      var series: Series?
      try add(template.object) {
        let plain = try task(template.object)
        do {
          series = try self.series(template, own, plain)
        } catch let failure as Failure where failure.isRefusal {
          keep(template.object, failure)
        }
        return [series?.filed ?? plain]
      }
      guard let series else { continue }
      instances[template.uid] = nil
      for instance in own {
        try add(instance.object) {
          [try occurrence(instance, of: series, try task(instance.object))]
        }
      }
    }
    for parent in parents {
      for instance in instances[parent] ?? [] {
        try add(instance.object) { [orphan(try task(instance.object), of: parent)] }
      }
    }
    templates = []
    instances = [:]
    parents = []
    return items
  }

  private struct Series {
    var filed: FiledTask
    var object: FiledObject
    /// From the first one on, as many as instances have.
    var occurrences: [LocalMoment]
    /// Those that are tasks of their own, as they say more than the series.
    var changed: Set<Int> = []
  }

  private func series(
    _ template: Read, _ instances: [Read], _ plain: FiledTask
  ) throws -> Series {
    let object = template.object
    var filed = plain
    guard let read = filed.task.due, let recur = Self.text(object["recur"]) else {
      throw Failure(.internal, "A template without a due or a recur was taken for a series.")
    }
    // What recurs by hours begins at an hour, also at midnight.
    let isOfHours = ["FREQ=HOURLY", "FREQ=MINUTELY", "FREQ=SECONDLY"].contains { frequency in
      TaskwarriorRecurrence.rule(recur)?.text.hasPrefix(frequency) ?? false
    }
    let due = isOfHours && read.isDate ? .dateTime(read.beginning(in: zone)) : read
    let first = LocalMoment(due, in: zone)
    let until = try end(of: object, filed.task, isDate: first.isDate)
    guard
      let recurrence = TaskwarriorRecurrence.recurrence(
        recur, from: first, until: until, floating: due.isFloating, in: zone)
    else { throw Failure(.internal, "A recur that is no rule was taken for a series.") }
    let mask = Array((Self.text(object["mask"]) ?? "").utf8)
    let numbered = instances.compactMap { read in
      TaskwarriorInstance.number(read.object["imask"]).map { ($0, read.object) }
    }
    let count = max(
      min(mask.count, TaskwarriorInstance.maximumCount), (numbered.map(\.0).max() ?? -1) + 1)
    var series = Series(
      filed: filed, object: object,
      occurrences: Array(try recurrence.occurrences(in: zone).prefix(count + 1)))
    var kept = try TaskwarriorKept(filed.task.kept)
    kept.template = TaskwarriorInstance.shared(Self.members(object))
    var open: [Int: FiledObject?] = [:]
    for number in series.occurrences.indices where !Self.isOver(mask, number) {
      open[number] = .some(nil)
    }
    for (number, instance) in numbered where series.occurrences.indices.contains(number) {
      let occurrence = series.occurrences[number]
      let made = TaskwarriorInstance(occurrence: occurrence, attributes: Self.members(instance))
      open[number] = made.isOpen ? .some(instance) : nil
      if made.isOpen, isChanged(instance, from: object, at: occurrence, first) {
        series.changed.insert(number)
        open[number] = nil
      } else {
        kept.instances.append(made)
      }
    }
    let present = open.keys.min() ?? series.occurrences.count - 1
    guard series.occurrences.indices.contains(present) else {
      throw Failure(.malformed, "The task never recurs.", field: "\(object.path).recur")
    }
    if let due = object["due"], kept["due"] == nil {
      kept.attributes.append(JSONValue.Member("due", due))
    }
    kept.due = read.text
    kept.first = first.text
    filed.task.due = due
    try recurrence.check(in: zone)
    try begin(&filed, recurrence, at: series.occurrences[present])
    if let instance = open[present] ?? nil, filed.task.started == nil, filed.task.status == .open {
      filed.task.started = try instance.read("start", as: mapping.time.instant)
    }
    for instance in numbered.map(\.1) {
      let modified = try? instance["modified"].map(mapping.time.instant)
      if let modified, modified > filed.task.modified {
        filed.task.modified = modified
        filed.properties.insert(.modified)
      }
    }
    keep(object, filed, in: &kept)
    filed.task.kept = kept.text
    series.filed = filed
    return series
  }

  /// Makes it a series that is at an occurrence; its dates are those of the first one.
  private func begin(
    _ filed: inout FiledTask, _ recurrence: Recurrence, at present: LocalMoment
  ) throws {
    let shift = SeriesShift(fromOccurrence: recurrence.start, to: present, in: zone)
    try filed.task.shift(by: shift, in: zone)
    filed.task.until = nil
    filed.task.repeatRule = recurrence.rule
    filed.task.repeatMode = .fixed
    filed.task.repeatStart = recurrence.start
    filed.task.occurrence = present
    try filed.task.setExcludedDates(recurrence.excluded)
    try filed.task.setAddedDates(recurrence.added)
    filed.properties.formUnion([
      .repeatRule, .repeatMode, .repeatStart, .occurrence, .excludedDates, .addedDates, .until,
    ])
  }

  /// What is written of a template is made of the series: as it was read, as long as that says the same.
  private func keep(_ object: FiledObject, _ filed: FiledTask, in kept: inout TaskwarriorKept) {
    for name in ["until", "modified", "mask"] {
      guard let value = object[name], kept[name] == nil else { continue }
      kept.attributes.append(JSONValue.Member(name, value))
    }
    if object["modified"] != nil { kept.modified = filed.task.modified.text }
    if let until = object["until"] { kept.until = (try? mapping.time.due(until))?.text }
  }

  /// What an instance says of the occurrence that it stands for.
  private func occurrence(
    _ read: Read, of series: Series, _ filed: FiledTask
  ) throws -> FiledTask {
    guard let number = TaskwarriorInstance.number(read.object["imask"]),
      series.occurrences.indices.contains(number)
    else { return orphan(filed, of: series.filed.task.uid) }
    var filed = filed
    let occurrence = series.occurrences[number]
    let floats = series.filed.task.due?.isFloating ?? false
    filed.task.seriesUID = series.filed.task.uid
    filed.task.occurrence = occurrence
    filed.changedOccurrence = occurrence.moment(in: zone, floating: floats)
    filed.foldsIntoSeries = !series.changed.contains(number)
    filed.properties.formUnion([.series, .occurrence])
    var kept = try TaskwarriorKept(filed.task.kept)
    kept.occurrence = occurrence.text
    filed.task.kept = kept.text
    return filed
  }

  /// An instance of which the file does not have the template: the store may have it.
  private func orphan(_ filed: FiledTask, of parent: String) -> FiledTask {
    guard let due = filed.task.due, filed.task.seriesUID == nil else { return filed }
    var filed = filed
    filed.task.seriesUID = parent
    filed.changedOccurrence = due
    filed.isOccurrenceExact = false
    filed.foldsIntoSeries = true
    filed.properties.formUnion([.series, .occurrence])
    return filed
  }

  /// The last moment that an occurrence can have: of a series of days a day.
  private func end(of object: FiledObject, _ task: Task, isDate: Bool) throws -> Moment? {
    guard let value = object["until"] else { return nil }
    if isDate { return task.until }
    return .dateTime(try mapping.time.instant(value))
  }

  /// Whether an open instance says more than that it is an occurrence of its series.
  private func isChanged(
    _ instance: FiledObject, from template: FiledObject, at occurrence: LocalMoment,
    _ first: LocalMoment
  ) -> Bool {
    let names = Set((instance.members + template.members).map(\.name))
      .subtracting(TaskwarriorInstance.own).subtracting(["scheduled", "until"])
      .filter { !$0.hasPrefix(TaskcoreAttributes.prefix) }
    if names.contains(where: { instance[$0] != template[$0] }) { return true }
    func instant(_ value: JSONValue?) -> Instant? {
      value.flatMap { try? mapping.time.instant($0) }
    }
    guard let due = instant(instance["due"]) else { return true }
    let start = first.moment(in: zone).beginning(in: zone)
    // Taskwarrior counts seconds for most words, whatever clocks do.
    let elapsed =
      occurrence.time.millisecondsSince1970 - first.time.millisecondsSince1970
    guard
      due == occurrence.moment(in: zone).beginning(in: zone)
        || due.milliseconds - start.milliseconds == elapsed
    else { return true }
    let shift = due.milliseconds - start.milliseconds
    return ["wait", "scheduled", "until"].contains { name in
      guard let value = instance[name], value != template[name] else { return false }
      guard let now = instant(value), let before = instant(template[name]) else { return true }
      return abs(now.milliseconds - before.milliseconds - shift) > 3_600_000
    }
  }

  private static func isOver(_ mask: [UInt8], _ number: Int) -> Bool {
    guard number < mask.count else { return false }
    return mask[number] == UInt8(ascii: "+") || mask[number] == UInt8(ascii: "X")
  }

  private static func members(_ object: FiledObject) -> [JSONValue.Member] {
    object.members.map { JSONValue.Member($0.name, $0.value) }
  }

  private static func text(_ value: JSONValue?) -> String? {
    guard let text = try? value?.string(), !text.isEmpty else { return nil }
    return text
  }
}

extension Failure {
  /// Whether it is about what an object says.
  var isRefusal: Bool { kind == .malformed || kind == .invalid }
}
