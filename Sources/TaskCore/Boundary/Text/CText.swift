import Domain
import Localization
import Platform
import Storage

/// The text of a C string, which messages call by the noun, or by the field.
///
/// - Throws: `invalid` for NULL, for what is not UTF-8, and for what is longer than a text may be; `noMemory`.
func text(
  _ pointer: UnsafePointer<CChar>?, _ field: String, as noun: Message? = nil,
  maximum: Int = maximumTextLength
) throws -> String {
  let noun = noun ?? Message(verbatim: field)
  guard let pointer else {
    throw Failure(.invalid, "The \(noun) must not be NULL.", field: field)
  }
  let length = RawMemory.length(ofText: pointer, upTo: maximum + 1)
  guard length <= maximum else {
    throw Failure(.invalid, "The \(noun) has more than \(maximum) bytes.", field: field)
  }
  // What is made of it before it is refused for what it says.
  try MemoryNeed.check(length, bytesEach: 4)
  guard let text = String(validatingCString: pointer) else {
    throw Failure(.invalid, "The \(noun) is not valid UTF-8.", field: field)
  }
  return text
}

/// Of any text that a caller gives, in bytes: all that can be stored is much shorter.
let maximumTextLength = 1 << 24

/// The texts of an array of C strings, each of which messages call by the noun.
///
/// - Throws: `invalid` as for one; `noMemory`.
func texts(
  _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, count: Int, _ field: String, as noun: Message
) throws -> [String] {
  var need = MemoryNeed(bytesEach: 1)
  return try buffer(pointer, count: UInt(bitPattern: count), field).map {
    let text = try text($0, field, as: noun)
    if !need.add(2 * text.utf8.count) { throw Failure.noMemory }
    return text
  }
}
