import CTaskcore
import Domain

/// A snapshot of a reminder's interest spans.
final class InterestSpanList: RowList<taskcore_interest_span>, Snapshot {
  convenience init(_ spans: some Sequence<InterestSpan>, in currency: String) throws {
    self.init()
    for span in spans {
      try append(
        taskcore_interest_span(
          struct_size: MemoryLayout<taskcore_interest_span>.size, currency: arena.text(currency),
          owed_minor: span.owed, days: Int64(span.days), first_date: span.first.packed,
          last_date: span.last.packed, rate_basis_points: Int32(clamping: span.rate ?? 0),
          is_covered: span.rate == nil ? 0 : 1))
    }
  }
}
