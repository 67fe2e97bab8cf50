import CTaskcore
import Domain
import Testing

@testable import TaskCore

/// Local times of zones that a caller names, through the C API.
@Suite struct ZoneTests {
  @Test(
    "A local time that exists once goes there and back",
    arguments: [
      ("Europe/Paris", "2026-07-01T12:00:00Z", "2026-07-01T10:00:00.000Z", 7_200),
      ("Europe/Paris", "2026-03-29T03:00:00Z", "2026-03-29T01:00:00.000Z", 7_200),
      ("America/New_York", "2026-03-08T01:59:59Z", "2026-03-08T06:59:59.000Z", -18_000),
      ("America/New_York", "1900-01-01T00:00:00Z", "1900-01-01T05:00:00.000Z", -18_000),
      ("Australia/Sydney", "2026-01-01T00:00:00Z", "2025-12-31T13:00:00.000Z", 39_600),
      ("Asia/Kolkata", "2026-06-01T00:00:00Z", "2026-05-31T18:30:00.000Z", 19_800),
      ("Asia/Kolkata", "1943-06-01T12:00:00Z", "1943-06-01T05:30:00.000Z", 23_400),
      ("Pacific/Apia", "2011-12-29T23:59:59Z", "2011-12-30T09:59:59.000Z", -36_000),
      ("Pacific/Apia", "2011-12-31T00:00:00Z", "2011-12-30T10:00:00.000Z", 50_400),
      ("Australia/Lord_Howe", "2026-10-04T02:30:00Z", "2026-10-03T15:30:00.000Z", 39_600),
      ("Europe/Paris", "9000-07-01T12:00:00Z", "9000-07-01T10:00:00.000Z", 7_200),
    ])
  func once(zone: String, clocks: String, instant: String, offset: Int32) throws {
    #expect(try Self.instant(zone, clocks) == instant)
    let back = try Self.local(zone, instant)
    #expect(back.clocks == clocks)
    #expect(back.offset == offset)
  }

  @Test(
    "A local time that is skipped is read with the offset from before, and comes back as a later one",
    arguments: [
      ("Europe/Paris", "2026-03-29T02:30:00Z", "2026-03-29T03:30:00Z"),
      ("America/New_York", "2026-03-08T02:30:00Z", "2026-03-08T03:30:00Z"),
      ("Australia/Sydney", "2026-10-04T02:00:00Z", "2026-10-04T03:00:00Z"),
      ("Australia/Lord_Howe", "2026-10-04T02:15:00Z", "2026-10-04T02:45:00Z"),
      ("Pacific/Apia", "2011-12-30T12:00:00Z", "2011-12-31T12:00:00Z"),
      ("Asia/Kolkata", "1942-09-01T00:30:00Z", "1942-09-01T01:30:00Z"),
    ])
  func skipped(zone: String, clocks: String, shown: String) throws {
    #expect(try Self.local(zone, Self.instant(zone, clocks)).clocks == shown)
  }

  @Test(
    "Of a local time that comes twice the first is meant, and both instants show it",
    arguments: [
      ("Europe/Paris", "2026-10-25T02:30:00Z", 3_600),
      ("America/New_York", "2026-11-01T01:30:00Z", 3_600),
      ("Australia/Sydney", "2026-04-05T02:30:00Z", 3_600),
      ("Australia/Lord_Howe", "2026-04-05T01:45:00Z", 1_800),
      ("Asia/Kolkata", "1945-10-14T23:30:00Z", 3_600),
    ])
  func twice(zone: String, clocks: String, later: Int64) throws {
    let first = try Self.instant(zone, clocks)
    let second = try Self.text(Self.milliseconds(first) + later * 1_000)
    let shown = try [first, second].map { try Self.local(zone, $0) }
    #expect(shown.map(\.clocks) == [clocks, clocks])
    #expect(shown[0].offset - shown[1].offset == Int32(later))
  }

