/// The number of calls of a function, and their durations.
///
/// A sum that would overflow stays at the largest number.
struct CallFigures: Equatable {
  var calls: Int64 = 0
  var errors: Int64 = 0
  var nanoseconds: Int64 = 0
  /// Of one call.
  var longest: Int64 = 0

  mutating func add(_ duration: Int64, isError: Bool) {
    add(CallFigures(calls: 1, errors: isError ? 1 : 0, nanoseconds: duration, longest: duration))
  }

  mutating func add(_ other: CallFigures) {
    calls.add(other.calls)
    errors.add(other.errors)
    nanoseconds.add(other.nanoseconds)
    longest = max(longest, other.longest)
  }
}

extension Int64 {
  /// Adds a number that is not negative, up to the largest one.
  mutating func add(_ other: Int64) {
    let (sum, overflow) = addingReportingOverflow(other)
    self = overflow ? .max : sum
  }
}
