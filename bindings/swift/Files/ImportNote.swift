import CTaskcoreHeader

/// What an import has to say of one part of a calendar, or what an export left out.
public struct ImportNote: Sendable {
  /// Of the file, from 1.
  public let line: Int64
  /// Such as `VEVENT`; empty outside of any.
  public let component: String
  /// A full sentence.
  public let message: String

  fileprivate init(_ row: taskcore_import_note) {
    line = row.line
    component = String(c: row.component)
    message = String(c: row.message)
  }
}

extension Store {
  /// What the last import had to say, in the order of its file.
  public func importNotes() throws -> [ImportNote] { try notes(taskcore_import_notes) }

  /// What the last export left out.
  public func exportNotes() throws -> [ImportNote] { try notes(taskcore_export_notes) }

  private func notes(
    _ read: (
      UnsafeMutablePointer<taskcore_store>?,
      UnsafeMutablePointer<UnsafeMutablePointer<taskcore_import_note_list>?>?
    ) -> taskcore_status
  ) throws -> [ImportNote] {
    var list: UnsafeMutablePointer<taskcore_import_note_list>?
    try Self.check(read(handle, &list))
    defer { taskcore_import_note_list_free(list) }
    return (0..<taskcore_import_note_list_count(list)).compactMap { index in
      taskcore_import_note_list_at(list, index).map { ImportNote($0.pointee) }
    }
  }
}
