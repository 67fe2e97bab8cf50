public import CTaskcore
import Domain
import Language
import Localization
import Storage

/// Reads a text in the language of queries, without running it.
///
/// - Parameters:
///   - store: the store, of which the clock and the zone say what dates mean.
///   - text: the query, at most 10,000 bytes. Whether its projects and tags exist is not looked at.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for invalid UTF-8; `TASKCORE_EPARSE`,
///   with the column, for what is no query; `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_query_check)
public func queryCheck(store: StorePointer, text: CText) -> taskcore_status {
  call(store) { handle in
    try Failure.about("text") {
      _ = try handle.queries(at: handle.now()).query(TaskCore.text(text, "text"))
    }
  }
}

/// Writes a query as a saved filter keeps it: in English, with a key for each condition.
///
/// `today | no date` becomes `due:today or due:none`. It means the same in every language and for ever.
///
/// - Parameters:
///   - store: the store, of which the clock and the zone say what dates mean.
///   - text: the query, at most 10,000 bytes.
///   - canonical: receives it, to be freed with `taskcore_string_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for invalid UTF-8; `TASKCORE_EPARSE`,
///   with the column, for what is no query; `TASKCORE_EMISUSE`, `TASKCORE_ENOMEM`.
///   Since 0.1.0.
@c(taskcore_query_canonical)
public func queryCanonical(
  store: StorePointer, text: CText, canonical: Out<OwnedText>
) -> taskcore_status {
  written(store, text, canonical, "canonical") { try $0.canonical($1) }
}

/// Writes the query of a saved filter in the words of the reader's language.
///
/// - Parameters:
///   - store: the store, of which the clock and the zone say what dates mean.
///   - text: the query, as `taskcore_filter` and `taskcore_query_canonical` have it.
///   - shown: receives the words, which read as a query mean the same; to be freed with
///     `taskcore_string_free`; NULL on failure.
/// - Returns: as `taskcore_query_canonical`.
///   Since 0.1.0.
@c(taskcore_query_shown)
public func queryShown(
  store: StorePointer, text: CText, shown: Out<OwnedText>
) -> taskcore_status {
  written(store, text, shown, "shown") {
    _ = try $0.stored($1)
    return $0.shown($1)
  }
}

/// Says which words of a query are read as conditions although titles have them.
///
/// One line for each: `"today" is read as a condition; quote it to search titles: 2 titles have the word`.
///
/// - Parameters:
///   - store: the store.
///   - text: the query, as somebody typed it.
///   - note: receives the lines, joined by line feeds and "" for none, to be freed with
///     `taskcore_string_free`; NULL on failure.
/// - Returns: as `taskcore_query_canonical`; `TASKCORE_EBUSY`, `TASKCORE_EIO`.
///   Since 0.1.0.
@c(taskcore_query_note)
public func queryNote(store: StorePointer, text: CText, note: Out<OwnedText>) -> taskcore_status {
  note?.pointee = nil
  return call(store) { handle in
    let note = try required(note, "note")
    let now = try handle.now()
    let text = try TaskCore.text(text, "text")
    let words = try Failure.about("text") {
      try handle.queries(at: now).conditionWords(text)
    }
    let facts = handle.store.facts(at: now)
    let lines = try handle.store.read {
      try words.reduce(into: [String]()) { lines, word in
        guard let term = try? TextSearch.Term(checking: word, isExact: true) else { return }
        let count = try facts.count(TaskQuery(.text(TextSearch([term], in: [.title]))))
        let line = handle.locale.text(QueryNote.message(word, count: count))
        if count > 0, !lines.contains(line) { lines.append(line) }
      }
    }
    note.pointee = try copied(lines.joined(separator: "\n"))
  }
}

private enum QueryNote {
  static func message(_ word: String, count: Int64) -> Message {
    word.contains(" ")
      ? Message(
        count: count,
        "\"\(word)\" is read as a condition; quote it to search titles: \(count) title has the words",
        "\"\(word)\" is read as a condition; quote it to search titles: \(count) titles have the words"
      )
      : Message(
        count: count,
        "\"\(word)\" is read as a condition; quote it to search titles: \(count) title has the word",
        "\"\(word)\" is read as a condition; quote it to search titles: \(count) titles have the word"
      )
  }
}

private func written(
  _ store: StorePointer, _ text: CText, _ out: Out<OwnedText>, _ name: String,
  function: StaticString = #function, _ write: (QueryReader, String) throws -> String
) -> taskcore_status {
  out?.pointee = nil
  return call(store, function: function) { handle in
    let out = try required(out, name)
    let text = try TaskCore.text(text, "text")
    let reader = handle.queries(at: try handle.now())
    out.pointee = try copied(try Failure.about("text") { try write(reader, text) })
  }
}
