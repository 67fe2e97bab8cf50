extension Message {
  /// What people read, in the language of a catalogue; in English where the catalogue lacks it.
  package func text(in catalogue: Catalogue) -> String {
    let form = catalogue.form(of: self)
    let text = MessageFormat.filled(form.text) { number in
      guard arguments.indices.contains(number) else { return "" }
      return switch arguments[number] {
      case .text(let text): text
      case .message(let message): message.text(in: catalogue)
      }
    }
    return form.isTranslated ? catalogue.marked(text) : text
  }

  /// The text of English, without the context that tells two equal ones apart.
  var englishForm: String {
    if let plural, plural.count != 1 { return plural.key }
    var key = key
    guard let end = key.withUTF8({ $0.firstIndex(of: Self.endOfContext) }) else { return key }
    return String(decoding: key.utf8.dropFirst(end + 1), as: UTF8.self)
  }

  private static let endOfContext: UInt8 = 4
}
