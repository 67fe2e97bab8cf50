import Domain
import TestSupport

@testable import Sync

/// What a device shows: all of it is derived from its registers.
struct Shown: Equatable {
  static let parent = PropertyKey("parent")
  static let name = PropertyKey("name")
  static let deleted = PropertyKey("deleted")

  var values: [RecordKey: [PropertyKey: LogValue]] = [:]
  var references: AcyclicReferences
  var present: [RecordKey: LocalMoment] = [:]
  var projects: [ExactText: ExactText] = [:]
  var conflicts: [String]

  init(_ registers: Registers, days: [LocalMoment]) {
    let records = registers.records.keys.filter(registers.isThere)
    for record in records { values[record] = registers.records[record]?.mapValues(\.value) }
    let tasks = records.filter { $0.kind == CommittedChange.Entity.task.rawValue }
    let uids = Set(tasks.map(\.uid))
    references = AcyclicReferences(tasks.compactMap { Self.reference(of: $0, in: registers) }) {
      uid in
      uids.contains(uid) ? uid : nil
    }
    for task in tasks {
      let marks = SeriesMarks(of: registers.records[task] ?? [:])
      present[task] = marks.present(among: days, notBefore: nil)
    }
    let named = records.filter { $0.kind == CommittedChange.Entity.project.rawValue }.map {
      NameAliases.Named($0.uid.text, registers[$0, Self.name].value.text ?? "")
    }
    let aliases = NameAliases(named)
    for project in named { projects[project.uid] = aliases.owner(of: project.uid) }
    conflicts = registers.conflicts { _ in Self.deleted }.map(\.uid)
  }

  private static func reference(of task: RecordKey, in registers: Registers) -> Reference? {
    guard let head = registers[task, parent].heads.first, let parent = head.claim.value.text else {
      return nil
    }
    return Reference(from: task.uid.text, to: parent, head.claim.stamp)
  }
}
