/// A column of a table of tasks; the names are those of Taskcore's own files.
enum CSVColumn: String, CaseIterable {
  case uid
  case title
  case notes
  case project
  case tags
  case priority
  case favourite
  case slot
  case start
  case due
  case estimatedDuration = "estimated_duration_s"
  case url
  case reminders
  case repeatRule = "repeat_rule"
  case parent
  case dependsOn = "depends_on"
  case status
  case position
  case created
  case modified
  case completed
  case deleted

  /// How many columns of others a table may have.
  static let maximumOtherCount = 1_000
}
