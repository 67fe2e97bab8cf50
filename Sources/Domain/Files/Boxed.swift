/// A large value on the heap, which is copied when one of several owners changes it: what passes it on needs little of a
/// stack, and the threads of hosts may have small ones.
struct Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
  // Only the one owner that there is changes it.
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(_ value: Value) { box = Box(value) }

  var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  static func == (one: Boxed, other: Boxed) -> Bool {
    one.box === other.box || one.value == other.value
  }
}
