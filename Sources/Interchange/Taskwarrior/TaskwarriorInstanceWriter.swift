import Domain

/// Writes the instances of a template: each as it was read, but for what became of its occurrence here since, and those
/// that were completed here and that Taskwarrior did not make yet.
struct TaskwarriorInstanceWriter {
  private enum State {
    case open
    case completed(Instant)
    case deleted(Instant)
  }

  /// In the order in which they are kept, then the new ones.
  private(set) var objects: [[JSONValue.Member]] = []
  /// What became of each, for the template; nil when it has none.
  private(set) var mask: String?

  private let task: Task
  private let marks: [LocalMoment: OccurrenceMark]?
  private let kept: TaskwarriorKept
  private let time: TaskwarriorTime
  /// Nil when the series is none any more.
  private let template: [JSONValue.Member]?
  /// What the template shares as it is written.
  private let shared: [JSONValue.Member]
  /// Whether the series begins elsewhere than when the instances were read.
  private let isAnother: Bool

  init(
    _ filed: FiledTask, _ kept: TaskwarriorKept, time: TaskwarriorTime,
    template: [JSONValue.Member]?
  ) {
    task = filed.task
    marks = filed.occurrenceMarks
    self.kept = kept
    self.time = time
    self.template = template
    shared = template.map { TaskwarriorInstance.shared($0) } ?? kept.template
    isAnother = Self.isAnother(task, than: kept, in: time.zone)
    let instances = kept.instances.map { written($0) }
    objects = instances.map(\.attributes)
    guard template != nil else { return }
    let present = isAnother ? [] : instances
    let made = new(besides: present)
    objects += made.map(\.attributes)
    mask = mask(of: present + made)
  }

  private static func isAnother(
    _ task: Task, than kept: TaskwarriorKept, in zone: any Zone
  ) -> Bool {
    guard let last = kept.instances.compactMap(\.number).max(),
      let occurrences = try? task.recurrence?.occurrences(in: zone).prefix(last + 1)
    else { return false }
    let all = Array(occurrences)
    return kept.instances.contains { instance in
      instance.number.map { !all.indices.contains($0) || all[$0] != instance.occurrence } ?? false
    }
  }

  // MARK: What was read

  private func written(_ instance: TaskwarriorInstance) -> TaskwarriorInstance {
    guard let state = state(of: instance.occurrence, wasOpen: instance.isOpen) else {
      return instance
    }
    var written = instance
    switch state {
    case .open:
      if !instance.isOpen { reopen(&written) }
      update(&written)
    case .completed(let instant):
      if let status = try? instance["status"]?.string(), status == "completed" { break }
      close(&written, "completed", at: instant)
    case .deleted(let instant):
      if let status = try? instance["status"]?.string(), status == "deleted" { break }
      close(&written, "deleted", at: instant)
    }
    return written
  }

  /// Nil when it stays as it was.
  private func state(of occurrence: LocalMoment, wasOpen: Bool) -> State? {
    guard let marks else { return nil }
    switch marks[occurrence] {
    case .completed(let instant)?: return .completed(instant)
    case .skipped(let instant)?: return .deleted(instant)
    case nil: break
    }
    let isOver =
      template == nil || isAnother || task.occurrence.map { occurrence < $0 } ?? false
      || isClosedHere
    if isOver { return wasOpen ? .deleted(task.deleted ?? task.modified) : nil }
    return .open
  }

  /// Whether the series was closed here, and not by Taskwarrior.
  private var isClosedHere: Bool {
    guard task.status != .open else { return false }
    let status = try? kept["status"]?.string()
    return status != "deleted" && status != "completed"
  }

  private func close(_ instance: inout TaskwarriorInstance, _ status: String, at instant: Instant) {
    let text = JSONValue.string(TaskwarriorTime.nearestText(instant))
    instance.set("status", .string(status))
    instance.set("end", text)
    instance.set("modified", text)
    instance.set("start", nil)
  }

  private func reopen(_ instance: inout TaskwarriorInstance) {
    instance.set("status", .string("pending"))
    instance.set("end", nil)
    instance.set("modified", .string(TaskwarriorTime.nearestText(task.modified)))
  }

