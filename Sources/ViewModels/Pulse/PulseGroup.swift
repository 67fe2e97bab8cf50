package import Domain

/// The completions in one project, at one priority, on one weekday or in one hour.
package struct PulseGroup: Equatable, Sendable {
  /// A project's id, or 0 for those that were deleted; a priority; 1 for Monday to 7; 0 to 23.
  package var key: Int64
  /// `Home`, `P0`, `Monday` or `09:00`.
  package var label: String
  package var tally: Tally
  /// The days of the range that have it.
  package var dayCount: Int
  package var colour = ColourToken.black
}

extension Pulse {
  /// With completions, most points first.
  package func projectGroups(_ wording: Wording = .english) -> [PulseGroup] {
    projects.map { item in
      PulseGroup(
        key: item.project?.id ?? 0, label: wording.name(of: item.project),
        tally: item.tally, dayCount: days.count, colour: item.project?.colour ?? .grey)
    }
  }

  /// All five, P0 first.
  package func priorityGroups(_ wording: Wording = .english) -> [PulseGroup] {
    zip(Priority.allCases, priorities).map { priority, tally in
      PulseGroup(
        key: Int64(priority.rawValue), label: wording.label(of: priority), tally: tally,
        dayCount: days.count, colour: Row.colour(of: priority))
    }
  }

  /// All seven, from the first day of the week.
  package func weekdayGroups(_ wording: Wording = .english) -> [PulseGroup] {
    weekdays.map { group in
      PulseGroup(
        key: Int64(group.key), label: wording.weekday(group.key), tally: group.tally,
        dayCount: group.dayCount)
    }
  }

  /// All 24.
  package func hourGroups(_ wording: Wording = .english) -> [PulseGroup] {
    hours.map { group in
      PulseGroup(
        key: Int64(group.key), label: wording.hour(group.key), tally: group.tally,
        dayCount: group.dayCount)
    }
  }
}
