import Domain
import Localization

/// The key by which a caller identifies a record of one kind.
enum RecordKey {
  case uid
  /// The name keeps to the rule.
  case uidOrName(TextRule)
  case uidOrNumber

  /// What the parameter is called.
  var field: String {
    switch self {
    case .uid: "uid"
    case .uidOrName: "uid_or_name"
    case .uidOrNumber: "uid_or_number"
    }
  }

  var words: Message {
    switch self {
    case .uid: "uid"
    case .uidOrName: "uid or name"
    case .uidOrNumber: "uid or number"
    }
  }
}
