import CTaskcore
import Domain
import Localization

/// A snapshot of an import's notes.
final class ImportNoteList: RowList<taskcore_import_note>, ValueSnapshot {
  func row(of note: ImportNote) throws -> taskcore_import_note {
    try taskcore_import_note(
      struct_size: MemoryLayout<taskcore_import_note>.size, line: Int64(note.line),
      component: copy(note.component), uid: copy(note.uid), message: copy(note.message.description),
      kind: note.kind.rawValue, reserved: 0)
  }
}

extension [ImportNote] {
  /// The same, whose sentences are in the language of a locale.
  func said(in locale: Locale) -> [ImportNote] {
    map { note in
      var said = note
      said.message = Message(verbatim: locale.text(note.message))
      return said
    }
  }
}
