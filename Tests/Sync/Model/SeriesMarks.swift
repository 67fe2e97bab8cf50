import Domain

@testable import Sync

/// What replicas did with the occurrences of a series: each has a mark of its own, so that what was done elsewhere
/// is done once, and an undo gives back that occurrence alone.
struct SeriesMarks: Equatable, Sendable {
  enum Mark: String, CaseIterable, Sendable {
    case done
    case skipped
    /// What an undo sets it to.
    case open
  }

  private static let property = "mark"

  /// The register of an occurrence's mark; its value is the raw value of a mark.
  static func key(of occurrence: LocalMoment) -> PropertyKey {
    PropertyKey(property, element: occurrence.text)
  }

  private var closed: [ExactText: Mark] = [:]

  /// A mark that this version does not know closes its occurrence.
  init(of registers: RecordRegisters) {
    for (key, register) in registers where key.property.text == Self.property {
      guard let element = key.element, let name = register.value.text else { continue }
      let mark = Mark(rawValue: name) ?? .skipped
      if mark != .open { closed[element] = mark }
    }
  }

  subscript(occurrence: LocalMoment) -> Mark {
    closed[ExactText(occurrence.text)] ?? .open
  }

  /// The present occurrence of a series that repeats by its rule: the first one from the floor on that is open.
  func present(
    among occurrences: some Sequence<LocalMoment>, notBefore floor: LocalMoment?
  ) -> LocalMoment? {
    occurrences.first { occurrence in
      floor.map { occurrence >= $0 } ?? true && self[occurrence] == .open
    }
  }

  /// The one that the next one is counted from, in a series that repeats after its completion.
  func latestDone(among occurrences: some Sequence<LocalMoment>) -> LocalMoment? {
    occurrences.filter { self[$0] == .done }.max()
  }
}
