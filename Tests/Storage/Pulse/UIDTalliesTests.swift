import Domain
import Testing

@testable import Storage

/// What was completed by uid, found by the bytes of it.
@Suite struct UIDTalliesTests {
  private func add(_ uid: String, _ tally: Tally, to tallies: inout UIDTallies) {
    Array(uid.utf8).withUnsafeBufferPointer { tallies.add(tally, to: $0) }
  }

  @Test("They are what a dictionary has, of many uids and of such that are alike")
  func manyUIDs() {
    var tallies = UIDTallies()
    var expected: [String: Tally] = [:]
    let uids =
      (0..<500).map { "019aaaca-aa80-72a7-ae88-\($0)" }
      + ["", "a", "aa", "aaaaaaaa", "aaaaaaaab", "a\u{0}", "é"]
    for round in 1...3 {
      for (place, uid) in uids.enumerated() {
        let tally = Tally(completed: 1, points: Int64(place * round))
        add(uid, tally, to: &tallies)
        expected[uid, default: Tally()] += tally
      }
    }
    #expect(tallies.byText == expected)
  }

  @Test("Bytes that are one text when they are repaired are added up")
  func brokenText() {
    var tallies = UIDTallies()
    for byte: UInt8 in [0xFF, 0xFE] {
      [byte].withUnsafeBufferPointer { tallies.add(Tally(completed: 1, points: 2), to: $0) }
    }
    #expect(tallies.byText == ["\u{FFFD}": Tally(completed: 2, points: 4)])
  }
}