  /// What was changed here in the series is changed in those that are to be done yet.
  private func update(_ instance: inout TaskwarriorInstance) {
    let before = instance
    let names = Set((kept.template + shared).map(\.name))
    for name in names.sorted() {
      let old = kept.template.first { $0.name == name }?.value
      let new = shared.first { $0.name == name }?.value
      if old != new, instance[name] == old { instance.set(name, new) }
    }
    if instance.occurrence == task.occurrence {
      let started = instance["start"].flatMap { try? time.instant($0) }
      if started != task.started {
        instance.set("start", task.started.map { .string(TaskwarriorTime.nearestText($0)) })
      }
    }
    if instance != before {
      instance.set("modified", .string(TaskwarriorTime.nearestText(task.modified)))
    }
  }

  // MARK: What is new

  /// Those up to the last one that was completed here.
  private func new(besides instances: [TaskwarriorInstance]) -> [TaskwarriorInstance] {
    guard let marks, let recurrence = task.recurrence else { return [] }
    let numbers = Set(instances.compactMap(\.number))
    let completed = marks.filter { if case .completed = $0.value { true } else { false } }.keys
    let known = Set(instances.map(\.occurrence))
    guard let last = completed.filter({ !known.contains($0) }).max(),
      let occurrences = try? recurrence.occurrences(in: time.zone)
    else { return [] }
    let upToLast = occurrences.prefix(TaskwarriorInstance.maximumCount).prefix { $0 <= last }
    return upToLast.enumerated().compactMap { number, occurrence in
      if numbers.contains(number) { return nil }
      switch marks[occurrence] {
      case .completed(let instant)?:
        var instance = self.instance(number, occurrence)
        close(&instance, "completed", at: instant)
        return instance
      case .skipped?: return nil
      case nil:
        // Taskwarrior makes none any more for what its mask tells of.
        guard let present = task.occurrence, occurrence >= present,
          number >= maskBefore.count
        else { return nil }
        return self.instance(number, occurrence)
      }
    }
  }

  private func instance(_ number: Int, _ occurrence: LocalMoment) -> TaskwarriorInstance {
    let uuid = OccurrenceUID.make(
      series: task.uid, occurrence: occurrence.text, role: "taskwarrior")
    var instance = TaskwarriorInstance(occurrence: occurrence, attributes: shared)
    let modified = JSONValue.string(TaskwarriorTime.nearestText(task.modified))
    let parent = TaskwarriorUUID.text(uid: task.uid)
    let floats = task.due?.isFloating ?? false
    let due = time.text(occurrence.moment(in: time.zone, floating: floats))
    for (name, value) in [
      ("uuid", JSONValue.string(uuid)), ("status", .string("pending")), ("entry", modified),
      ("modified", modified), ("imask", .number(String(number))), ("parent", .string(parent)),
      ("due", due.map { .string($0) } ?? modified),
    ] {
      instance.set(name, value)
    }
    return instance
  }

  // MARK: The mask

  private var maskBefore: [UInt8] {
    isAnother ? [] : Array(((try? kept["mask"]?.string()) ?? "").utf8)
  }

  private func mask(of instances: [TaskwarriorInstance]) -> String? {
    let before = maskBefore
    var mask = before
    for instance in instances {
      guard let number = instance.number else { continue }
      fill(&mask, upTo: number)
      let status = try? instance["status"]?.string()
      switch status {
      case "completed": mask[number] = UInt8(ascii: "+")
      case "deleted": mask[number] = UInt8(ascii: "X")
      default:
        let isOpen = mask[number] == UInt8(ascii: "W") || mask[number] == UInt8(ascii: "-")
        if !isOpen { mask[number] = UInt8(ascii: "-") }
      }
    }
    // Taskwarrior does not make those that are over here.
    if let marks, let present = task.occurrence, let recurrence = task.recurrence,
      let occurrences = try? recurrence.occurrences(in: time.zone)
    {
      var number = 0
      for occurrence in occurrences.prefix(TaskwarriorInstance.maximumCount) {
        guard occurrence < present || number < mask.count else { break }
        if number >= mask.count {
          if case .completed? = marks[occurrence] {
            mask.append(UInt8(ascii: "+"))
          } else {
            mask.append(UInt8(ascii: "X"))
          }
        }
        number += 1
      }
    }
    if mask.isEmpty { return kept["mask"] == nil || isAnother ? nil : "" }
    return String(decoding: mask, as: UTF8.self)
  }

  private func fill(_ mask: inout [UInt8], upTo number: Int) {
    while mask.count <= number { mask.append(UInt8(ascii: "X")) }
  }
}
