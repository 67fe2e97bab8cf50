import CSQLite
package import Domain

/// The urgency coefficients from the settings of a store at the last listing, for the order of lists and the
/// urgency that they show.
package final class UrgencyWeights {
  package internal(set) var coefficients = UrgencyCoefficients()

  /// What puts open tasks in the order of their urgency.
  ///
  /// Its first seven arguments are those of an ``Urgency``, the last of them now; then, whether the task is in progress, when
  /// it is planned for, whether it has a project, and its tags.
  func define(on database: Database) throws {
    try database.define("taskcore_urgency", argumentCount: 11, context: self) {
      context, _, arguments in
      guard let weights = sqlite3_user_data(context) else { return }
      func integer(_ index: Int) -> Int64 { sqlite3_value_int64(arguments?[index]) }
      func instant(_ index: Int) -> Instant? {
        sqlite3_value_type(arguments?[index]) == SQLITE_NULL
          ? nil : Instant(clamping: integer(index))
      }
      var urgency = Urgency(
        priority: Priority(rawValue: Int32(truncatingIfNeeded: integer(0))) ?? .none,
        due: instant(1), isFavourite: integer(2) != 0, created: Instant(clamping: integer(3)),
        isBlocked: integer(4) != 0, isBlocking: integer(5) != 0)
      urgency.isStarted = integer(7) != 0
      urgency.planned = instant(8)
      urgency.hasProject = integer(9) != 0
      urgency.tagCount = Int(clamping: integer(10))
      let coefficients = Unmanaged<UrgencyWeights>.fromOpaque(weights).takeUnretainedValue()
        .coefficients
      sqlite3_result_int(
        context, urgency.value(at: Instant(clamping: integer(6)), by: coefficients))
    }
  }
}

extension UrgencyCoefficients {
  /// The urgency of the open task `t` in SQL, with a parameter for now. What counts nothing is not read.
  func sql(
    due: String, planned plannedInstant: String, isBlocked: String, isBlocking: String
  ) -> String {
    let started = started == 0 ? "0" : "t.started_ms IS NOT NULL"
    let planned =
      planned == 0
      ? "NULL" : "coalesce(\(plannedInstant), taskcore_start_of_day(t.planned_date))"
    let project = project == 0 ? "0" : "t.project_id <> \(Project.inboxID)"
    let tags =
      tags == 0 ? "0" : "(SELECT count(*) FROM task_tag AS worn WHERE worn.task_id = t.id)"
    return
      "taskcore_urgency(t.priority, \(due), t.favourite, t.created_ms, \(isBlocked), \(isBlocking), ?, "
      + "\(started), \(planned), \(project), \(tags))"
  }
}
