extension LocalMoment {
  /// Reads a date as people write it, in the store's zone.
  ///
  /// - Throws: a usage error for anything else.
  init(_ word: Word, in store: Store) throws {
    switch try Moment(word, in: store) {
    case .none: throw ShellError.usage("\(word.text.quoted) is no date.", at: word)
    case .date(let date): self.init(date)
    case .instant(let instant): self.init(try store.localTime(instant))
    }
  }
}
