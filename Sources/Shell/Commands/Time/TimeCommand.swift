import TaskcoreSwift

extension Command {
  static let time = Command(
    name: "time", summary: "Show the time now, or another one, here and in other zones.",
    synopsis: "time [WHEN]... [--from ZONE] [--in ZONE]... [--format FORMAT]",
    options: [from, zone, .outputFormat],
    operands: Operands([.text], minimum: 0, repeatsLast: true),
    notes: [
      """
      WHEN is in your zone, or in that of --from, unless it has an offset. A day means its
      beginning.
      """
    ],
    examples: [
      "time", "time 17:00 --in Asia/Tokyo", "time 17:00 --from Asia/Tokyo",
      "time 2026-12-24T09:00+09:00 --in UTC",
    ]
  ) { arguments, session in
    let store = try session.store()
    let words = Array(arguments.operands.map(\.bytes).joined(separator: " ".utf8))
    var instant: Int64
    switch words.isEmpty ? .instant(try store.now()) : try Moment(words, in: store) {
    case .none: throw ShellError.usage("When? Write a time, such as 17:00.")
    case .date(let date): instant = try store.startOfDay(date)
    case .instant(let given): instant = given
    }
    if let zone = arguments.value(of: from) {
      let written = DateTimeText(String(decoding: words, as: UTF8.self))
      guard !words.isEmpty, written?.offset == nil else {
        throw ShellError.usage("--from is for a time without an offset, such as 17:00.")
      }
      // What the clocks here leave out, others may show.
      let time = try written.map(LocalTime.init) ?? store.localTime(instant)
      instant = try Store.instant(time, zone: zone.bytes)
    }
    let times =
      [ZonedTime(zone: nil, local: try store.localTime(instant))]
      + (try arguments.values(of: zone).map { try Store.localTime(instant, zone: $0.bytes) })
    try session.list(times, as: session.format(of: arguments)) {
      let dates = try session.dates()
      try Table(
        columns: [
          .main("Zone", minimumWidth: 8), .main("Time", minimumWidth: nil),
          .init(title: "Offset", importance: .low),
        ],
        rows: times.map { time in
          [
            time.zone.map { Table.Cell($0) } ?? Table.Cell("here"),
            Table.Cell(dates.textWithWeekday(time.local)),
            Table.Cell(String(time.local.rfc3339.suffix(6))),
          ]
        }
      ).print(to: session.output)
    }
  }

  private static let from = Option(
    name: "from", value: "ZONE", summary: "whose clocks WHEN is by, such as Asia/Tokyo")
  private static let zone = Option(
    name: "in", value: "ZONE", summary: "such as Asia/Tokyo; may be repeated")
}

extension ZonedTime: Record {
  static let fieldNames = ["zone", "time"]

  func fieldValues(in store: Store) -> [FieldValue] {
    [zone.map { .text($0) } ?? .null, .text(local.rfc3339)]
  }
}
