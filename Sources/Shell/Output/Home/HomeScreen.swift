import Platform
import TaskcoreSwift

/// The content of the home screen: the library's screen of tasks, and today's events and figures.
struct HomeScreen {
  let tasks: Home
  /// Its sections, with subtasks below their parents.
  let sections: [HomeSection]
  /// Those of today and tomorrow that are not over.
  let events: [AgendaEntry]
  let today: CalendarDate
  /// Nil when a query was asked for.
  let day: Day?
  let focus: FocusSession?
  /// How many rounds of focus there are up to a long break.
  let rounds: Int64
  /// Nil when nobody is needed for the sync, and when a query was asked for.
  let sync: SyncNotice?

  /// The progress of today.
  struct Day {
    let score: Score
    /// Reminders that became due and are still to be dealt with.
    let alerts: Int
  }

  private static let maximumEvents: Int64 = 100

  /// Reads it; with a query, what that finds and nothing else.
  init(_ query: QueryText, sectionLimit: Int64, in store: Store) throws {
    tasks = try store.home(query, sectionLimit: sectionLimit)
    sections = try HomeSection.sections(of: tasks, in: store)
    let now = try store.now()
    today = try store.today()
    guard query.bytes.isEmpty else {
      (events, day, focus, rounds, sync) = ([], nil, nil, 0, nil)
      return
    }
    var agenda = AgendaQuery(days: try Period([], days: 2, in: store).days)
    agenda.contents = .events
    agenda.limit = Self.maximumEvents
    events = try store.agenda(agenda, checking: Interrupt.check).filter {
      $0.interval.end > now || $0.eventKind == .deadline
    }
    day = Day(
      score: try store.score(PastDays(), project: nil, tag: nil),
      alerts: try store.alerts(limit: 100).count)
    focus = try store.focusSession()
    rounds = focus == nil ? 0 : try store.focusRounds()
    sync = try SyncNotice(of: store)
  }

  /// How many of the tasks for today are open still.
  var openToday: Int64 {
    let kinds: [Home.Section.Kind?] = [.overdue, .morning, .afternoon, .evening]
    return tasks.sections.reduce(0) { $0 + (kinds.contains($1.kind) ? $1.total : 0) }
  }
}
