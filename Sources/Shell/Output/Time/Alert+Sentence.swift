import TaskcoreSwift

extension Alert {
  /// `Pay rent, today 17:00`, or `Focus session is over`
  var sentence: Message {
    switch kind {
    case .focus: "\(title) is over"
    case .task, .event:
      label.isEmpty
        ? Message(verbatim: title)
        : "\(title), \(label.prefix(1).lowercased() + label.dropFirst())"
    }
  }
}
