import TaskcoreSwift

extension ImportNote {
  /// `calendar.ics:12: VEVENT: There is...`
  func text(inFile name: String) -> Message {
    let component = component.isEmpty ? "" : "\(component): "
    return Message(verbatim: "\(name):\(line): \(component)\(message)")
  }
}
