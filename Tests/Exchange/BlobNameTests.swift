import Domain
import Testing

@testable import Exchange

/// A uid of a replica of the tests.
let laptop = "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b"
let phone = "0190a1b2-c3d4-7e5f-8a9b-ffffffffffff"

@Suite("Names of files of sync") struct BlobNameTests {
  @Test(
    "Each name has one spelling",
    arguments: [
      ("1-1.tcb", BlobName.Kind.steps(first: 1, last: 1)),
      ("17-230.tcb", .steps(first: 17, last: 230)),
      ("snapshot-1.tcs", .snapshot(1)),
      ("head-10", .head(10)),
      ("key-9007199254740991", .key(9_007_199_254_740_991)),
    ])
  func names(file: String, kind: BlobName.Kind) throws {
    let name = try BlobName(replica: laptop, kind)
    #expect(name.path == "\(laptop)/\(file)")
    #expect(BlobName(path: name.path) == name)
    #expect(BlobName(replica: laptop, file: file) == name)
  }

  @Test(
    "What other programs leave is none",
    arguments: [
      "1-3 (conflicted copy).tcb", "1-3.sync-conflict-20260101-120000-ABCDEFG.tcb", "1-3.tcb~",
      ".1-3.tcb.swp", "~syncthing~1-3.tcb.tmp", ".syncthing.1-3.tcb.tmp", "1-3.tcb.part",
      ".taskcore-0000000000000", "head-1 (1)", "head-1.bak", "Copy of head-1", ".DS_Store",
      "01-3.tcb", "1-03.tcb", "0-3.tcb", "3-1.tcb", "+1-3.tcb", "-1-3.tcb", "1-3.TCB", "1-3.tcs",
      "1.tcb", "1--3.tcb", "1-3-5.tcb", "head-", "head-0", "head-x", "head-９", "head-1\n", "key-01",
      "snapshot-1", "snapshot-1.tcb", "head-9007199254740992", "head-99999999999999999999", "",
      "..",
      "/1-3.tcb", "a/1-3.tcb", "HEAD-1",
    ])
  func foreign(file: String) {
    #expect(BlobName(replica: laptop, file: file) == nil)
    #expect(BlobName(path: "\(laptop)/\(file)") == nil)
  }

  @Test(
    "Nor are folders that are no replica's",
    arguments: [
      "", ".", "..", ".stfolder", ".stversions", "0190A1B2-C3D4-7E5F-8A9B-0C1D2E3F4A5B",
      "0190a1b2c3d47e5f8a9b0c1d2e3f4a5b", "\(laptop) (1)", "\(laptop)/..",
      "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5g", "é190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5",
    ])
  func foreignFolders(folder: String) {
    #expect(BlobName(path: "\(folder)/head-1") == nil)
    #expect(BlobName(replica: folder, file: "head-1") == nil)
    #expect(throws: Failure.self) { try BlobName(replica: folder, .head(1)) }
  }

  @Test("Numbers begin at 1 and ascend")
  func numbers() {
    for kind: BlobName.Kind in [
      .head(0), .head(-1), .key(.max), .snapshot(.min), .steps(first: 0, last: 1),
      .steps(first: 2, last: 1), .steps(first: 1, last: .max),
    ] {
      #expect(throws: Failure.self) { try BlobName(replica: laptop, kind) }
    }
  }
}
