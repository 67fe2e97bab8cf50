/// A member's name, the same only as its very bytes; to `String`, é and e with an accent are one.
struct ExactName: Hashable {
  let text: String

  static func == (left: ExactName, right: ExactName) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
