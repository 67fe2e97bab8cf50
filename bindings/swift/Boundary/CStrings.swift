/// Copies of texts for C to read; they live as long as this does.
package final class CStrings {
  private var texts: [UnsafeMutablePointer<CChar>] = []
  private var arrays: [UnsafeMutableRawPointer] = []

  package init() {}

  deinit {
    for text in texts { text.deallocate() }
    for array in arrays { array.deallocate() }
  }

  /// A copy that ends in NUL.
  package func copy(_ text: any UTF8Text) -> UnsafePointer<CChar> {
    let bytes = text.utf8Bytes
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() {
      (text + index).initialize(to: CChar(truncatingIfNeeded: byte))
    }
    (text + bytes.count).initialize(to: 0)
    texts.append(text)
    return UnsafePointer(text)
  }

  /// A copy that ends in NUL; NULL for nil.
  package func copy(optional text: (any UTF8Text)?) -> UnsafePointer<CChar>? {
    text.map { copy($0) }
  }

  /// A copy of an array.
  package func copy<Element: BitwiseCopyable>(
    elements: [Element]
  ) -> UnsafePointer<Element> {
    let array = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    array.initialize(from: elements, count: elements.count)
    arrays.append(UnsafeMutableRawPointer(array))
    return UnsafePointer(array)
  }

  /// An array of copies.
  package func copy(_ texts: [any UTF8Text]) -> UnsafePointer<UnsafePointer<CChar>?> {
    let array = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: texts.count)
    for (index, text) in texts.enumerated() {
      (array + index).initialize(to: copy(text))
    }
    arrays.append(UnsafeMutableRawPointer(array))
    return UnsafePointer(array)
  }
}

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

/// The elements of an array that the library gave, which are as far apart as the first of them says.
func elements<Row>(_ first: UnsafePointer<Row>?, _ count: Int) -> [Row] {
  guard let first, count > 0 else { return [] }
  let raw = UnsafeRawPointer(first)
  let stride = first.structSize
  return (0..<count).map { raw.advanced(by: $0 * stride).assumingMemoryBound(to: Row.self).row }
}

extension UnsafePointer {
  /// How long a struct of the library's is, with which it begins.
  fileprivate var structSize: Int { UnsafeRawPointer(self).load(as: Int.self) }

  /// A struct that the library gave. What an older library does not have of it is zero.
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
