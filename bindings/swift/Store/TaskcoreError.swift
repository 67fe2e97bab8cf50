import CTaskcoreHeader

/// Why the library refused a call.
public struct TaskcoreError: Error, Codable, CustomStringConvertible, Hashable {
  /// What a caller can do about it.
  public var code: Code
  /// A full sentence, which says what would be right.
  public var message: String
  /// The field that it is about; empty for none.
  public var field = ""
  /// Which element of a list it is about, from 0; nil for none.
  public var index: Int?
  /// Where in a file or a text, from 1; nil when there are no lines.
  public var line: Int?
  /// Where in the line, from 1; nil when that is not known.
  public var column: Int?
  /// The events that a refused event would overlap.
  public var conflicts: [Conflict] = []

  /// Makes one that is about no field and no place.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  init(_ error: taskcore_error) {
    self.init(Code(rawValue: error.status), String(c: error.message))
    field = String(c: error.field)
    index = error.index >= 0 ? Int(error.index) : nil
    line = error.line > 0 ? Int(error.line) : nil
    column = error.column > 0 ? Int(error.column) : nil
  }

  /// What people read: the full sentence.
  public var description: String { message }
}
