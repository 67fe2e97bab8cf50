import Domain

/// The format of a text, detected from its beginning.
package enum FoundFormat: Equatable, Sendable {
  case json
  case taskwarrior
  case csv
  case todoTxt
  case iCalendar
  case others(OthersFormat)

  /// Nil for what begins like none: a list of words may be a todo.txt, or anything else.
  package init?(beginning bytes: [UInt8]) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.dropFirst(bytes.starts(with: byteOrderMark) ? 3 : 0)
    let marks = text.filter { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
    if marks.starts(with: "BEGIN:VCALENDAR".utf8) {
      self = .iCalendar
    } else if marks.starts(with: #"{"format":"taskcore""#.utf8) {
      self = .json
    } else if let first = marks.first, first == UInt8(ascii: "{") || Self.isArray(marks) {
      self = Self.objects(marks)
    } else if let table = Self.table(text) {
      self = table
    } else if let list = Self.list(text) {
      self = list
    } else {
      return nil
    }
  }

  /// `[{`, or nothing: `[ ]` may begin a list.
  private static func isArray(_ marks: [UInt8]) -> Bool {
    marks.starts(with: "[{".utf8) || marks.elementsEqual("[]".utf8)
  }

  /// Of JSON without its blanks, by members that are in each such file.
  private static func objects(_ marks: [UInt8]) -> FoundFormat {
    func has(_ text: String) -> Bool { marks.contains(bytes: text.utf8) }
    if has(#""kind":"tasks#"#) { return .others(.googleTasks) }
    if has(#""uuid":"#) { return .taskwarrior }
    let isTask = has(#""content":"#) && (has(#""project_id":"#) || has(#""section_id":"#))
    let isOfTodoist = isTask || has(#""sync_token":"#) || has(#""child_order":"#)
    return isOfTodoist ? .others(.todoistJSON) : .taskwarrior
  }

  /// By the row of headings.
  private static func table(_ text: ArraySlice<UInt8>) -> FoundFormat? {
    var scanner = CSVScanner(source: ByteStream.source(of: text), readsWindows: true)
    for row in 0..<5 {
      guard let cells = try? scanner.next() else { return nil }
      let headings = cells.map { OthersHeading.key($0.text) }
      if let known = Self.known(headings) { return .others(known) }
      if row > 0 || headings.count < 2 { continue }
      if isOurs(cells.map(\.text)) { return .csv }
      if headings.contains(where: { FreeWords.headings[$0] == .title }),
        headings.count(where: { FreeWords.headings[$0] != nil }) > 1
      {
        return .others(.table)
      }
    }
    return nil
  }

  private static func known(_ headings: [String]) -> OthersFormat? {
    func have(_ names: String...) -> Bool { names.allSatisfy(headings.contains) }
    if have("type", "content", "priority", "indent") { return .todoist }
    if have("list name", "title", "kind", "content") { return .tickTick }
    if have("subject", "due date", "% complete") { return .outlook }
    if have("subject", "start date", "start time", "end date") { return .outlookCalendar }
    return nil
  }

  /// Whether it is a table of Taskcore: with uids, or with no heading that would mean more by another name.
  private static func isOurs(_ names: [String]) -> Bool {
    let columns = names.map { CSVColumn(rawValue: TextRule.trimmed($0).lowercased()) }
    guard columns.contains(.title) else { return false }
    if columns.contains(.uid) { return true }
    return zip(names, columns).allSatisfy { name, column in
      column != nil || FreeWords.headings[OthersHeading.key(name)] == nil
    }
  }

  /// By the first line that has a form of its own.
  private static func list(_ text: ArraySlice<UInt8>) -> FoundFormat? {
    for bytes in text.split(separator: UInt8(ascii: "\n")).prefix(200) {
      let line = TextRule.trimmed(String(decoding: bytes, as: UTF8.self))
      if line.hasPrefix("#+") || line == ":PROPERTIES:" { return .others(.org) }
      if OrgHeading.isTask(line) { return .others(.org) }
      if ["- [", "* [", "+ ["].contains(where: { line.hasPrefix($0) }),
        line.dropFirst(4).first == "]"
      {
        return .others(.markdown)
      }
      let task = TodoTxtLine(line)
      if task.priority != nil || task.created != nil || task.completed != nil { return .todoTxt }
    }
    return nil
  }
}

/// The first bytes of a file, read for detection and then yielded again with the rest.
package final class FileBeginning {
  /// A row of headings, with what may stand before it, is shorter.
  private static let length = 65_536

  package private(set) var bytes: [UInt8] = []
  private let source: ByteSource
  private var given = 0

  /// - Throws: what the source throws.
  package init(of source: @escaping ByteSource) throws {
    self.source = source
    var chunk = [UInt8](repeating: 0, count: Self.length)
    while bytes.count < Self.length {
      let count = try chunk.withUnsafeMutableBufferPointer { try source($0) }
      guard (0...chunk.count).contains(count) else {
        throw Failure(
          .misuse, "The source of a text gave \(count) bytes; asked for were up to \(chunk.count).")
      }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
  }

  /// All of the file.
  package func read(into buffer: UnsafeMutableBufferPointer<UInt8>) throws -> Int {
    guard given < bytes.count else { return try source(buffer) }
    let count = min(buffer.count, bytes.count - given)
    for index in 0..<count { buffer[index] = bytes[given + index] }
    given += count
    return count
  }
}
