package import Domain

/// The references that hold, of all that replicas made without knowing of each other: no circles, and nothing that is
/// not there.
///
/// Of each circle the latest reference is left out. It is laid once another reference of that circle goes.
package struct AcyclicReferences: Equatable, Sendable {
  /// In the order of their stamps.
  package private(set) var laid: [Reference] = []
  /// Those that would close a circle.
  package private(set) var closing: [Reference] = []
  /// Those to what is not there, or not yet.
  package private(set) var dangling: [Reference] = []

  /// `present` says which record a uid stands for: itself, the one that it is an alias of, or nil for one that is
  /// not there.
  package init(_ references: some Sequence<Reference>, present: (ExactText) -> ExactText?) {
    var ends: [(reference: Reference, from: ExactText, to: ExactText)] = []
    for reference in references.sorted() {
      if let from = present(reference.from), let to = present(reference.to) {
        ends.append((reference, from, to))
      } else {
        dangling.append(reference)
      }
    }
    let core = Self.core(of: ends.map { ($0.from, $0.to) })
    var next: [ExactText: [ExactText]] = [:]
    for (reference, from, to) in ends {
      // Outside of the core there is no circle, and that is nearly everywhere.
      if core.contains(from), core.contains(to) {
        if Self.leads(to, to: from, by: next) {
          closing.append(reference)
          continue
        }
        next[from, default: []].append(to)
      }
      laid.append(reference)
    }
  }

  /// What is on a circle, or between two: what is left when all is taken away, again and again, that nothing leads
  /// to or that leads nowhere.
  private static func core(of ends: [(from: ExactText, to: ExactText)]) -> Set<ExactText> {
    var next: [ExactText: [ExactText]] = [:]
    var previous: [ExactText: [ExactText]] = [:]
    for (from, to) in ends {
      next[from, default: []].append(to)
      previous[to, default: []].append(from)
    }
    let rest = peeled(Set(next.keys).union(previous.keys), next, previous)
    return peeled(rest, previous, next)
  }

  /// Without what `previous` leads to from nowhere.
  private static func peeled(
    _ all: Set<ExactText>, _ next: [ExactText: [ExactText]], _ previous: [ExactText: [ExactText]]
  ) -> Set<ExactText> {
    var rest = all
    var counts: [ExactText: Int] = [:]
    for record in all {
      counts[record] = (previous[record] ?? []).count { all.contains($0) }
    }
    var free = all.filter { counts[$0] == 0 }
    while let record = free.popFirst() {
      rest.remove(record)
      for other in next[record] ?? [] where rest.contains(other) {
        guard let count = counts[other] else { continue }
        counts[other] = count - 1
        if count == 1 { free.insert(other) }
      }
    }
    return rest
  }

  private static func leads(
    _ first: ExactText, to last: ExactText, by next: [ExactText: [ExactText]]
  ) -> Bool {
    var found: Set<ExactText> = [first]
    var open = [first]
    while let record = open.popLast() {
      if record == last { return true }
      for other in next[record] ?? [] where found.insert(other).inserted { open.append(other) }
    }
    return false
  }
}
