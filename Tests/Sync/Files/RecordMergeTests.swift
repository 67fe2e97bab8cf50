import Domain
import TestSupport
import Testing

@testable import Sync

/// A record of a file over that of the store.
@Suite struct RecordMergeTests {
  private let title = PropertyKey("title")
  private let due = PropertyKey("due")
  private let now = instant(1_000)

  @Test("What was changed here since stays, and what was changed in the file since is taken")
  func perProperty() {
    let merge = RecordMerge(
      filed([title: .text("File"), due: .integer(1)], modified: 50),
      over: here([title: (.text("Here"), 40), due: (.integer(2), 60)]), by: .newerWins)
    #expect(merge.outcome == .updated)
    #expect(merge.taken == [title: .text("File")])
    #expect(merge.stayed == [due])
  }

  @Test("An older file changes nothing, and says so")
  func older() {
    let merge = RecordMerge(
      filed([title: .text("File"), due: .null], modified: 30),
      over: here([title: (.text("Here"), 40), due: (.integer(2), 60)]), by: .newerWins)
    #expect(merge.outcome == .stayed)
    #expect(merge.taken.isEmpty)
    #expect(merge.stayed == [title, due])
  }

  @Test(
    "The same again changes nothing, however a policy chooses", arguments: ImportPolicy.allCases)
  func same(policy: ImportPolicy) {
    let merge = RecordMerge(
      filed([title: .text("Same"), due: .null], modified: 90),
      over: here([title: (.text("Same"), 40)]), by: policy)
    #expect(merge.outcome == .unchanged)
    #expect(merge.taken.isEmpty && merge.stayed.isEmpty)
    // The due was null since the record was made.
    #expect(merge.confirmed == (policy == .newerWins ? [title, due] : []))
  }

  @Test("What has its default has it since the record was made")
  func defaults() {
    let filed = filed([due: .integer(1)], modified: 30)
    let taken = RecordMerge(filed, over: here([:], made: 20), by: .newerWins)
    #expect(taken.taken == [due: .integer(1)])
    let stayed = RecordMerge(filed, over: here([:], made: 31), by: .newerWins)
    #expect(stayed.stayed == [due])
  }

  @Test("The file wins where it is asked to, and only new records come in where that is asked for")
  func policies() {
    let filed = filed([title: .text("File")], modified: 30)
    let present = here([title: (.text("Here"), 40)])
    #expect(RecordMerge(filed, over: present, by: .fileWins).taken == [title: .text("File")])
    let newer = self.filed([title: .text("File")], modified: 50)
    #expect(RecordMerge(newer, over: present, by: .onlyNew).outcome == .stayed)
    for policy in ImportPolicy.allCases {
      let merge = RecordMerge(filed, over: .absent, by: policy)
      #expect(merge.outcome == .added)
      #expect(merge.taken == filed.values)
    }
  }

  @Test("A removed record comes back when it was modified since, or when the file wins")
  func removed() {
    let removed = RecordHere.removed(HybridClock(at: instant(40)))
    let outcomes: [ImportPolicy: (older: RecordMerge.Outcome, newer: RecordMerge.Outcome)] = [
      .newerWins: (.stayed, .added), .fileWins: (.added, .added), .onlyNew: (.stayed, .stayed),
    ]
    for (policy, expected) in outcomes {
      let older = RecordMerge(filed([title: .text("A")], modified: 40), over: removed, by: policy)
      #expect(older.outcome == expected.older)
      let newer = RecordMerge(filed([title: .text("A")], modified: 41), over: removed, by: policy)
      #expect(newer.outcome == expected.newer)
    }
  }

  @Test(
    "A purged record comes back only when the file wins, under a uid that follows from the old one")
  func purged() {
    let filed = filed([title: .text("A")], modified: 900)
    #expect(RecordMerge(filed, over: .purged, by: .newerWins).outcome == .stayed)
    #expect(RecordMerge(filed, over: .purged, by: .onlyNew).outcome == .stayed)
    let merge = RecordMerge(filed, over: .purged, by: .fileWins)
    let uid = ReturnedUID.after("t")
    #expect(merge.outcome == .addedAs(uid: uid))
    #expect(merge.taken == filed.values)
    #expect(uid != "t" && ReturnedUID.after(uid) != uid)
  }

  @Test("A file is never later than now")
  func future() {
    #expect(filed([:], modified: 5_000).stamp.clock == HybridClock(at: now))
  }

  @Test(
    "A file that was made from what is here and edited counts, but over nothing that was done since"
  )
  func sameVersion() {
    let version = Stamp(HybridClock(at: instant(40)), replica: "here")
    let file = FiledRecord(task("t"), [title: .text("File")], Stamp(after: version))
    let next = Claim(.text("Here"), Stamp(HybridClock(version.clock.value + 1), replica: "a"))
    let same = Claim(.text("Here"), version)
    #expect(
      RecordMerge(file, over: .present([title: same], made: version), by: .newerWins)
        .outcome == .updated)
    #expect(
      RecordMerge(file, over: .present([title: next], made: version), by: .newerWins)
        .outcome == .stayed)
  }

  @Test("Files in either order, and each twice, come to the same", arguments: 1...3)
  func orders(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    let keys = ["title", "due", "notes"].map { PropertyKey($0) }
    for _ in 0..<TestLength.rounds(1_000) {
      let files = (0..<3).map { _ in
        filed(
          Dictionary(
            uniqueKeysWithValues: keys.map { key in
              let value = Int64.random(in: 0...2, using: &numbers)
              return (key, value == 0 ? LogValue.null : .integer(value))
            }), modified: Int64.random(in: 1...3, using: &numbers))
      }
      let stores = files.permutations.map { order in
        var store = ImportingStore()
        for file in order + [order[0]] + order { store.take(file) }
        return store.claims
      }
      #expect(stores.dropFirst().allSatisfy { $0 == stores[0] })
    }
  }

  private func filed(_ values: [PropertyKey: LogValue], modified: Int64) -> FiledRecord {
    FiledRecord(
      task("t"), values, Stamp(modified: instant(modified), notAfter: now))
  }

  private func here(
    _ claims: [PropertyKey: (value: LogValue, milliseconds: Int64)], made: Int64 = 0
  ) -> RecordHere {
    func stamp(_ milliseconds: Int64) -> Stamp {
      Stamp(HybridClock(at: instant(milliseconds)), replica: "here")
    }
    return .present(
      claims.mapValues { Claim($0.value, stamp($0.milliseconds)) }, made: stamp(made))
  }
}

/// A record in a store that nobody changes but by files.
private struct ImportingStore {
  var claims: [PropertyKey: Claim]?

  mutating func take(_ filed: FiledRecord) {
    let here = claims.map { RecordHere.present($0, made: filed.stamp) } ?? .absent
    let merge = RecordMerge(filed, over: here, by: .newerWins)
    var claims = claims ?? [:]
    for (key, value) in filed.values where merge.taken[key] != nil || merge.confirmed.contains(key)
    {
      claims[key] = Claim(value, filed.stamp)
    }
    self.claims = claims
  }
}
