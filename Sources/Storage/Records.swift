import Domain

/// The repositories of all kinds of records.
struct Records {
  let events: SQLiteEventRepository
  let completions: SQLiteCompletionRepository
  let alerts: SQLiteAlertRepository
  let focusSessions: SQLiteFocusSessionRepository
  let settings: SQLiteRecordRepository<Setting>
  let holidays: SQLiteRecordRepository<Holiday>
  let purgedTasks: SQLitePurgedTaskRepository
  let postponements: SQLitePostponementRepository

  init(
    _ database: Database, log: ChangeLog, reminders: ReminderQueue, zone: any Zone,
    almanac: any Almanac
  ) {
    events = SQLiteEventRepository(
      database, log: log, reminders: reminders, zone: zone, almanac: almanac)
    completions = SQLiteCompletionRepository(database, log: log)
    alerts = SQLiteAlertRepository(database, log: log, reminders: reminders)
    focusSessions = SQLiteFocusSessionRepository(database, log: log)
    settings = SQLiteRecordRepository(database, log: log, table: "setting")
    holidays = SQLiteRecordRepository(database, log: log, table: "holiday")
    purgedTasks = SQLitePurgedTaskRepository(database, log: log)
    postponements = SQLitePostponementRepository(database, log: log)
  }
}
