import Domain
import Platform
import Testing

@testable import Storage

/// What each result code of SQLite is told as, by the number that sqlite3.h gives it.
@Suite struct StatusTests {
  private static let kinds: [Failure.Kind: [Int32]] = [
    .corrupt: [1, 11, 19, 20],
    .internal: [2, 4, 12, 16, 21, 24, 25],
    .access: [3, 14, 23],
    .busy: [5, 6, 15, 17],
    .outOfMemory: [7],
    .readOnly: [8],
    .interrupted: [9],
    .inputOutput: [10, 22],
    .full: [13],
    .invalid: [18],
    .notStore: [26],
  ]
  /// Extended codes that say something else than the code that they extend: IOERR_NOMEM, IOERR_DATA and
  /// READONLY_DBMOVED.
  private static let others: [Int32: Failure.Kind] = [
    10 | 12 << 8: .outOfMemory, 10 | 32 << 8: .corrupt, 8 | 4 << 8: .access,
  ]

  @Test("Each code of SQLite, and each that extends it, has one kind of failure")
  func all() {
    #expect(Set(Self.kinds.values.joined()) == Set(1...26))
    for (kind, codes) in Self.kinds {
      for code in codes {
        #expect(Failure.Kind(sqlite: code, nil) == kind, "\(code)")
        #expect(Failure(sqlite: code, on: nil).kind == kind, "\(code)")
        for extended in (1...40).map({ code | $0 << 8 }) {
          #expect(
            Failure.Kind(sqlite: extended, nil) == Self.others[extended] ?? kind, "\(extended)")
          #expect(Failure(sqlite: extended, on: nil).message.description.hasSuffix("."))
        }
      }
    }
  }

  @Test("What the system said is told where SQLite's code says less")
  func system() {
    let write: Int32 = 10 | 3 << 8
    let sizeOfSharedMemory: Int32 = 10 | 19 << 8
    let cannotOpen: Int32 = 14
    for code in [write, sizeOfSharedMemory, cannotOpen] {
      #expect(Failure.Kind(sqlite: code, .noSpaceLeft) == .full)
      #expect(Failure.Kind(sqlite: code, .quotaExceeded) == .full)
      #expect(Failure.Kind(sqlite: code, .outOfMemory) == .outOfMemory)
      #expect(Failure.Kind(sqlite: code, .inputOutput) == .inputOutput)
    }
    #expect(Failure.Kind(sqlite: cannotOpen, .accessDenied) == .access)
    #expect(Failure.Kind(sqlite: write, .fileTooLarge) == .inputOutput)
    // The system's last error may be of long ago.
    #expect(Failure.Kind(sqlite: 10 | 2 << 8, .noSpaceLeft) == .inputOutput)
    #expect(Failure.Kind(sqlite: 5, .noSpaceLeft) == .busy)
    // SQLITE_IOERR_CORRUPTFS comes as SQLITE_CORRUPT.
    #expect(Failure.Kind(sqlite: 11, .inputOutput) == .inputOutput)
    #expect(Failure.Kind(sqlite: 11, .noSpaceLeft) == .corrupt)
  }

  @Test("An error of the system for a file is told by what can be done")
  func files() {
    let kinds: [(SystemError, Failure.Kind)] = [
      (.noSpaceLeft, .full), (.quotaExceeded, .full), (.inputOutput, .inputOutput),
      (.outOfMemory, .outOfMemory), (.notFound, .notFound), (.accessDenied, .access),
    ]
    for (error, kind) in kinds { #expect(Failure(refusing: "/tmp/x", error).kind == kind) }
  }
}
