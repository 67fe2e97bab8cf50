import CTaskcore
import Domain
import Language

extension TaskQuery {
  /// What the texts of a caller's query ask for: its filter in the language of queries, and the words
  /// to look for.
  ///
  /// - Throws: `malformed` or `invalid`, with the member, or `notFound` for a tag that is not there.
  static func said(
    by query: taskcore_query, parse: (String) throws -> TaskQuery
  ) throws -> TaskQuery {
    var said = TaskQuery()
    if query.fields & TASKCORE_QUERY_FILTER != 0 {
      said = try parse(text(query.filter, "filter"))
    }
    let fields = try TextSearch.Field.members(of: query.text_fields)
    if query.fields & TASKCORE_QUERY_TEXT != 0 {
      let search = try TextSearch(words: text(query.text, "text"), in: fields)
      said.filter =
        said.filter == .everything ? .text(search) : .all([said.filter, .text(search)])
    }
    return said
  }
}

extension TextSearch.Field {
  /// Those of which the bit is in a mask; 0 is all.
  fileprivate static func members(of mask: UInt64) throws -> Set<Self> {
    try checkMask(mask, known: allCases.reduce(0) { $0 | $1.bit }, "text_fields")
    return Set(allCases.filter { mask == 0 || mask & $0.bit != 0 })
  }

  var bit: UInt64 {
    switch self {
    case .title: TASKCORE_TASK_TITLE
    case .notes: TASKCORE_TASK_NOTES
    case .tags: TASKCORE_TASK_TAGS
    }
  }
}
