import Domain
import Language
import TestSupport
import Testing

/// Filters from the documentation of Taskwarrior and Todoist, with the tasks that they find here, or what is
/// said of those that cannot be asked for.
@Suite struct PeerFilterTests {
  let test: TestStore

  /// Thursday, 15 January 2026, 12:00.
  init() throws {
    test = try TestStore()
    func date(_ text: String) -> Moment? { CalendarDate(text: text).map { .date($0) } }
    func time(_ text: String) -> Moment? { Instant(text: text).map { .dateTime($0) } }
    _ = try test.add("Write report") {  // 1
      $0.due = date("2026-01-15")
      $0.priority = .p1
      $0.tags = ["work"]
      $0.notes = "for the board"
    }
    _ = try test.add("Call plumber") {  // 2
      $0.due = date("2026-01-10")
      $0.tags = ["home", "waiting"]
    }
    _ = try test.add("Buy milk") { $0.priority = .p3 }  // 3
    _ = try test.add("Team meeting") {  // 4
      $0.due = time("2026-01-15T16:00:00Z")
      $0.tags = ["work", "workshop"]
      $0.priority = .p0
    }
    _ = try test.add("Pay rent") {  // 5
      $0.due = date("2026-01-20")
      $0.repeatRule = try? RepeatRule("FREQ=MONTHLY")
    }
    _ = try test.add("Plan today's talk") { $0.due = date("2026-02-10") }  // 6
    _ = try test.add("Slides") { $0.parent = 6 }  // 7
    _ = try test.add("Silkscreen") {  // 8
      $0.due = date("2026-01-16")
      $0.dependencies = [3]
    }
  }

