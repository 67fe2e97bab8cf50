import Domain

/// Copies of values that live as long as a list or a screen.
extension Arena {
  /// A copy of a text, with a NUL behind it.
  ///
  /// - Throws: `outOfMemory`.
  func text(_ text: String) throws -> UnsafePointer<CChar> {
    if text.isEmpty { return staticText("") }
    guard let copy = copy(text) else { throw Failure.noMemory }
    return copy
  }

  /// A struct that begins with its size, with zero for all else.
  ///
  /// - Throws: `outOfMemory`.
  func new<CStruct>(_ type: CStruct.Type) throws -> UnsafeMutablePointer<CStruct> {
    guard let new = allocate(type, count: 1) else { throw Failure.noMemory }
    UnsafeMutableRawPointer(new).storeBytes(of: MemoryLayout<CStruct>.size, as: Int.self)
    return new
  }

  /// A copy of one element.
  ///
  /// - Throws: `outOfMemory`.
  func one<CElement>(_ element: CElement) throws -> UnsafePointer<CElement> {
    guard let copy = allocate(CElement.self, count: 1) else { throw Failure.noMemory }
    copy.pointee = element
    return UnsafePointer(copy)
  }

  /// Each element as C has it; NULL for none.
  ///
  /// - Throws: `outOfMemory`, or what `translate` throws.
  func array<Element, CElement>(
    _ elements: [Element], of type: CElement.Type, _ translate: (Element) throws -> CElement
  ) throws -> UnsafePointer<CElement>? {
    if elements.isEmpty { return nil }
    guard let copies = allocate(type, count: elements.count) else { throw Failure.noMemory }
    for (index, element) in elements.enumerated() { copies[index] = try translate(element) }
    return UnsafePointer(copies)
  }
}
