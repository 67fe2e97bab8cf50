import TaskcoreSwift

/// The result of one check of `doctor`.
struct Check {
  /// What it is about: `store`.
  let area: Area
  let state: State
  /// A full sentence.
  let message: Message
  /// The command that fixes it; nil when there is nothing to fix.
  var mend: String?

  enum Area: String, CaseIterable {
    case store
    case time
    case language
    case libraries
    case terminal
    case settings

    var title: Message {
      switch self {
      case .store: "Store"
      case .time: "Time"
      case .language: "Language"
      case .libraries: "Libraries"
      case .terminal: "Terminal"
      case .settings: "Settings"
      }
    }

    /// As a table has it.
    var word: Message {
      switch self {
      case .store: "store"
      case .time: "time"
      case .language: "language"
      case .libraries: "libraries"
      case .terminal: "terminal"
      case .settings: "settings"
      }
    }
  }

  enum State: String {
    case ok
    /// Something is missing that not everybody needs.
    case warning
    /// Something does not work.
    case problem

    var word: Message {
      switch self {
      case .ok: "ok"
      case .warning: "warning"
      case .problem: "problem"
      }
    }

    var style: Style {
      switch self {
      case .ok: .green
      case .warning: .yellow
      case .problem: .red
      }
    }
  }

  static func ok(_ area: Area, _ message: Message) -> Check {
    Check(area: area, state: .ok, message: message)
  }

  static func warning(_ area: Area, _ message: Message, mend: String?) -> Check {
    Check(area: area, state: .warning, message: message, mend: mend)
  }

  static func problem(_ area: Area, _ message: Message, mend: String?) -> Check {
    Check(area: area, state: .problem, message: message, mend: mend)
  }
}

extension Check: Record {
  static let fieldNames = ["area", "state", "message", "mend"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [
      .text(area.rawValue), .text(state.rawValue), .text(message.description),
      mend.map { .text($0) } ?? .null,
    ]
  }
}
