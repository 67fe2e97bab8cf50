import Domain

/// The format of Taskcore's own files:
///
///     {"format":"taskcore","version":1,"projects":[
///     {"id":1,"uid":"inbox","name":"Inbox","created":"2026-11-01T08:00:00.000Z"}
///     ],"tags":[
///     {"name":"bank","colour":"red"}
///     ],"filters":[
///     {"id":1,"uid":"019a…","name":"Rent","query":"+bank","position":"a0","created":…}
///     ],"tasks":[
///     {"id":1,"uid":"019a…","title":"Pay rent","project":"Inbox","position":"a0",…}
///     ],"events":[
///     {"id":1,"uid":"019a…","title":"Review","kind":"meeting","start":"2026-12-24T09:00:00.000Z",…}
///     ]}
///
/// Each thing is one line with its members in one order, so that two exports can be compared line by
/// line. What has its default value is left out.
enum StoreJSON {
  static let format = "taskcore"
  static let version: Int64 = 1
  /// The largest whole number that every JSON program reads exactly.
  static let identifiers: ClosedRange<Int64> = 1...9_007_199_254_740_992
}
