import CTaskcore
import Domain
import Platform
import Storage

/// An array of the caller's structs and its length. The size in the first element is the stride, and all
/// elements must have that size.
struct CallerArray<Element: CallerStruct> {
  private let first: UnsafeRawPointer?
  private let stride: Int
  let count: Int
  private let field: String

  /// - Throws: `invalid` for NULL with elements and for an absurd count.
  init(_ pointer: UnsafePointer<Element>?, count: UInt, _ field: String) throws {
    let elements = try buffer(
      pointer, count: count, field, bytesEach: MemoryNeed.bytesOfChange)
    first = elements.baseAddress.map { UnsafeRawPointer($0) }
    self.count = elements.count
    self.field = field
    stride = elements.isEmpty ? 0 : first?.load(as: Int.self) ?? 0
  }

  /// An element in the form of this version; the first one is read before the others, as it says
  /// where they lie.
  ///
  /// - Throws: `invalid`, as for one that is no element of an array.
  func element(_ index: Int) throws -> Element {
    // Nobody asks an empty array for an element.
    guard let raw = first.map({ $0 + index * stride }) else { return Element() }
    let size = raw.load(as: Int.self)
    guard size == stride else {
      throw Failure(
        .invalid,
        "The struct_size of the \(field) is \(stride) at first and \(UInt(bitPattern: size)) "
          + "here: all elements of an array have the same.",
        field: "struct_size")
    }
    return try raw.assumingMemoryBound(to: Element.self).checked()
  }

  /// What is made of each element, in their order.
  func map<Result>(_ transform: (Element) throws -> Result) throws -> [Result] {
    try (0..<count).map { try transform(element($0)) }
  }
}