  @Test(
    "What is no zone is refused, and said of the zone",
    arguments: [nil, "", "Europe/Nowhere", "../../etc/passwd", "europe/", "\u{FF}"])
  func unknown(zone: String?) {
    var instant: Int64 = 7
    var local = Self.empty
    #expect(zoneToLocal(zone: nil, instantMs: 0, local: &local) == TASKCORE_EINVALID)
    #expect(zoneFromLocal(zone: zone, local: &local, instantMs: &instant) == TASKCORE_EINVALID)
    #expect(instant == 0)
    #expect(lastErrorField == "zone")
    #expect(zoneToLocal(zone: zone, instantMs: 0, local: &local) == TASKCORE_EINVALID)
    #expect(lastErrorField == "zone")
  }

  @Test("Invalid UTF-8, NULL, wrong sizes and times out of range are refused")
  func invalid() {
    var local = Self.empty
    var instant: Int64 = 7
    #expect(zoneToLocal(zone: [-1, 0], instantMs: 0, local: &local) == TASKCORE_EINVALID)
    #expect(zoneToLocal(zone: "UTC", instantMs: 0, local: nil) == TASKCORE_EINVALID)
    #expect(zoneToLocal(zone: "UTC", instantMs: .max, local: &local) == TASKCORE_EINVALID)
    #expect(lastErrorField == "instant_ms")
    let last = Instant.range.upperBound.milliseconds
    #expect(zoneToLocal(zone: "UTC", instantMs: last, local: &local) == TASKCORE_OK)
    #expect(zoneToLocal(zone: "Asia/Kolkata", instantMs: last, local: &local) == TASKCORE_EINVALID)
    #expect(local.date == 0)
    #expect(zoneFromLocal(zone: "UTC", local: nil, instantMs: &instant) == TASKCORE_EINVALID)
    #expect(zoneFromLocal(zone: "UTC", local: &local, instantMs: &instant) == TASKCORE_EINVALID)
    #expect(lastErrorField == "date")
    local.date = 2026_01_01
    #expect(zoneFromLocal(zone: "UTC", local: &local, instantMs: nil) == TASKCORE_EINVALID)
    for member in [\taskcore_local_time.hour, \.minute, \.second, \.millisecond] {
      var wrong = local
      wrong[keyPath: member] = .max
      #expect(zoneFromLocal(zone: "UTC", local: &wrong, instantMs: &instant) == TASKCORE_EINVALID)
    }
    local.struct_size = 1
    #expect(zoneFromLocal(zone: "UTC", local: &local, instantMs: &instant) == TASKCORE_EINVALID)
    #expect(zoneToLocal(zone: "UTC", instantMs: 0, local: &local) == TASKCORE_EINVALID)
    #expect(lastErrorField == "struct_size")
  }

  private static var empty: taskcore_local_time {
    let local = taskcore_local_time.sized
    return local
  }

  private static func milliseconds(_ text: String) throws -> Int64 {
    try #require(Instant(text: text)).milliseconds
  }

  private static func text(_ milliseconds: Int64) throws -> String {
    try Instant(milliseconds: milliseconds, field: "").text
  }

  /// What the clocks show is written as if it were UTC.
  private static func instant(_ zone: String, _ clocks: String) throws -> String {
    let time = try #require(LocalTime(millisecondsSince1970: milliseconds(clocks)))
    var local = empty
    local.date = time.date.packed
    local.hour = Int32(time.hour)
    local.minute = Int32(time.minute)
    local.second = Int32(time.second)
    var instant: Int64 = 0
    #expect(zoneFromLocal(zone: zone, local: &local, instantMs: &instant) == TASKCORE_OK)
    return try text(instant)
  }

  private static func local(
    _ zone: String, _ instant: String
  ) throws -> (clocks: String, offset: Int32) {
    var local = empty
    #expect(
      zoneToLocal(zone: zone, instantMs: try milliseconds(instant), local: &local) == TASKCORE_OK)
    let time = try LocalTime(
      date: CalendarDate(packed: local.date, field: ""), hour: Int(local.hour),
      minute: Int(local.minute), second: Int(local.second), millisecond: 0)
    let clocks = try text(time.millisecondsSince1970).replacing(".000Z", with: "Z")
    return (clocks, local.utc_offset_s)
  }

  private var lastErrorField: String { String(cString: lastError().pointee.field) }
}
