import Domain
import TestSupport

@testable import Sync

/// What people do on some devices by chance: all kinds of edits, undo, and exchanges of parts of what there is, in
/// any order and more than once.
struct History {
  let days: [LocalMoment]
  private(set) var devices: [Device]
  private(set) var all: [SyncStep] = []
  /// Whether a device was lost with steps that it had sent to nobody.
  private(set) var hasLostSteps = false
  private(set) var numbers: RandomNumbers
  private var now: Int64 = 1_000_000
  private var madeCount = 0

  init(_ numbers: RandomNumbers, days: [LocalMoment]) {
    self.numbers = numbers
    self.days = days
    devices = []
    for uid in ["a", "b", "c"] {
      let skew: Int64? = [0, 0, -300, 400].randomElement(using: &self.numbers)
      devices.append(Device(uid, skew: skew ?? 0))
    }
  }

  mutating func run() {
    for _ in 0..<Int.random(in: 10...60, using: &numbers) {
      now += Int64.random(in: 0...50, using: &numbers)
      let device = Int.random(in: devices.indices, using: &numbers)
      act(on: device)
      let known = Set(all.map(\.id))
      // What waits for steps that were lost will never count.
      let seen = devices[device].replica.seen
      all += devices[device].steps.filter { seen.contains($0.id) && !known.contains($0.id) }
    }
  }

  /// Gives every device all steps, in an order of its own.
  mutating func exchangeAll() {
    for device in devices.indices {
      for step in all.shuffled(using: &numbers) { devices[device].receive(step) }
    }
  }

  private mutating func act(on device: Int) {
    let tasks = records(of: .task, on: device)
    guard let task = tasks.randomElement(using: &numbers) else { return add(.task, on: device) }
    switch Int.random(in: 0..<100, using: &numbers) {
    case 0..<12: add(.task, on: device)
    case 12..<18: add(.project, on: device)
    case 18..<32:
      set(
        task, ["title", "due", "of a newer version"], .integer(.random(in: 0...3, using: &numbers)),
        on: device)
    case 32..<40:
      let tag = PropertyKey("tag", element: ["x", "y", "z"].randomElement(using: &numbers))
      write([.set(task, tag, Bool.random(using: &numbers) ? .integer(1) : .null)], on: device)
    case 40..<48:
      guard let other = tasks.randomElement(using: &numbers) else { return }
      write([.set(task, Shown.parent, .text(other.uid.text))], on: device)
    case 48..<62: mark(task, on: device)
    case 62..<68:
      write(
        [.set(task, Shown.deleted, Bool.random(using: &numbers) ? .integer(now) : .null)],
        on: device)
    case 68..<70: write([.set(task, .existence, .null)], on: device)
    case 70..<72: devices[device].write([.purge(task)], at: now, undoable: false)
    case 72..<80: devices[device].undo(at: now)
    case 80..<83: resolve(on: device)
    case 83..<86: devices[device].skew = Int64.random(in: -2_000_000...2_000_000, using: &numbers)
    case 86..<87: join(on: device)
    default: exchange(device)
    }
  }

  private func records(of entity: CommittedChange.Entity, on device: Int) -> [RecordKey] {
    let registers = devices[device].replica.registers
    return registers.records.keys.filter { $0.kind == entity.rawValue && registers.isThere($0) }
      .sorted()
  }

  private mutating func write(_ operations: [SyncStep.Operation], on device: Int) {
    devices[device].write(operations, at: now)
  }

  private mutating func add(_ entity: CommittedChange.Entity, on device: Int) {
    madeCount += 1
    let record = RecordKey(entity, "\(entity)-\(madeCount)")
    var operations: [SyncStep.Operation] = [.set(record, .existence, .integer(Int64(madeCount)))]
    if entity == .project {
      let name = ["Home", "home", "Work"].randomElement(using: &numbers)
      operations.append(.set(record, Shown.name, .text(name ?? "")))
    }
    write(operations, on: device)
  }

  private mutating func set(
    _ record: RecordKey, _ properties: [String], _ value: LogValue, on device: Int
  ) {
    guard let property = properties.randomElement(using: &numbers) else { return }
    write([.set(record, PropertyKey(property), value)], on: device)
  }

  private mutating func mark(_ task: RecordKey, on device: Int) {
    let marks = SeriesMarks(of: devices[device].replica.registers.records[task] ?? [:])
    guard let day = marks.present(among: days, notBefore: nil) else { return }
    let mark = Bool.random(using: &numbers) ? SeriesMarks.Mark.done : .skipped
    write([.set(task, SeriesMarks.key(of: day), .text(mark.rawValue))], on: device)
  }

  private mutating func resolve(on device: Int) {
    let conflicts = devices[device].replica.registers.conflicts { _ in Shown.deleted }
    guard let conflict = conflicts.randomElement(using: &numbers) else { return }
    devices[device].resolve(conflict, mine: Bool.random(using: &numbers), at: now)
  }

  /// A device whose store was lost begins anew as another replica, by the snapshot of a neighbour.
  private mutating func join(on device: Int) {
    let other = devices[(device + 1) % devices.count]
    madeCount += 1
    var queue = StepQueue()
    for index in devices.indices where index != device {
      for step in devices[index].steps { _ = queue.receive(step) }
    }
    let count = all.count
    all.removeAll()
    while let step = queue.next() { all.append(step) }
    if all.count < count { hasLostSteps = true }
    devices[device] = Device("joined-\(madeCount)", joining: other)
  }

  private mutating func exchange(_ device: Int) {
    let other = Int.random(in: devices.indices, using: &numbers)
    var steps = devices[device].steps.filter { _ in Int.random(in: 0..<10, using: &numbers) > 0 }
    if Bool.random(using: &numbers) { steps.shuffle(using: &numbers) }
    for step in steps {
      devices[other].receive(step)
      if Int.random(in: 0..<10, using: &numbers) == 0 { devices[other].receive(step) }
    }
  }
}
