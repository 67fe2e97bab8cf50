import Domain

/// The repositories of all kinds of records.
struct Records {
  let events: SQLiteEventRepository
  let completions: SQLiteRecordRepository<Completion>
  let alerts: SQLiteAlertRepository
  let focusSessions: SQLiteFocusSessionRepository
  let settings: SQLiteRecordRepository<Setting>
  let holidays: SQLiteRecordRepository<Holiday>
  let purgedTasks: SQLiteRecordRepository<PurgedTask>
  let postponements: SQLiteRecordRepository<Postponement>

  init(
    _ database: Database, log: ChangeLog, reminders: ReminderQueue, zone: any Zone,
    almanac: any Almanac
  ) {
    events = SQLiteEventRepository(
      database, log: log, reminders: reminders, zone: zone, almanac: almanac)
    completions = SQLiteRecordRepository(database, log: log, table: "completion")
    alerts = SQLiteAlertRepository(database, log: log, reminders: reminders)
    focusSessions = SQLiteFocusSessionRepository(database, log: log)
    settings = SQLiteRecordRepository(database, log: log, table: "setting")
    holidays = SQLiteRecordRepository(database, log: log, table: "holiday")
    purgedTasks = SQLiteRecordRepository(database, log: log, table: "purged_task")
    postponements = SQLiteRecordRepository(database, log: log, table: "postponement")
  }
}
