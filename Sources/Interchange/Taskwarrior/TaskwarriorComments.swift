import Domain

/// Data of comments that annotations cannot hold: `[{"entry":"20261224T160000Z","uid":"…"}]`.
struct TaskwarriorComments {
  struct Link {
    var uid: String
    var created: Instant
    var modified: Instant?
  }

  /// By the second in which the annotation was written.
  private var links: [(entry: Instant, link: Link)] = []

  init() {}

  /// What is no such list says nothing.
  init(_ text: String?, time: TaskwarriorTime) {
    guard let text, let values = try? JSONValue(text: text).array() else { return }
    for value in values {
      guard let entry = try? value["entry"].map(time.instant),
        let uid = (try? value["uid"]?.string()).flatMap({ try? TextRule.uid.line($0) })
      else { continue }
      func instant(_ name: String) -> Instant? {
        (try? value[name]?.string()).flatMap { Instant(text: $0) }
      }
      let link = Link(uid: uid, created: instant("created") ?? entry, modified: instant("modified"))
      links.append((entry, link))
    }
  }

  subscript(entry: Instant) -> Link? {
    links.first { $0.entry.isInSecond(of: entry) }?.link
  }

  mutating func add(_ comment: Comment, writtenAt entry: Instant) {
    links.append(
      (entry, Link(uid: comment.uid, created: comment.created, modified: comment.modified)))
  }

  /// Nil when there is nothing to say.
  var text: String? {
    if links.isEmpty { return nil }
    return JSONValue.array(
      links.map { entry, link in
        var members = [
          JSONValue.Member("entry", .string(TaskwarriorTime.nearestText(entry))),
          JSONValue.Member("uid", .string(link.uid)),
        ]
        if link.created != entry { members.append(.init("created", .string(link.created.text))) }
        if let modified = link.modified {
          members.append(.init("modified", .string(modified.text)))
        }
        return .object(members)
      }
    ).text
  }
}
