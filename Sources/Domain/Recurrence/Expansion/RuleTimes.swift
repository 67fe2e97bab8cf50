/// What a rule gives in its calendar, from one moment on, in seconds of a clock without a zone: ascending,
/// each once, to the end of the calendar.
///
/// A rule goes by periods. Each is expanded to its days, or is a shorter period itself, and to times by
/// the offsets of the plan.
struct RuleTimes: IteratorProtocol {
  /// One of the two, by the frequency.
  private var stepped: SteppedTimes?
  private var expanded: ExpandedPeriods?
  private var bases: [Int] = []
  private let offsets: [Int]
  private var baseIndex = 0
  private var offsetIndex = 0
  /// What is not after it is left out.
  private var last: Int

  /// The second after the last day.
  private let end: Int

  init(_ plan: RulePlan, notBefore earliest: Int) {
    end = (plan.calendar.lastDay + 1) * 86_400
    let earliest = max(earliest, plan.start)
    last = earliest - 1
    if plan.parts.frequency <= .daily {
      offsets = plan.offsets
      stepped = SteppedTimes(plan, notBefore: earliest)
    } else {
      // Where BYSETPOS chose, the times are there already.
      offsets = plan.parts.setPositions.isEmpty ? plan.offsets : [0]
      expanded = ExpandedPeriods(plan, notBefore: earliest)
    }
  }

  mutating func next() -> Int? {
    guard !offsets.isEmpty else { return nil }
    while true {
      while baseIndex < bases.count {
        let time = bases[baseIndex] + offsets[offsetIndex]
        offsetIndex += 1
        if offsetIndex == offsets.count {
          offsetIndex = 0
          baseIndex += 1
        }
        if time > last {
          guard time < end else { return nil }
          last = time
          return time
        }
      }
      baseIndex = 0
      guard readPeriod() else { return nil }
      skipPast()
    }
  }

  private mutating func readPeriod() -> Bool {
    if let hasNext = expanded?.next(into: &bases) { return hasNext }
    bases.removeAll(keepingCapacity: true)
    guard let base = stepped?.next() else { return false }
    bases.append(base)
    return true
  }

  /// Goes past the times of the period that are left out, without a look at each.
  private mutating func skipPast() {
    guard let longest = offsets.last else { return }
    while baseIndex < bases.count, bases[baseIndex] + longest <= last { baseIndex += 1 }
    guard baseIndex < bases.count, bases[baseIndex] + offsets[0] <= last else { return }
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if bases[baseIndex] + offsets[middle] <= last { low = middle + 1 } else { high = middle }
    }
    offsetIndex = low == offsets.count ? 0 : low
    if low == offsets.count { baseIndex += 1 }
  }
}
