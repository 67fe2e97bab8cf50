import TaskcoreSwift

/// The commands that the demo's made-up user typed in the last month.
struct DemoScript {
  /// A command, and the time at which it was typed.
  struct Step {
    /// How many days after today: less than 0, and 1 for what was typed just now, which may be after midnight.
    let day: Int
    let hour: Int
    let minute: Int
    /// How long ago it was at least.
    let minutesAgo: Int
    let command: String
  }

  let today: CalendarDate
  /// In the order of time.
  private(set) var steps: [Step] = []

  init(today: CalendarDate) {
    self.today = today
    settle()
    workThroughTheMonth()
    sendInvoices()
    fillTheCalendar()
    addWhatIsOpen()
    beginToday()
    // Of equal times, the first one added comes first.
    steps = steps.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      return (first.day, first.hour, first.minute, one.offset)
        < (second.day, second.hour, second.minute, other.offset)
    }.map(\.element)
  }

  /// Adds commands that are typed one after the other.
  mutating func type(_ day: Int, _ hour: Int, _ minute: Int = 0, _ commands: [String]) {
    steps += commands.map {
      Step(day: day, hour: hour, minute: minute, minutesAgo: 1, command: $0)
    }
  }

  /// Adds a command that was typed today, so many minutes ago.
  mutating func type(minutesAgo: Int, _ command: String) {
    steps.append(Step(day: 1, hour: 23, minute: 59, minutesAgo: minutesAgo, command: command))
  }

  /// `2026-12-24`, so many days after today.
  func date(_ day: Int) -> String { today.adding(day).text }

  /// 1 for Monday to 7 for Sunday.
  func weekday(_ day: Int) -> Int {
    let index = (today.adding(day).daysSince1970 + 3) % 7
    return (index < 0 ? index + 7 : index) + 1
  }
}
