/// What was found at the last places that were looked at.
///
/// A date is looked for from left to right, with a bounded view ahead, so that few places are enough, and a line of
/// a mebibyte needs no more memory than a short one.
struct Memo<Value> {
  private static var most: Int { 64 }

  private var slots: [(index: Int, value: Value)?]

  /// For a text with that many places.
  init(count: Int) {
    var size = 8
    while size < count, size < Self.most { size *= 2 }
    slots = Array(repeating: nil, count: size)
  }

  subscript(_ index: Int) -> Value? {
    get {
      let slot = slots[index & (slots.count - 1)]
      return slot?.index == index ? slot?.value : nil
    }
    set { slots[index & (slots.count - 1)] = newValue.map { (index, $0) } }
  }
}
