import TaskcoreSwift

extension ImportNote {
  /// `calendar.ics:12: VEVENT: There is...`; without a line, `calendar.ics: 3 values of...`
  func text(inFile name: String) -> Message {
    let place = line > 0 ? "\(name):\(line)" : name
    let component = component.isEmpty ? "" : "\(component): "
    return Message(verbatim: "\(place): \(component)\(message)")
  }
}
