package import Localization

extension Party {
  /// What is wrong with each of its identifiers that has check digits; nothing of right ones.
  package var mistakes: [Property: Message] {
    var mistakes: [Property: Message] = [:]
    for property in Self.checkedIdentifiers {
      if let mistake = mistake(in: property) { mistakes[property] = mistake }
    }
    return mistakes
  }
}
