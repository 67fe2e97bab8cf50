import CTaskcore
import Domain

/// A struct whose two bounds in time may be given or not.
protocol RangeStruct: AnnouncingStruct {
  // The names of the members are C's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var from_ms: Int64 { get }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var before_ms: Int64 { get }
  static var fromField: UInt64 { get }
  static var beforeField: UInt64 { get }
}

extension RangeStruct {
  /// The range between the bounds that are given.
  ///
  /// - Throws: `invalid`, with the member.
  func range(mayBeEmpty: Bool = false) throws -> Range<Instant> {
    try Range(
      from: self.has(Self.fromField) ? self.from_ms : nil,
      before: self.has(Self.beforeField) ? self.before_ms : nil, mayBeEmpty: mayBeEmpty)
  }
}

extension taskcore_completion_query_options: RangeStruct {
  static var fromField: UInt64 { TASKCORE_COMPLETION_QUERY_FROM }
  static var beforeField: UInt64 { TASKCORE_COMPLETION_QUERY_BEFORE }
}

extension taskcore_conflict_query_options: RangeStruct {
  static var fromField: UInt64 { TASKCORE_CONFLICT_QUERY_FROM }
  static var beforeField: UInt64 { TASKCORE_CONFLICT_QUERY_BEFORE }
}

extension taskcore_focus_query_options: RangeStruct {
  static var fromField: UInt64 { TASKCORE_FOCUS_QUERY_FROM }
  static var beforeField: UInt64 { TASKCORE_FOCUS_QUERY_BEFORE }
}

extension taskcore_focus_total_query_options: RangeStruct {
  static var fromField: UInt64 { TASKCORE_FOCUS_TOTAL_QUERY_FROM }
  static var beforeField: UInt64 { TASKCORE_FOCUS_TOTAL_QUERY_BEFORE }
}

extension taskcore_occurrence_query_options: RangeStruct {
  static var fromField: UInt64 { TASKCORE_OCCURRENCE_QUERY_FROM }
  static var beforeField: UInt64 { TASKCORE_OCCURRENCE_QUERY_BEFORE }
}
