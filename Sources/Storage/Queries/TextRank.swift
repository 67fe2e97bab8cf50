import CSQLite
import Domain

/// How well the only phrase of a search was found in a task, in the order of FTS5's `bm25`.
///
/// That one also wants to know how rare the phrase is, for which FTS5 looks all of it up a second time. It
/// is the same for every task, so the order of one phrase needs none of it.
enum TextRank {
  static let function = "taskcore_text_rank"

  /// What a word counts in a title, in notes and in tags.
  static let weights = [10.0, 1.0, 5.0]

  /// The term of the sum that `bm25` is, with its constants, for words found so often in that many.
  fileprivate static func rank(found: Double, tokens: Double, average: Double) -> Double {
    -(found * 2.2) / (found + 1.2 * (0.25 + 0.75 * tokens / average))
  }
}

extension Database {
  /// FTS5 section 7: functions of its own are given to it through a pointer that it hands out.
  func defineTextRank() throws {
    if isTextRankDefined { return }
    var api: UnsafeMutablePointer<fts5_api>?
    let select = Statement("SELECT fts5(?)", on: self)
    try withUnsafeMutablePointer(to: &api) { pointer in
      try select.bind(toAPI: pointer)
      _ = try select.step()
    }
    guard let api else { throw Failure(sqlite: SQLITE_ERROR, on: handle) }
    let code = api.pointee.xCreateFunction(api, TextRank.function, nil, rankRow, nil)
    if code != SQLITE_OK { throw Failure(sqlite: code, on: handle) }
    isTextRankDefined = true
  }
}

private let rankRow: fts5_extension_function = { api, search, context, _, _ in
  guard let api = api?.pointee else { return }
  do throws(SearchError) {
    let average = try averageLength(api, search)
    var count: Int32 = 0
    try check(api.xInstCount(search, &count))
    var found = 0.0
    for index in 0..<count {
      var (phrase, column, offset): (Int32, Int32, Int32) = (0, 0, 0)
      try check(api.xInst(search, index, &phrase, &column, &offset))
      found += TextRank.weights.indices.contains(Int(column)) ? TextRank.weights[Int(column)] : 0
    }
    var tokens: Int32 = 0
    try check(api.xColumnSize(search, -1, &tokens))
    sqlite3_result_double(
      context, TextRank.rank(found: found, tokens: Double(tokens), average: average))
  } catch {
    sqlite3_result_error_code(context, error.code)
  }
}

/// How many words a task has on average, kept by FTS5 for as long as the search lasts.
private func averageLength(
  _ api: Fts5ExtensionApi, _ search: OpaquePointer?
) throws(SearchError) -> Double {
  if let known = api.xGetAuxdata(search, 0) { return known.load(as: Double.self) }
  var (rows, tokens): (Int64, Int64) = (0, 0)
  try check(api.xRowCount(search, &rows))
  try check(api.xColumnTotalSize(search, -1, &tokens))
  let average = max(Double(tokens), 1) / max(Double(rows), 1)
  if let kept = sqlite3_malloc(Int32(MemoryLayout<Double>.size)) {
    kept.storeBytes(of: average, as: Double.self)
    try check(api.xSetAuxdata(search, kept, sqlite3_free))
  }
  return average
}

private struct SearchError: Error {
  let code: Int32
}

private func check(_ code: Int32) throws(SearchError) {
  if code != SQLITE_OK { throw SearchError(code: code) }
}
