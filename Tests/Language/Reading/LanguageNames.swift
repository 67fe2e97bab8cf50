import Language

/// The names that lines are made of in each language, written down apart from the library's own tables.
struct LanguageNames {
  /// From Monday.
  let weekdays: [String]
  let months: [String]
  let today: String
  let tomorrow: String
  let afterTomorrow: String
  /// What stands between the parts of a date and parts none of them.
  let connecting: Set<String>
  /// Patterns with `%` for what is said: before a time, a date, a number of days, and so on.
  let at: String
  let date: String
  let inDays: String
  let inWeeks: String
  let range: String
  let lasting: String
  let everyWeekday: String
  let everyDays: String
  let everyDate: String

  static func of(_ language: Language) -> LanguageNames {
    switch language {
    case .english, .bracketed, .mirrored: english
    case .french: french
    case .german: german
    case .spanish: spanish
    }
  }

  private static let english = LanguageNames(
    weekdays: list("monday tuesday wednesday thursday friday saturday sunday"),
    months: list(
      "january february march april may june july august september october november december"),
    today: "today", tomorrow: "tomorrow", afterTomorrow: "day after tomorrow",
    connecting: Set(list("at on in from to")), at: "at %", date: "%d %m", inDays: "in % days",
    inWeeks: "in % weeks", range: "from % to %", lasting: "for % min", everyWeekday: "every %",
    everyDays: "every % days", everyDate: "every %d %m")

  private static let french = LanguageNames(
    weekdays: list("lundi mardi mercredi jeudi vendredi samedi dimanche"),
    months: list(
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    today: "aujourd'hui", tomorrow: "demain", afterTomorrow: "après-demain",
    connecting: Set(list("at on in from to à le en au")), at: "à %", date: "le %d %m",
    inDays: "dans % jours", inWeeks: "dans % semaines", range: "de % à %",
    lasting: "pendant % min", everyWeekday: "tous les %s", everyDays: "tous les % jours",
    everyDate: "chaque %d %m")

  private static let german = LanguageNames(
    weekdays: list("montag dienstag mittwoch donnerstag freitag samstag sonntag"),
    months: list(
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
    today: "heute", tomorrow: "morgen", afterTomorrow: "übermorgen",
    connecting: Set(list("at on from to um am")), at: "um %", date: "am %d. %m",
    inDays: "in % Tagen", inWeeks: "in % Wochen", range: "von % bis %",
    lasting: "für % Minuten", everyWeekday: "jeden %", everyDays: "alle % Tage",
    everyDate: "jeden %d. %m")

  private static let spanish = LanguageNames(
    weekdays: list("lunes martes miércoles jueves viernes sábado domingo"),
    months: list(
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    today: "hoy", tomorrow: "mañana", afterTomorrow: "pasado mañana",
    connecting: Set(list("at on from to el en")), at: "a las %", date: "el %d de %m",
    inDays: "en % días", inWeeks: "en % semanas", range: "de % a %",
    lasting: "durante % minutos", everyWeekday: "cada %", everyDays: "cada % días",
    everyDate: "cada %d de %m")

  private static func list(_ words: String) -> [String] {
    words.split(separator: " ").map(String.init)
  }
}
