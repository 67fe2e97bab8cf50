/// A token of a JSON text: `[7]` is `beginArray`, `number("7")`, `endArray`, `end`.
enum JSONToken: Equatable {
  case beginObject
  /// Of a member; its value is next.
  case name(String)
  case endObject
  case beginArray
  case endArray
  case string(String)
  /// As it is written, for not every number has an exact binary form.
  case number(String)
  case bool(Bool)
  case null
  /// Of the text.
  case end
}
