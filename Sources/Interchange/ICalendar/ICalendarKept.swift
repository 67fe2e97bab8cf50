import Domain

/// The parts of the original component that are preserved with a task or an event:
///
///     {"icalendar":{"lines":["CLASS:PRIVATE"],"instead":[["PRIORITY:3","PRIORITY:2"]],
///       "parts":[["BEGIN:VALARM","ACTION:EMAIL","END:VALARM"]]}}
struct ICalendarKept {
  static let format = FormatKept(name: "icalendar")

  /// Properties that have no place here, without folds.
  var lines: [String] = []
  /// For what would be written, by its key, what was read, which means the same.
  var instead: [(key: String, lines: [String])] = []
  /// The components in it that have no place here.
  var parts: [[String]] = []

  init() {}

  /// What was kept in a form that nobody wrote does not count.
  init(_ text: String?) throws {
    guard let value = try Self.format.value(in: text) else { return }
    lines = Self.texts(value["lines"]).filter { ContentLine(text: $0)?.isBoundary == false }
    for entry in (try? value["instead"]?.array()) ?? [] {
      let texts = Self.texts(entry)
      guard let key = texts.first else { continue }
      instead.append((key, texts.dropFirst().filter(Self.isWritable)))
    }
    for entry in (try? value["parts"]?.array()) ?? [] {
      let texts = Self.texts(entry)
      if texts.allSatisfy(Self.isWritable) { parts.append(texts) }
    }
  }

  /// The same, with what other formats keep in `text`; nil when nothing is kept.
  func text(besides text: String?) throws -> String? {
    var members: [JSONValue.Member] = []
    if !lines.isEmpty { members.append(.init("lines", Self.array(lines))) }
    if !instead.isEmpty {
      let entries = instead.map { Self.array([$0.key] + $0.lines) }
      members.append(.init("instead", .array(entries)))
    }
    if !parts.isEmpty { members.append(.init("parts", .array(parts.map(Self.array)))) }
    return try Self.format.replacing(members.isEmpty ? nil : .object(members), in: text)
  }

  /// The same without some lines; what was read instead of something only counts as a whole.
  func without(_ isLeftOut: (String) -> Bool) -> ICalendarKept {
    var kept = self
    kept.lines.removeAll(where: isLeftOut)
    kept.instead.removeAll { $0.lines.contains(where: isLeftOut) }
    kept.parts = parts.map { part in part.filter { !isLeftOut($0) } }
    return kept
  }

  var allLines: [String] { lines + instead.flatMap(\.lines) + parts.joined() }

  /// What has no place here, of what a task keeps: the names of its properties and components.
  static func names(in value: JSONValue) -> [String] {
    let lines = texts(value["lines"]).compactMap { ContentLine(text: $0)?.name }
    let parts = ((try? value["parts"]?.array()) ?? []).compactMap { part in
      texts(part).first.flatMap { ContentLine(text: $0)?.value }
    }
    return lines + parts
  }

  /// What to write for some lines.
  func lines(for block: ComponentBlock) -> [String] {
    instead.first { $0.key.utf8.elementsEqual(block.key.utf8) }?.lines ?? block.lines
  }

  /// Whether a line can have it.
  static func isWritable(_ text: String) -> Bool {
    ContentLine(text: text) != nil
      && !text.utf8.contains { $0 < 0x20 && $0 != UInt8(ascii: "\t") }
  }

  private static func texts(_ value: JSONValue?) -> [String] {
    (try? value?.array().map { try $0.string() }) ?? []
  }

  private static func array(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }
}
