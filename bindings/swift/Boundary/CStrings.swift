/// Copies of texts and arrays for C to read; they live as long as this does.
package final class CStrings {
  private var places: [UnsafeMutableRawPointer] = []

  package init() {}

  deinit {
    for place in places { place.deallocate() }
  }

  /// A copy of an array.
  package func copy<Element: BitwiseCopyable>(elements: [Element]) -> UnsafePointer<Element> {
    let array = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    array.initialize(from: elements, count: elements.count)
    places.append(UnsafeMutableRawPointer(array))
    return UnsafePointer(array)
  }

  /// A copy that ends in NUL.
  package func copy(_ text: any UTF8Text) -> UnsafePointer<CChar> {
    let bytes = copy(elements: text.utf8Bytes + [0])
    return UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self)
  }

  /// A copy that ends in NUL; NULL for nil.
  package func copy(optional text: (any UTF8Text)?) -> UnsafePointer<CChar>? {
    text.map { copy($0) }
  }

  /// An array of copies.
  package func copy(_ texts: [any UTF8Text]) -> UnsafePointer<UnsafePointer<CChar>?> {
    copy(elements: texts.map { copy(optional: $0) })
  }
}
