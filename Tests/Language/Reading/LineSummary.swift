import Domain
import Language

/// What a line of quick add says but for the title, as the files of `Tests/Language/Lines` write it.
func lineSummary(of input: TaskInput) -> String {
  var parts: [String] = []
  if case .some(.some(let due)) = input.due { parts.append("due \(lineText(of: due))") }
  if case .some(.some(let rule)) = input.repeatRule {
    let isAfterCompletion = input.repeatMode == .afterCompletion
    parts.append("repeats " + (isAfterCompletion ? "after completion " : "") + rule.text)
  }
  if let slot = input.slot { parts.append("\(slot)") }
  if case .some(.some(let start)) = input.start { parts.append("start \(lineText(of: start))") }
  if case .some(.some(let planned)) = input.planned {
    parts.append("planned \(lineText(of: planned))")
  }
  if case .some(.some(let until)) = input.until { parts.append("until \(lineText(of: until))") }
  for reminder in input.reminders ?? [] {
    if case .relative(.due, let offset) = reminder { parts.append("remind due\(offset)") }
  }
  if case .some(.some(let seconds)) = input.estimatedDuration { parts.append("takes \(seconds) s") }
  if case .name(let name) = input.project { parts.append("project \(name)") }
  if case .some(.some(let section)) = input.sectionUID { parts.append("section \(section)") }
  parts += input.tagsAdded.sorted().map { "tag \($0)" }
  if let priority = input.priority {
    parts.append(priority == .none ? "no priority" : "P\(priority.rawValue)")
  }
  if input.isFavourite == true { parts.append("favourite") }
  if let notes = input.notes { parts.append("notes \(notes)") }
  return parts.joined(separator: "; ")
}

/// In UTC, with the seconds where there are some.
func lineText(of moment: Moment) -> String {
  guard case .dateTime(let instant) = moment else { return moment.text }
  let text = Array(instant.text.utf8)
  let time = text[11..<(text[17..<19].elementsEqual("00".utf8) ? 16 : 19)]
  return String(decoding: text[..<10], as: UTF8.self) + " " + String(decoding: time, as: UTF8.self)
}