  /// Filter, a tab, and the ids that it finds, or `!` and the beginning of what is said.
  private static let peers = """
    today\t1 4
    overdue\t2
    (today | overdue) & !@waiting\t1 4
    today | overdue\t1 2 4
    today or overdue\t1 2 4
    today and not @work\t
    tomorrow\t8
    yesterday\t
    no date\t3 7
    no due date\t3 7
    !no date\t1 2 4 5 6 8
    1-3\t1 2 3
    1,3\t1 3
    1-2,5\t1 2 5
    no time\t1 2 3 5 6 7 8
    !no time\t4
    7 days\t1 4 5 8
    next 7 days\t1 4 5 8
    next 5 days\t1 4 8
    next 2 days & !today\t8
    30 days\t1 4 5 6 8
    recurring\t5
    !recurring\t1 2 3 4 6 7 8
    no date & !recurring\t3 7
    subtask\t7
    !subtask\t1 2 3 4 5 6 8
    no labels\t3 5 6 7 8
    !no labels\t1 2 4
    no priority\t
    p1\t1
    p0\t4
    p3\t3
    p0 | p1\t1 4
    (p0 | p1) & today\t1 4
    p4\t!There is no P4
    view all\t1 2 3 4 5 6 7 8
    all\t1 2 3 4 5 6 7 8
    @work\t1 4
    @work*\t1 4
    @*shop\t4
    @*ork*\t1 4
    !@work*\t2 3 5 6 7 8
    @work & @workshop\t4
    @work | @home\t1 2 4
    @nowhere\t!There is no tag “nowhere”
    @hom\t!There is no tag “hom”; did you mean “home”?
    #Inbox\t1 2 3 4 5 6 7 8
    ##Inbox\t1 2 3 4 5 6 7 8
    #Inb*\t1 2 3 4 5 6 7 8
    #Inbox & !today\t2 3 5 6 7 8
    !#Inbox\t
    /Meetings\t
    !/*\t1 2 3 4 5 6 7 8
    search: milk\t3
    search: meeting | search: report\t1 4
    search: team meeting\t4
    search: meeting & today\t4
    created: today\t1 2 3 4 5 6 7 8
    created before: -365 days\t
    created after: -365 days\t1 2 3 4 5 6 7 8
    created before: today\t
    created after: yesterday\t1 2 3 4 5 6 7 8
    added before: -30 days\t
    due before: today\t2
    due after: today\t5 6 8
    due: today\t1 4
    date: today\t1 4
    date before: today\t2
    date before: jan 16\t1 2 4
    date after: in 3 days\t5 6
    due before: +8 hours\t2 4
    due before: +8 hours & !overdue\t4
    due before: next week\t1 2 4 8
    due before: tomorrow & !overdue\t1 4
    date before: sat\t1 2 4 8
    Jan 20\t5
    20 Jan\t5
    2026-01-20\t5
    next friday\t
    friday\t8
    tuesday\t5
    thursday\t
    january\t1 2 4 5 8
    february\t6
    this week\t1 4 8
    next week\t5
    this month\t1 2 4 5 8
    next month\t6
    this year\t1 2 4 5 6 8
    last week\t2
    weekend\t
    assigned to: me\t!There are no people
    added by: me\t!There are no people
    workspace: Mine\t!There are no people
    today, overdue\t!A query makes one list
    today , overdue\t!A query makes one list
    p1 & (today | tomorrow)\t1
    (p1 & today) | (p0 & today)\t1 4
    ((today | overdue) & @work) | @home\t1 2 4
    !(@work | @home) & no date\t3 7
    overdue & @waiting\t2
    "today"\t6
    plan today\t6
    +work\t1 4
    +work -workshop\t1
    -work\t2 3 5 6 7 8
    +work or +home\t1 2 4
    +work and +workshop\t4
    +work xor +home\t1 2 4
    +work xor +workshop\t1
    (+work or +home) priority:P1\t1
    ( +work or +home ) and due.before:today\t2
    due:today\t1 4
    due:tomorrow\t8
    due.is:today\t1 4
    due.not:today\t2 3 5 6 7 8
    due.before:today\t2
    due.after:today\t5 6 8
    due.by:today\t1 2 4
    due.any:\t1 2 4 5 6 8
    due.none:\t3 7
    due.has:1\t!“due” is no text
    due.before:friday\t1 2 4
    due.after:2026-01-31\t6
    due<today\t2
    due<=today\t1 2 4
    due>today\t5 6 8
    due==today\t1 4
    due!=today\t2 3 5 6 7 8
    priority:H\t1
    priority:L\t3
    priority.not:H\t2 3 4 5 6 7 8
    priority.any:\t1 2 3 4 5 6 7 8
    priority.none:\t
    priority.over:L\t1 2 4 5 6 7 8
    priority.under:H\t2 3 5 6 7 8
    pri:H\t1
    project:Inbox\t1 2 3 4 5 6 7 8
    project:\t1 2 3 4 5 6 7 8
    project.none:\t1 2 3 4 5 6 7 8
    project.any:\t
    project.is:Inbox\t1 2 3 4 5 6 7 8
    project.not:Inbox\t
    project.startswith:In\t1 2 3 4 5 6 7 8
    project.has:box\t1 2 3 4 5 6 7 8
    project.hasnt:box\t
    description.has:ilk\t3 8
    description.contains:MEET\t4
    description.hasnt:a\t1 3 7 8
    description.startswith:Buy\t3
    description.left:Buy\t3
    description.endswith:milk\t3
    description.right:milk\t3
    description.word:milk\t3
    description.word:ilk\t
    description.noword:milk\t1 2 4 5 6 7 8
    description.is:Slides\t7
    description.isnt:Slides\t1 2 3 4 5 6 8
    description:milk\t3
    description~mi.k\t!There are no regular expressions
    /mi.k/\t!There are no regular expressions
    milk\t3
    buy milk\t3
    tags.any:\t1 2 4
    tags.none:\t3 5 6 7 8
    tags.has:shop\t4
    tag:work\t1 4
    notes.has:oar\t1
    notes.any:\t1
    status:pending\t1 2 3 4 5 6 7 8
    status:completed\t
    status.not:completed\t1 2 3 4 5 6 7 8
    status:waiting\t!A status is open
    status:recurring\t!A status is open
    recur:monthly\t5
    recur.any:\t5
    recur:none\t1 2 3 4 6 7 8
    recur:weekly\t
    urgency>12\t1 2 4
    urgency<4\t7
    urgency.over:12\t1 2 4
    uuid:uid-\t1 2 3 4 5 6 7 8
    1\t1
    1 3 7\t1 3 7
    id:1,3\t1 3
    +OVERDUE\t2
    +TODAY\t1 4
    +DUETODAY\t1 4
    +TOMORROW\t8
    +WEEK\t1 4 8
    +MONTH\t1 2 4 5 8
    +YEAR\t1 2 4 5 6 8
    +DUE\t1 2 4 5 8
    +BLOCKED\t8
    +UNBLOCKED\t1 2 3 4 5 6 7
    +BLOCKING\t3
    +READY\t1 2 3 4 5 6 7
    +READY or +BLOCKED\t1 2 3 4 5 6 7 8
    +ACTIVE\t
    +SCHEDULED\t
    +WAITING\t
    +UNTIL\t
    +PENDING\t1 2 3 4 5 6 7 8
    +COMPLETED\t
    +TAGGED\t1 2 4
    +PROJECT\t
    +PRIORITY\t1 2 3 4 5 6 7 8
    +INSTANCE\t5
    +TAGGED +OVERDUE\t2
    +LATEST\t!“+LATEST” cannot be asked for
    +ANNOTATED\t!“+ANNOTATED” cannot be asked for
    +UDA\t!“+UDA” cannot be asked for
    entry.after:yesterday\t1 2 3 4 5 6 7 8
    end.any:\t
    wait:any\t
    scheduled.any:\t
    limit:2 due.any:\t1 2
    projct:Home\t!There is no key “projct”: did you mean “project”?
    due.befor:today\t!There is no “.befor”
    """

  @Test("Each finds what its documentation says, or says what finds the nearest")
  func peers() throws {
    let tags = QueryTags(
      isKnown: { try test.store.tags.find(named: $0) != nil },
      names: { try test.store.countedTags().map(\.name) })
    let reader = QueryReader(now: test.now, zone: test.store.zone, tags: tags)
    var count = 0
    for line in Self.peers.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      let (text, expected) = (String(parts[0]), String(parts[1]))
      count += 1
      do {
        let ids = try test.rows(reader.query(text)) { $0.id }
        #expect(ids.sorted().map { String($0) }.joined(separator: " ") == expected, "\(text)")
        let kept = try reader.stored(reader.canonical(text))
        #expect(try test.rows(kept) { $0.id } == ids, "\(text)")
      } catch let failure as Failure {
        #expect(expected.hasPrefix("!"), "\(text): \(failure.message)")
        #expect(
          failure.message.description.hasPrefix(expected.dropFirst()), "\(text): \(failure.message)"
        )
        #expect(failure.position != nil, "\(text)")
      }
    }
    #expect(count > 150)
  }
}
