import TaskcoreSwift

extension Topic {
  static let periods = Topic(
    name: "periods",
    summary: "How ranges of days are written, such as next week.",
    notes: [
      """
      Each command that takes a PERIOD reads it in the same way. It need not be quoted, and is:
      """,
      .rows([
        ("today, friday, 24 dec", "a day: see “help dates”; also yesterday, 3 days ago"),
        (
          "week, next month",
          "the one that it is, last, this or next: week, weekend, month, quarter, year"
        ),
        ("december, nov 2026", "a month; also 2026-11, 11/2026, next december"),
        ("q3, h1, 2026", "a quarter, a half and a year; also 2026-Q3, third quarter of 2026"),
        ("2026-W48, week 48", "a week from Monday on, as ISO 8601 counts them"),
        ("7d, 2 weeks", "so many days from today on; of what is past, up to today"),
        ("last 30 days", "so many up to today; likewise next 7 days: today is one of them"),
        ("monday 2w", "so many from a day on"),
        ("1 nov to 15 nov", "from one to the other, both included; also A..B, 1-15 nov, q1 to q2"),
        ("since monday", "up to today; likewise until friday, from today on"),
      ]),
      """
      Weeks begin as the setting week-start says. What has no year is the one that fits: to agenda, events,
      free, load, month and week, which look ahead, december is this one or the next; to all others, which look
      back, it is this one or the last, and week, month, quarter and year end today.
      """,
      "docs/periods.md says all of it.",
    ],
    examples: [
      "agenda next week", "pulse last 30 days", "entries --by project 2026-11", "month december",
    ])
}
