import TestSupport
import Testing

@testable import Domain

/// The examples that RFC 5545 prints in section 3.8.5.3, from 1997-09-02 at 9 in New York unless they
/// say otherwise. Of those that go on, what is printed there.
@Suite struct RecurrenceExampleTests {
  @Test(
    "The examples of RFC 5545 give what is printed there",
    arguments: [
      ("FREQ=DAILY;COUNT=10", "0902 0903 0904 0905 0906 0907 0908 0909 0910 0911"),
      ("FREQ=DAILY;INTERVAL=10;COUNT=5", "0902 0912 0922 1002 1012"),
      ("FREQ=WEEKLY;COUNT=10", "0902 0909 0916 0923 0930 1007 1014 1021 1028 1104"),
      (
        "FREQ=WEEKLY;UNTIL=19971224T000000Z",
        "0902 0909 0916 0923 0930 1007 1014 1021 1028 1104 1111 1118 1125 1202 1209 1216 1223"
      ),
      (
        "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
        "0902 0916 0930 1014 1028 1111 1125 1209 1223 19980106 19980120 19980203 19980217 …"
      ),
      (
        "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH",
        "0902 0904 0909 0911 0916 0918 0923 0925 0930 1002"
      ),
      (
        "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH",
        "0902 0904 0909 0911 0916 0918 0923 0925 0930 1002"
      ),
      (
        "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
        "0902 0904 0916 0918 0930 1002 1014 1016"
      ),
      (
        "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15",
        "0902 0915 1002 1015 1102 1115 1202 1215 19980102 19980115"
      ),
      (
        "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU",
        "0902 0909 0916 0923 0930 1104 1111 1118 1125 19980106 19980113 19980120 19980127 19980303 "
          + "19980310 19980317 19980324 19980331 …"
      ),
      ("FREQ=DAILY;INTERVAL=2", "0902 0904 0906 0908 0910 0912 0914 0916 0918 0920 0922 …"),
    ])
  func fromSecondOfSeptember(rule: String, dates: String) throws {
    try expect(rule, from: "19970902T090000", gives: dates)
  }

