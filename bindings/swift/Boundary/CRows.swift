extension String {
  /// A copy of a C text; empty for NULL.
  package init(c text: UnsafePointer<CChar>?) {
    self = text.map { String(cString: $0) } ?? ""
  }
}

extension [UInt8] {
  /// The bytes of a C text, without the NUL at its end.
  package init(c text: UnsafePointer<CChar>) {
    var end = text
    while end.pointee != 0 { end += 1 }
    self = Array(UnsafeRawBufferPointer(start: text, count: end - text))
  }
}

/// The texts of an array that the library gave.
func strings(_ first: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int) -> [String] {
  UnsafeBufferPointer(start: first, count: count).map { String(c: $0) }
}

/// The elements of an array that the library gave: as far apart as the first of them says.
func elements<Row>(_ first: UnsafePointer<Row>?, _ count: Int) -> [Row] {
  guard let first, count > 0 else { return [] }
  return elements(first, count, apart: first.structSize)
}

/// The elements of an array that the library gave.
func elements<Row>(_ first: UnsafePointer<Row>, _ count: Int, apart stride: Int) -> [Row] {
  let raw = UnsafeRawPointer(first)
  return (0..<count).map { raw.advanced(by: $0 * stride).assumingMemoryBound(to: Row.self).row }
}

/// A pointer that the C API never leaves NULL.
///
/// - Throws: `internal` for NULL.
func required<Row>(_ row: UnsafePointer<Row>?) throws -> Row {
  guard let row else {
    throw TaskcoreError(.internal, "The library left out \(Row.self).")
  }
  return row.row
}

extension UnsafePointer {
  /// How long a struct of the library's is, with which it begins.
  fileprivate var structSize: Int { UnsafeRawPointer(self).load(as: Int.self) }

  /// A struct from the library. Members that an older library does not have are zero.
  var row: Pointee {
    let size = structSize
    guard size < MemoryLayout<Pointee>.size else { return pointee }
    return withUnsafeTemporaryAllocation(of: Pointee.self, capacity: 1) { place in
      let bytes = UnsafeMutableRawBufferPointer(place)
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      bytes.copyMemory(from: UnsafeRawBufferPointer(start: self, count: size))
      return place[0]
    }
  }
}
