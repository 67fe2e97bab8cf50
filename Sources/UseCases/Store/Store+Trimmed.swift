import Domain
import Localization

extension Store {
  /// How a sentence goes on that says that nothing was found in the change log; nil when it is whole.
  func nothingLeft(to what: Message) throws -> Message {
    guard let trimmed = try changeLogTrimmed() else { return "\(what)." }
    return "\(what): the change log was trimmed up to \(trimmed.text)."
  }
}
