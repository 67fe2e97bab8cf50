/// A large value on the heap with copy-on-write. Passing it on needs little stack, and the threads of hosts
/// may have small stacks.
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
