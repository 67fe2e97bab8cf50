import TaskcoreSwift

extension Topic {
  static let words = Topic(
    name: "words",
    summary: "How a line is split into words, and how to quote them.",
    notes: [
      """
      A line is one command. It is split into words at blanks, as in sh: '...' keeps everything as it
      is, in "..." a backslash keeps " and \\, and elsewhere a backslash keeps any character.
      """,
      """
      Right after a letter or a digit, ' is an apostrophe: add Buy Ann's milk. A command goes on in
      the next line when a quote is open, or when a backslash is the last character. An empty line
      does nothing, nor does one that begins with #.
      """,
      """
      Options, such as --format json or --format=json, may stand anywhere; the beginning of an
      option's name will do when no other begins so. After -- no word is an option or a token.
      """,
    ],
    examples: ["add Read '#1' of the list", "list \"exact words\"", "add -- due: or not"])

  static let ids = Topic(
    name: "ids",
    summary: "How tasks and other records are identified.",
    notes: [
      """
      IDS are numbers, lists and ranges of them: 3 or 3,5-7. Most commands take several such words;
      edit, move and snooze take one. Lists show the ids. The uid of a task, an event or a client,
      which is the same on every device and which JSON and CSV show, stands for its id.
      """,
      """
      In place of ids, edit, done, reopen, move, rm, restore and purge take --where QUERY: all tasks
      that the query finds. It is one word, so it is quoted as a whole.
      """,
      """
      Words of a title stand for an id, too, as beginnings of words in it: done milk. When
      several tasks have them, these are listed, and nothing is done. Such words are taken by the
      commands for tasks, but for purge; by edit only where marks alone follow them: edit milk !p1.
      """,
    ],
    examples: ["done 3", "done milk", "rm 3,5-7 12", "edit --where '+bank due<=7d' !p0"])

  static let tokens = Topic(
    name: "tokens",
    summary: "Words that set properties of a task, for add and edit.",
    notes: [
      .tokens([Token<TaskChanges>].forAdding.map(\.form)),
      "edit knows these besides:",
      .tokens(
        Array(
          [Token<TaskChanges>].forEditing.map(\.form).dropFirst(
            [Token<TaskChanges>].forAdding.count))),
      """
      A token stands anywhere among the words. A word is one only where its mark is not quoted: '#1'
      and \\#1 are words, project:'Book club' is a token. A date of several words is quoted.
      """,
    ],
    examples: ["add Pay rent project:Home due:'next friday'", "edit 3 due:none -bank"])

  static let quickAdd = Topic(
    name: "quick-add",
    summary: "What add understands in a line.",
    notes: [
      """
      A date, such as tomorrow 17:00, and words about repeating, such as every weekday, need no mark.
      These words begin with one:
      """,
      .tokens([TokenForm].quickAdd),
      """
      A p0 to p3 at the end of the line, or beside another mark, is the priority, too. Punctuation
      behind a mark is no part of it.
      """,
      """
      The rest makes the title. What is quoted is part of it; so is what makes no sense, and the
      answer says so when it looks like a date or a mark. Tokens say more: see “help tokens”. “parse”
      shows how a line is understood, and adds nothing.
      """,
      """
      Typed into bash, not here, # begins a comment, > writes a file, ! recalls a command, * names
      files, and ~ and & have meanings, too. These forms are safe there: project:Home for #Home,
      +bank or @bank, priority:p1 or p1 at the end for !p1, start:monday for >monday,
      planned:monday for ^monday, estimate:30m for ~30m, '*' for *; a value with blanks is quoted,
      as in due:'next friday'. Or quote the whole line: taskcore add 'Pay rent #Home !p1'.
      """,
    ],
    examples: [
      "add Pay rent tomorrow 17:00 #Home @bank !p1 *", "parse Watch 'The Day After' tonight",
    ]
  )

  static let dates = Topic(
    name: "dates",
    summary: "How dates and times are written.",
    notes: [
      .rows([
        ("2026-12-24", "a day, until it ends"),
        ("2026-12-24T17:00", "a time in the store's zone; seconds, as :30 or :30.250, may follow"),
        ("2026-12-24T17:00Z", "a time with its offset from UTC, as +01:00"),
        ("today, tomorrow", "likewise yesterday, in 3 days, next week, end of month"),
        ("friday, next friday", "the first one after today; the one of the next week"),
        ("24 dec, 24 dec 5pm", "the next such day; the year may follow"),
        ("17:00, 5pm, noon", "today, or tomorrow when it is over"),
        ("tonight", "this evening; behind a day, evening and morning say the slot"),
      ]),
      "Where a date is one word, as in a token or an option, blanks in it are quoted.",
      "Several days in a row are a period: see “help periods”.",
      "A DURATION is in weeks, days, hours and minutes: 30m, 1h30m, 2d, 1w.",
    ],
    examples: ["add Pay rent friday 17:00", "edit 3 due:'next friday'", "agenda monday 2w"])

  static let queries = Topic(
    name: "queries",
    summary: "Conditions for tasks, for list, count, home, filter and --where.",
    notes: [
      """
      A QUERY is made of words to look for and of these conditions, which must all hold; or, not, -
      and parentheses combine them otherwise:
      """,
      .tokens([TokenForm].conditions),
      "These say how to list:",
      .tokens([TokenForm].listing),
      """
      A word is looked for in titles, notes and tags, as the beginning of one; quoted, it is looked
      for as it stands. Only open tasks are found unless the query says more. docs/queries.md
      describes the language.
      """,
    ],
    examples: [
      "list #Home due<=7d sort:due", "list (#Home or project:'Book club') priority>=P1",
      "count status:completed completed:today",
    ])
}
