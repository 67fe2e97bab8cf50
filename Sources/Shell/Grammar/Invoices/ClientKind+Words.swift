import TaskcoreSwift

extension Client.Kind {
  /// As it is typed.
  var word: String {
    switch self {
    case .business: "business"
    case .privatePerson: "private"
    case .publicBody: "public"
    }
  }

  /// As it is shown.
  var label: Message {
    switch self {
    case .business: "business"
    case .privatePerson: "private person"
    case .publicBody: "public body"
    }
  }

  /// Nothing is a business.
  ///
  /// - Throws: a usage error for another word.
  init(word: Word) throws {
    let text = word.text.lowercased()
    let known = Self.allCases.first { $0.word == text || $0.rawValue == text }
    guard let kind = known ?? (text.isEmpty ? .business : nil) else {
      throw ShellError.usage(
        "\(word.text.quoted) is no kind of client: business, private and public are.")
    }
    self = kind
  }
}
