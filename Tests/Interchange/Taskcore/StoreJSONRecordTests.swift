import Domain
import TestSupport
import Testing
import UseCases

@testable import Interchange

@Suite struct StoreJSONRecordTests {
  let test: TestStore

  init() throws {
    test = try TestStore.inParis()
  }

  @Test(
    "A focus session comes back as it was, whatever became of it",
    arguments: [
      #""state":"finished","finished":"2026-11-20T08:25:00.000Z""#,
      #""state":"paused""#,
      #""state":"cancelled","finished":"2026-11-20T08:05:00.000Z""#,
      #""state":"running","resumed":"2026-11-21T08:59:00.000Z""#,
    ])
  func focusSessions(rest: String) throws {
    try Format.json.read(file(session("f-1", rest)), into: test)
    let written = try Format.json.written(from: test)
    let copy = try TestStore.inParis()
    try Format.json.read(written, into: copy)
    let session = try #require(try copy.store.focusSessions.find(uid: "f-1"))
    #expect(session.resumed == nil || session.state == .running)
    #expect(try Format.json.written(from: copy) == written)
    try Format.json.read(written, into: copy)
    #expect(try Format.json.written(from: copy) == written)
  }

  @Test("One session goes on at a time: another one of a file is cancelled, or was finished")
  func oneSession() throws {
    let running = #""state":"running","resumed":"2026-11-21T08:59:00.000Z""#
    let over = #""state":"running","resumed":"2026-11-21T08:00:00.000Z""#
    let sessions = [session("f-1", running), session("f-2", running), session("f-3", over)]
    try Format.json.read(file(sessions.joined(separator: ",")), into: test)
    let states = try ["f-1", "f-2", "f-3"].map { try test.store.focusSessions.find(uid: $0)?.state }
    #expect(states == [.running, .cancelled, .finished])
  }

  @Test("An event on a date without a duration lasts that day")
  func duration() throws {
    let event = #"{"uid":"e-1","title":"Fair","start":"2026-12-24"}"#
    try Format.json.read(
      #"{"format":"taskcore","version":1,"events":[\#(event)]}"#, into: test)
    #expect(try test.event("e-1").duration == 86_400)
  }

  private func session(_ uid: String, _ rest: String) -> String {
    """
    {"uid":"\(uid)","kind":"work","round":1,"length_ms":1500000,\
    "started":"2026-11-20T08:00:00.000Z",\(rest)}
    """
  }

  private func file(_ sessions: String) -> String {
    #"{"format":"taskcore","version":1,"focus_sessions":[\#(sessions)]}"#
  }
}