  @Test(
    "The examples of RFC 5545 from other days give what is printed there",
    arguments: [
      (
        "FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR", "19970901",
        "0901 0903 0905 0915 0917 0919 0929 1001 1003 1013 1015 1017 1027 1029 1031 1110 1112 1114 "
          + "1124 1126 1128 1208 1210 1212 1222"
      ),
      (
        "FREQ=MONTHLY;COUNT=10;BYDAY=1FR", "19970905",
        "0905 1003 1107 1205 19980102 19980206 19980306 19980403 19980501 19980605"
      ),
      ("FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR", "19970905", "0905 1003 1107 1205"),
      (
        "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU", "19970907",
        "0907 0928 1102 1130 19980104 19980125 19980301 19980329 19980503 19980531"
      ),
      (
        "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO", "19970922",
        "0922 1020 1117 1222 19980119 19980216"
      ),
      ("FREQ=MONTHLY;BYMONTHDAY=-3", "19970928", "0928 1029 1128 1229 19980129 19980226 …"),
      (
        "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1", "19970930",
        "0930 1001 1031 1101 1130 1201 1231 19980101 19980131 19980201"
      ),
      (
        "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15", "19970910",
        "0910 0911 0912 0913 0914 0915 19990310 19990311 19990312 19990313"
      ),
      (
        "FREQ=YEARLY;COUNT=10;BYMONTH=6,7", "19970610",
        "0610 0710 19980610 19980710 19990610 19990710 20000610 20000710 20010610 20010710"
      ),
      (
        "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3", "19970310",
        "0310 19990110 19990210 19990310 20010110 20010210 20010310 20030110 20030210 20030310"
      ),
      (
        "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200", "19970101",
        "0101 0410 0719 20000101 20000409 20000718 20030101 20030410 20030719 20060101"
      ),
      ("FREQ=YEARLY;BYDAY=20MO", "19970519", "0519 19980518 19990517 …"),
      ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "19970512", "0512 19980511 19990517 …"),
      (
        "FREQ=YEARLY;BYMONTH=3;BYDAY=TH", "19970313",
        "0313 0320 0327 19980305 19980312 19980319 19980326 19990304 19990311 19990318 19990325 …"
      ),
      (
        "FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8", "19970605",
        "0605 0612 0619 0626 0703 0710 0717 0724 0731 0807 0814 0821 0828 19980604 …"
      ),
      (
        "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13", "19970913",
        "0913 1011 1108 1213 19980110 19980207 19980307 19980411 19980509 19980613 …"
      ),
      (
        "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8", "19961105",
        "19961105 20001107 20041102 …"
      ),
      ("FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", "19970904", "0904 1007 1106"),
      (
        "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", "19970929",
        "0929 1030 1127 1230 19980129 19980226 19980330 …"
      ),
      ("FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "19970805", "0805 0810 0819 0824"),
      ("FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "19970805", "0805 0817 0819 0831"),
      (
        "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", "20070115",
        "20070115 20070130 20070215 20070315 20070330"
      ),
    ])
  func fromOtherDays(rule: String, start: String, dates: String) throws {
    try expect(rule, from: start + "T090000", gives: dates)
  }

  @Test("Every Friday the 13th leaves out its start when that is an exception")
  func fridayThe13th() throws {
    let start = try LocalMoment(text: "19970902T090000")
    let recurrence = Recurrence(
      rule: try RepeatRule("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13"), start: start, excluded: [start])
    let dates = try recurrence.occurrences(in: newYork).prefix(5).map(\.date.packed)
    #expect(dates == [1998_02_13, 1998_03_13, 1998_11_13, 1999_08_13, 2000_10_13])
  }

  @Test(
    "Every day in January for three years, by two rules",
    arguments: [
      "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
      "FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1",
    ])
  func january(rule: String) throws {
    let all = try times(rule, from: "19980101T090000")
    #expect(all.count == 93)
    #expect(all.allSatisfy { $0.dropFirst(4).hasPrefix("01") && $0.hasSuffix("T090000") })
    #expect(all.last == "20000131T090000")
  }

  @Test("Until 24 December gives 113 days")
  func daily() throws {
    let all = try times("FREQ=DAILY;UNTIL=19971224T000000Z", from: "19970902T090000")
    #expect(all.count == 113)
    #expect(all.last == "19971223T090000")
  }

  @Test(
    "The examples of less than a day give what is printed there",
    arguments: [
      ("FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z", "090000 120000 150000"),
      ("FREQ=MINUTELY;INTERVAL=15;COUNT=6", "090000 091500 093000 094500 100000 101500"),
      ("FREQ=MINUTELY;INTERVAL=90;COUNT=4", "090000 103000 120000 133000"),
    ])
  func lessThanDays(rule: String, clock: String) throws {
    let expected = clock.split(separator: " ").map { "19970902T\($0)" }
    #expect(try times(rule, from: "19970902T090000") == expected)
  }

  @Test("Every 20 minutes from 9 to 16:40, by two rules")
  func twentyMinutes() throws {
    let byDays = try times(
      "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40", from: "19970902T090000", 48)
    let byMinutes = try times(
      "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16", from: "19970902T090000", 48)
    #expect(byDays == byMinutes)
    #expect(byDays[23] == "19970902T164000")
    #expect(byDays[24] == "19970903T090000")
  }

  private let newYork = FixedZone(hours: -4)

  private func times(_ rule: String, from start: String, _ limit: Int = 1_000) throws -> [String] {
    let recurrence = Recurrence(rule: try RepeatRule(rule), start: try LocalMoment(text: start))
    return try recurrence.occurrences(in: newYork).prefix(limit).map(\.text)
  }

  /// Days without a year are in 1997, and “…” says that it goes on.
  private func expect(_ rule: String, from start: String, gives dates: String) throws {
    let goesOn = dates.hasSuffix("…")
    let days = dates.split(separator: " ").filter { $0 != "…" }
    let expected = days.map { ($0.utf8.count == 4 ? "1997\($0)" : String($0)) + "T090000" }
    let all = try times(rule, from: start, days.count + 1)
    #expect(Array(all.prefix(days.count)) == expected)
    #expect((all.count > days.count) == goesOn)
  }
}
