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

  /// The text of English.
  var englishForm: String {
    guard let plural, plural.count != 1 else { return key }
    return plural.key
  }
}
