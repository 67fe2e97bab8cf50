import CTaskcore
import Domain

/// A struct with two optional bounds in time.
protocol RangeStruct: AnnouncingStruct {
  // The names of the members are C's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var from_ms: Int64 { get }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var before_ms: Int64 { get }
  /// The bits that say which of them are given.
  static var fromField: UInt64 { get }
  static var beforeField: UInt64 { get }
}

extension RangeStruct {
  /// Whether a bound is given.
  var hasRange: Bool { has(Self.fromField | Self.beforeField) }

  /// The range between the bounds that are given.
  ///
  /// - Throws: `invalid`, with the member.
  func range(mayBeEmpty: Bool = false) throws -> Range<Instant> {
    try Range(
      from: has(Self.fromField) ? from_ms : nil,
      before: has(Self.beforeField) ? before_ms : nil, mayBeEmpty: mayBeEmpty)
  }
}
