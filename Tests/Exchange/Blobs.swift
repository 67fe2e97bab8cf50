import Domain
import Sync
import TestSupport

@testable import Exchange

/// The store of the tests.
let store = "0190a1b2-0000-7000-8000-000000000001"

func name(_ kind: BlobName.Kind = .steps(first: 3, last: 9), of replica: String = laptop) throws
  -> BlobName
{
  try BlobName(replica: replica, kind)
}

/// Takes no time, as is right for tests alone.
func quickDerivation() throws -> KeyDerivation {
  try KeyDerivation(operations: 1, memory: 1 << 13)
}

/// What refuses to be opened, or nil.
func refusal(_ body: () throws -> Void) -> Failure? {
  do {
    try body()
    return nil
  } catch {
    return error as? Failure ?? Failure(.internal, "Another error.")
  }
}

/// Bytes that cannot be compressed.
func noise(_ count: Int, _ numbers: inout RandomNumbers) -> [UInt8] {
  (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
}

extension [UInt8] {
  func contains(_ part: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }
}
