import TaskcoreSwift

extension Command {
  static let tag = Command(
    name: "tag", summary: "Rename, merge, colour or delete tags.",
    subcommands: [renameTag, mergeTags, colourTag, deleteTags],
    notes: ["Tasks get and lose tags with add and edit."],
    examples: [
      "tag rename bank money", "tag merge shop shopping into errand", "tag colour bank green",
      "tag delete bank shop",
    ])

  private static let renameTag = Subcommand(
    name: "rename", summary: "Give a tag another name.", synopsis: "NAME NEW-NAME",
    operands: Operands([.tag, .text], minimum: 2)
  ) { operands, _, session in
    try session.store().renameTag(operands[0].bytes, to: operands[1].bytes)
    try session.say("Renamed tag \(operands[0].text) to \(operands[1].text).")
  }

  private static let mergeTags = Subcommand(
    name: "merge", summary: "Make one tag of several.", synopsis: "NAME... into NAME",
    operands: Operands([.tag], minimum: 3, repeatsLast: true)
  ) { operands, _, session in
    guard let name = operands.last, operands[operands.count - 2].text == "into" else {
      throw ShellError.usage("Which tags into which? Usage: tag merge NAME... into NAME")
    }
    try session.store().mergeTags(operands.dropLast(2).map(\.bytes), into: name.bytes)
    let count = operands.count - 2
    try session.say(
      Message(
        count: count, "Merged \(count) tag into \(name.text).",
        "Merged \(count) tags into \(name.text)."))
  }

  private static let colourTag = Subcommand(
    name: "colour", summary: "Give a tag a colour.", synopsis: "NAME COLOUR",
    operands: Operands([.tag, .word(Colour.names)], minimum: 2)
  ) { operands, _, session in
    try session.store().setColour(try Colour(operands[1]), ofTag: operands[0].bytes)
    try session.say("Coloured tag \(operands[0].text).")
  }

  private static let deleteTags = Subcommand(
    name: "delete", summary: "Take tags from all tasks and events.", synopsis: "NAME... [--yes]",
    options: [.yes], operands: Operands([.tag], minimum: 1, repeatsLast: true)
  ) { operands, arguments, session in
    let store = try session.store()
    let count = operands.count
    let what: Message =
      count == 1
      ? "tag \(operands[0].text)" : Message(count: count, "\(count) tag", "\(count) tags")
    let names = Set(operands.map { $0.text.lowercased() })
    let tags = try store.tags().filter { names.contains($0.name.lowercased()) }
    let uses = tags.reduce(0) { $0 + $1.open + $1.completed }
    try session.confirm(
      "delete \(what), which \(uses) tasks have", count: Int(clamping: uses), arguments)
    try store.deleteTags(operands.map(\.bytes))
    try session.say("Deleted \(what).")
  }
}
