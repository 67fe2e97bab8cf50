/// The late payment interest on an invoice, day by day.
///
/// It runs from the day after the due date. What was paid or credited on a day is owed until the end of that day.
package struct LateInterest: Sendable {
  /// What was due of the invoice when it was issued, in minor units.
  package var due: Int64
  package var dueDate: CalendarDate
  /// What was paid and credited, with the days.
  package var settled: [(date: CalendarDate, amount: Int64)]
  /// Those that hold for such an invoice, by their first days.
  package var rates: [PenaltyRate]

  package init(
    due: Int64, dueDate: CalendarDate, settled: [(date: CalendarDate, amount: Int64)],
    rates: [PenaltyRate]
  ) {
    self.due = due
    self.dueDate = dueDate
    self.settled = settled
    self.rates = rates
  }

  /// What was owed at the beginning of a day; 0 when more came in.
  package func owed(on day: CalendarDate) -> Int64 {
    let rest = settled.reduce(Int128(due)) { $1.date < day ? $0 - Int128($1.amount) : $0 }
    return Int64(clamping: max(rest, 0))
  }

  /// The rate of a day: that of the last one that began, if its days are not over.
  package func rate(on day: CalendarDate) -> Int64? {
    guard let last = rates.last(where: { ($0.firstDate ?? .last) <= day }),
      last.lastDate.map({ day <= $0 }) ?? true
    else { return nil }
    return last.rate
  }

  /// The days up to one on which something was owed, in spans on which neither that nor the rate changed.
  package func spans(through end: CalendarDate) -> [InterestSpan] {
    guard let start = dueDate.adding(days: 1), start <= end else { return [] }
    var bounds: Set<CalendarDate> = [start]
    bounds.formUnion(settled.compactMap { $0.date.adding(days: 1) })
    bounds.formUnion(rates.compactMap(\.firstDate))
    bounds.formUnion(rates.compactMap { $0.lastDate?.adding(days: 1) })
    let days = bounds.filter { (start...end).contains($0) }.sorted()
    var spans: [InterestSpan] = []
    for (index, first) in days.enumerated() {
      let next = index + 1 < days.count ? days[index + 1].adding(days: -1) : end
      let span = InterestSpan(
        first: first, last: next ?? end, owed: owed(on: first), rate: rate(on: first))
      if span.owed == 0 { continue }
      if let last = spans.last, last.owed == span.owed, last.rate == span.rate,
        last.last.adding(days: 1) == span.first
      {
        spans[spans.count - 1].last = span.last
      } else {
        spans.append(span)
      }
    }
    return spans
  }
}
