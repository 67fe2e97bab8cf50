import Domain

/// Own fields as properties of iCalendar: `X-TASKCORE-FIELD-STORY-POINTS;X-TASKCORE-KIND=NUMBER:3`.
enum FieldLines {
  static let prefix = "X-TASKCORE-FIELD-"
  static let kind = "X-TASKCORE-KIND"

  static func block(_ value: FiledFieldValue) -> ComponentBlock {
    let name = prefix + ASCIICase.upper(exchanging("_", for: "-", in: value.name))
    let parameter = value.kind.map { ";\(kind)=\($0.icalendarText)" } ?? ""
    let text =
      switch value.kind {
      case .duration: Int64(value.text).map { ICalendarDuration.text(seconds: $0) } ?? value.text
      case .number, .date: value.text
      case .text, .choice, nil: ICalendarText.text(value.text)
      }
    return ComponentBlock(name, "\(name)\(parameter):\(text)")
  }

  /// A name of iCalendar has no underscores, and that of a field no hyphens.
  private static func exchanging(
    _ old: Character, for new: Character, in name: String
  ) -> String {
    String(name.map { $0 == old ? new : $0 })
  }

  /// Those among the lines that only Taskcore writes, in the order of their names.
  static func values(in own: [String: ContentLine]) -> [FiledFieldValue] {
    own.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }.compactMap { name, line in
      let field = exchanging("-", for: "_", in: String(name.dropFirst(prefix.count))).lowercased()
      let kind = line.parameter(Self.kind).flatMap { CustomField.Kind(icalendarText: $0) }
      let text: String? =
        switch kind {
        case .duration: ICalendarDuration.seconds(of: line.value).map { String($0) }
        case .number, .date: line.value
        case .text, .choice, nil: ICalendarText.plain(line.value)
        }
      guard let text, !text.isEmpty else { return nil }
      return FiledFieldValue(name: field, kind: kind, text: text)
    }
  }
}

extension CustomField.Kind {
  private static let texts: [(CustomField.Kind, String)] = [
    (.text, "TEXT"), (.number, "NUMBER"), (.date, "DATE"), (.duration, "DURATION"),
    (.choice, "CHOICE"),
  ]

  fileprivate var icalendarText: String { Self.texts.first { $0.0 == self }?.1 ?? "TEXT" }

  fileprivate init?(icalendarText text: String) {
    guard let kind = Self.texts.first(where: { $0.1 == ASCIICase.upper(text) })?.0 else {
      return nil
    }
    self = kind
  }
}
