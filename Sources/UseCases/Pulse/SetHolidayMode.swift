package import Domain

/// Starts an open-ended holiday, or ends it.
package final class SetHolidayMode: CreatingUseCase {
  /// It begins today. The last day of one that is ended is yesterday; one that began today goes. What is
  /// so already stays as it is.
  package func run(_ isOn: Bool, at now: Instant) throws {
    let today = store.days.day(containing: now)
    try store.write(isOn ? .addHoliday : .endHoliday, at: now) {
      let going = try store.holidays.all().filter { $0.last == nil && $0.first <= today }
      if !isOn {
        for holiday in going { try end(holiday, before: today) }
      } else if going.isEmpty {
        _ = try AddHoliday(store, newUID: newUID).run(from: today, through: nil, at: now)
      }
    }
  }

  private func end(_ holiday: Holiday, before today: CalendarDate) throws {
    guard holiday.first < today, let yesterday = today.adding(days: -1) else {
      return try store.holidays.remove(holiday)
    }
    var ended = holiday
    try ended.setLast(yesterday)
    try store.holidays.save(ended, over: holiday)
  }
}
