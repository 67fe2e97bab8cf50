import Domain
import Language

/// What a line of quick add says but for the title, as `docs/quick-add.md` writes it.
func summary(of input: TaskInput) -> String {
  var parts: [String] = []
  if case .some(.some(let due)) = input.due { parts.append("due \(text(of: due))") }
  if case .some(.some(let rule)) = input.repeatRule {
    let isAfterCompletion = input.repeatMode == .afterCompletion
    parts.append("repeats " + RepeatWording.text(rule, isAfterCompletion: isAfterCompletion))
  }
  if let slot = input.slot { parts.append("\(slot)") }
  if case .some(.some(let start)) = input.start { parts.append("start \(text(of: start))") }
  if case .some(.some(let planned)) = input.planned { parts.append("planned \(text(of: planned))") }
  if case .some(.some(let until)) = input.until { parts.append("until \(text(of: until))") }
  if let reminders = input.reminders { parts += reminders.map { "remind \($0.text)" } }
  if case .name(let name) = input.project { parts.append("project \(name)") }
  parts += input.tagsAdded.map { "tag \($0)" }
  if let priority = input.priority {
    parts.append(priority == .none ? "no priority" : "P\(priority.rawValue)")
  }
  if input.isFavourite == true { parts.append("favourite") }
  if case .some(.some(let seconds)) = input.estimatedDuration { parts.append("takes \(seconds) s") }
  if let notes = input.notes { parts.append("notes \(notes)") }
  return parts.joined(separator: "; ")
}

/// In UTC, without the seconds.
private func text(of moment: Moment) -> String {
  guard case .dateTime(let instant) = moment else { return moment.text }
  return String(instant.text.prefix(16)).replacing("T")
}

extension String {
  fileprivate func replacing(_ separator: Character) -> String {
    split(separator: separator).joined(separator: " ")
  }
}
