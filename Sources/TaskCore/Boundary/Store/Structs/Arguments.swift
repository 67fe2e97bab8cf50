import CTaskcore
import Domain
import Platform
import Storage

/// How many ids or inputs one call takes at most; more than this is a mistake in the count.
let maximumBulkCount: UInt = 1 << 24

/// The elements of an array that came with its count.
///
/// - Throws: `invalid` for NULL with elements, and for an absurd count; `noMemory` when the call
///   could not get `bytesEach` for each element, or memory for their copies.
func buffer<Element>(
  _ pointer: UnsafePointer<Element>?, count: UInt, _ field: String,
  bytesEach: Int = 2 * MemoryLayout<Element>.stride
) throws -> UnsafeBufferPointer<Element> {
  guard count <= maximumBulkCount else {
    throw Failure(
      .invalid, "A call takes at most \(maximumBulkCount) \(field), not \(count).", field: field)
  }
  if count > 0, pointer == nil {
    throw Failure(.invalid, "The \(field) must not be NULL.", field: field)
  }
  try MemoryNeed.check(Int(count), bytesEach: bytesEach)
  return UnsafeBufferPointer(start: pointer, count: Int(count))
}

/// What a pointer to an argument leads to.
///
/// - Throws: `invalid` for NULL.
func required<Pointer>(_ pointer: Pointer?, _ field: String) throws -> Pointer {
  guard let pointer else {
    throw Failure(.invalid, "The \(field) must not be NULL.", field: field)
  }
  return pointer
}

/// Refuses bits of a mask that have no meaning.
func checkMask(_ mask: UInt64, known: UInt64, _ field: String) throws {
  let unknown = mask & ~known
  guard unknown == 0 else {
    throw Failure(
      .invalid, "The \(field) have bits without a meaning: 0x\(String(unknown, radix: 16)).",
      field: field)
  }
}

/// A flag of the C API.
///
/// - Throws: `invalid` for other numbers than 0 and 1.
func flag(_ value: Int32, _ field: String) throws -> Bool {
  guard value == 0 || value == 1 else {
    throw Failure(.invalid, "The \(field) is 0 or 1, not \(value).", field: field)
  }
  return value == 1
}

/// A `TASKCORE_YES` or `TASKCORE_NO` of the C API; nil for `TASKCORE_ANY`.
///
/// - Throws: `invalid` for other numbers.
func choice(_ value: Int32, _ field: String) throws -> Bool? {
  switch value {
  case TASKCORE_ANY: return nil
  case TASKCORE_YES: return true
  case TASKCORE_NO: return false
  default:
    throw Failure(
      .invalid, "The \(field) is TASKCORE_ANY, TASKCORE_YES or TASKCORE_NO, not \(value).",
      field: field)
  }
}

/// A number of rows to pass over.
///
/// - Throws: `invalid` below 0.
func notNegative(_ number: Int64, _ field: String) throws -> Int64 {
  guard number >= 0 else {
    throw Failure(.invalid, "The \(field) is 0 or more, not \(number).", field: field)
  }
  return number
}

/// How many rows a call lists at most; nil for 0, which stands for all.
///
/// - Throws: `invalid` below 0.
func checkedLimit(_ limit: Int64) throws -> Int64? {
  try notNegative(limit, "limit") == 0 ? nil : limit
}

/// How many rows a call lists at most that could list without end; 0 stands for the maximum.
///
/// - Throws: `invalid` below 0 and above the maximum.
func cappedLimit(_ limit: Int64) throws -> Int {
  let maximum: Int64 = 100_000
  guard (0...maximum).contains(limit) else {
    throw Failure(.invalid, "The limit is 0 to \(maximum), not \(limit).", field: "limit")
  }
  return Int(limit == 0 ? maximum : limit)
}

/// A C string that the caller frees.
///
/// - Throws: `noMemory`.
func copied(_ text: String) throws -> UnsafeMutablePointer<CChar> {
  guard let copy = RawMemory.copy(ofText: text) else { throw Failure.noMemory }
  return copy
}

/// Bytes that the caller frees.
///
/// - Throws: `noMemory`.
func copied(_ bytes: [UInt8]) throws -> UnsafeMutablePointer<UInt8> {
  guard let copy = RawMemory.copy(of: bytes) else { throw Failure.noMemory }
  return copy
}
