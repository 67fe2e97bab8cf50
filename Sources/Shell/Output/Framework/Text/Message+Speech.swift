import Localization
import Platform

/// What the shell says, in the language of the person at the terminal. It stands here for all files.
typealias Message = Localization.Message

/// The language of this program's output, which is global: one program has one reader.
enum Speech {
  private static let current = Lock(Locale.english)

  /// English until a store is open, whose device says otherwise.
  static var locale: Locale {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}

extension Message {
  /// What is printed of it: the only place where a message becomes a text for people.
  var text: String { Speech.locale.text(self) }

  /// What people read of an answer.
  static func yesOrNo(_ isYes: Bool) -> Message { isYes ? "yes" : "no" }

  /// How many columns of a terminal it takes.
  var displayWidth: Int { text.displayWidth }

  /// A message that is too long for one line of the source.
  static func + (first: Message, second: Message) -> Message { first.followed(by: second) }

  /// With another one behind it, which is a sentence of its own or empty.
  func appending(_ other: Message) -> Message {
    other.isEmpty ? self : [self, other].joined(separator: "")
  }
}
