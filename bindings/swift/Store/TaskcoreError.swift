import CTaskcoreHeader

/// Why the library refused a call.
public struct TaskcoreError: Error, CustomStringConvertible {
  /// What a caller can do about it.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The number that the C API has for it.
    public let rawValue: Int32

    /// Makes the code of a number of the C API.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }
  }

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

  /// The message.
  public var description: String { message }
}

extension TaskcoreError.Code {
  /// An argument is wrong: mend it.
  public static let invalid = Self(rawValue: TASKCORE_EINVALID)
  /// There is no such thing.
  public static let notFound = Self(rawValue: TASKCORE_ENOTFOUND)
  /// The present state forbids it.
  public static let conflict = Self(rawValue: TASKCORE_ECONFLICT)
  /// Another user holds the store: try again.
  public static let busy = Self(rawValue: TASKCORE_EBUSY)
  /// The store was opened for reading.
  public static let readOnly = Self(rawValue: TASKCORE_EREADONLY)
  /// The system refuses the path.
  public static let access = Self(rawValue: TASKCORE_EACCESS)
  /// The file is not a Taskcore store.
  public static let notStore = Self(rawValue: TASKCORE_ENOTSTORE)
  /// The store is damaged: restore a backup.
  public static let corrupt = Self(rawValue: TASKCORE_ECORRUPT)
  /// Written by a newer version: upgrade.
  public static let tooNew = Self(rawValue: TASKCORE_ETOONEW)
  /// No space left on the disk.
  public static let full = Self(rawValue: TASKCORE_EFULL)
  /// Reading or writing failed.
  public static let inputOutput = Self(rawValue: TASKCORE_EIO)
  /// Out of memory.
  public static let noMemory = Self(rawValue: TASKCORE_ENOMEM)
  /// A text is malformed at a line and column.
  public static let parse = Self(rawValue: TASKCORE_EPARSE)
  /// A freed handle, or a call at a wrong time.
  public static let misuse = Self(rawValue: TASKCORE_EMISUSE)
  /// Something to install is missing.
  public static let unsupported = Self(rawValue: TASKCORE_EUNSUPPORTED)
  /// A bug of Taskcore: report it.
  public static let `internal` = Self(rawValue: TASKCORE_EINTERNAL)
}
