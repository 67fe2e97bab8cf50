import TaskcoreSwift

extension ImportNote {
  /// `calendar.ics:12: VEVENT: There is...`
  func text(inFile name: String) -> String {
    let component = component.isEmpty ? "" : "\(component): "
    return "\(name):\(line): \(component)\(message)"
  }
}
