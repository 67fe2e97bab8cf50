import Domain
import Testing

@testable import Interchange

@Suite struct TaskwarriorKeptTests {
  private static let base =
    #""description":"a","entry":"20261101T080000Z","modified":"20261101T080000Z""#

  @Test(
    "A task that nobody changed is written as it was read",
    arguments: [
      #""status":"waiting","wait":"20270101T000000Z""#,
      #""status":"recurring","recur":"weekly","due":"20261224T160000Z","mask":"-+","rtype":"periodic""#,
      #""status":"deleted","end":"20261102T080000Z","recur":"weekly","due":"20261224T160000Z""#,
      #""status":"recurring","mask":"-+","rtype":"periodic""#,
      #""status":"pending","mask":"-+","rtype":"periodic""#,
      #""status":"pending","imask":3,"parent":"58fb79a4-ead9-4b02-998e-5bc4f93831a1""#,
      #""status":"completed","end":"20261102T080000Z","start":"20261101T090000Z""#,
      #""status":"deleted","end":"20261102T080000Z","start":"20261101T090000Z""#,
      #""status":"pending","end":"20261102T080000Z""#,
      #""status":"completed","end":"2026-11-02T08:00:00Z""#,
      #""status":"pending","scheduled":"20261203T230000Z","until":"20271203T230000Z""#,
      #""estimate":3.50,"client":"Ünï/\\\"","effort":"P3DT2H","status":"pending","x":[1,{"y":null}]"#,
      #""priority":"X","status":"pending""#,
      #""priority":"H","status":"pending""#,
      #""priority":"","status":"pending""#,
      #""due":"20261223T230000Z","status":"pending""#,
      #""due":"20261224T160000Z","status":"pending""#,
      #""due":"2026-12-24T16:00:00Z","status":"pending""#,
      #""due":"20261224T160000.500Z","status":"pending""#,
      #""due":"2026-12-24","status":"pending""#,
      #""due":1798128000,"status":"pending""#,
      #""project":"home","status":"pending""#,
      #""project":" home.flat ","status":"pending""#,
      #""project":"inbox","status":"pending""#,
      #""project":"two\nlines","status":"pending""#,
      #""status":"pending","tags":["BANK","bank","Bank","a b",""]"#,
      #""status":"pending","tags":["z","a"]"#,
      #""status":"pending","tags":[]"#,
      #""status":"pending","tags":"z,a""#,
      #""status":"pending","depends":["58fb79a4-ead9-4b02-998e-5bc4f93831a1"]"#,
      #""status":"pending","depends":"58fb79a4-ead9-4b02-998e-5bc4f93831a1""#,
      #""status":"pending","annotations":[{"entry":"20261101T080000Z","description":"One"}]"#,
      #""status":"pending","annotations":[]"#,
      #""status":"pending","annotations":[{"entry":"20261102T080000Z","description":"b\nc","x":1},"#
        + #"{"description":"a","entry":"1795251600"},{"entry":"20261102T080000Z","description":""}]"#,
      #""id":7,"status":"pending","urgency":3.50"#,
      #""entry":"20261101T080000Z","modified":"2026-11-01T08:00:00.123Z","status":"pending""#,
      #""description":" a ","status":"pending""#,
      #""description":"two\nlines","status":"pending""#,
      #""description":"\u00A0","status":"pending""#,
      #""description":"a\u001B[1m\u0007\u000B\u0001","status":"pending""#,
      #""status":"pending","tags":["a","a,b","b"]"#,
      #""uuid":"not a UUID","status":"pending""#,
    ])
  func untouched(attributes: String) throws {
    let given = try JSONValue(text: "{\(attributes)}").object()
    let base = try JSONValue(
      text: "{\"uuid\":\"58fb79a4-ead9-4b02-998e-5bc4f93831a1\",\(Self.base)}"
    ).object()
    let members = given + base.filter { member in !given.contains { $0.name == member.name } }
    let text = JSONValue.object(members).text
    for zone in [CityZone.paris, .newYork] {
      var filed = try readTaskwarrior("[\(text)]")[0]
      // A store has its own spelling of names.
      filed.projectName = filed.projectName.uppercased()
      filed.task.tags = try TagSet(filed.task.tags.names.map { $0.uppercased() })
      let written = try JSONValue(text: "{\(writeTask(filed, zone: zone))}").object()
      #expect(sorted(written) == sorted(members))
    }
  }

  @Test("What is kept is what would not be written so, and no more")
  func nothingMore() throws {
    let filed = try readTask(
      Self.base + #","uuid":"58fb79a4-ead9-4b02-998e-5bc4f93831a1","status":"waiting","#
        + #""priority":"H","due":"20261224T160000Z","wait":"20270101T000000Z","urgency":3.50"#)
    #expect(
      filed.task.kept
        == #"{"taskwarrior":{"status":"waiting","wait":"20270101T000000Z","urgency":3.50}}"#)
  }

  @Test("What Taskcore's own file keeps with a task is as good")
  func throughOwnFile() throws {
    let filed = try readTask(
      Self.base + #","status":"waiting","due":"20261223T230000Z","estimate":3.50"#)
    let collected = Collected()
    var writer = StoreJSONWriter(sink: collected.sink)
    try writer.write(filed)
    try writer.finish()
    let read = try all(
      StoreJSONReader(source: source(collected.text), now: now))
    #expect(read.tasks.map(\.task) == [filed.task])
  }

  @Test("What is kept in a form that nobody wrote does not count")
  func strangeKept() throws {
    var filed = try readTask(#""description":"a""#)
    for kept in [
      "{}", #"{"taskwarrior":[]}"#, #"{"taskwarrior":{"due":7,"tags":7,"status":7,"end":{}}}"#,
      #"{"taskwarrior":{"description":7,"entry":7,"annotations":7,"taskcore_notes":"x"}}"#,
    ] {
      filed.task.kept = kept
      let text = try writeTask(filed)
      filed.task.kept = nil
      #expect(try text == writeTask(filed))
    }
    filed.task.kept = "[]"
    #expect(refusal { _ = try writeTask(filed) }?.kind == .corrupt)
  }

  private func sorted(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    members.sorted { $0.name < $1.name }
  }
}
