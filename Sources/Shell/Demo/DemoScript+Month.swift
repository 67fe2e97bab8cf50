import TaskcoreSwift

extension DemoScript {
  /// With which day it begins.
  private static let firstDay = -30
  /// On these, nothing is done: a holiday, and a day that breaks the streak.
  private static let holiday = -17 ... -16
  private static let idleDay = -23

  /// The ids of the first records that ``settle()`` adds, in this order.
  enum FirstTask: Int {
    case stretch = 1
    case water
    case rent
    case review
    case catalogue
    case poster
    case trip
    case flights
    case inn
    case passport
    case phrases
  }

  /// Projects, goals, filters, and what repeats.
  mutating func settle() {
    type(
      Self.firstDay, 7, 0,
      [
        "day begins 04:00", "project add Home colour:blue icon:🏠",
        "project add Studio colour:indigo icon:🎨",
        "project add Garden colour:green icon:🌱",
        "project add 'Trip to 京都' colour:pink icon:🚄 description:'Two weeks in spring'",
        "add 'Stretch for ten minutes' every weekday at 7:30 @body !p3",
        "add Water the plants every 3 days #Garden",
        "add Pay the rent every 1st #Home @bank !p0",
        "add Look back at the week every friday 16:00 #Studio @desk",
        "add Layout of the exhibition catalogue #Studio !p1 @desk due:\(date(6)) estimate:12h *",
        "add Poster for the jazz festival 🎷 #Studio !p1 @desk due:\(date(2))T17:00 estimate:6h "
          + "remind:-1d // three drafts, one of them bold",
        "add Plan two weeks in Japan #'Trip to 京都' due:\(date(45)) *",
        "add Book the flights parent:7 #'Trip to 京都' !p1 @desk",
        "add Reserve the inn 旅館 parent:7 depends:8 #'Trip to 京都' @phone due:\(date(9))",
        "add Renew the passport parent:7 #'Trip to 京都' !p0 due:\(date(-3)) @errand",
        "add Learn ten phrases of 日本語 parent:7 #'Trip to 京都' !p3",
        "tag colour bank purple", "tag colour phone orange", "tag colour desk teal",
        "filter add 'This week' due<=7d sort:due", "filter add Calls @phone sort:priority",
        "filter colour Calls orange", "pulse goals daily:2 weekly:10 ignore:sun",
        "pulse holiday add \(date(Self.holiday.lowerBound)) \(date(Self.holiday.upperBound))",
      ])
  }

  /// What was done day by day, more of it on some days than on others.
  mutating func workThroughTheMonth() {
    var count = 0
    for day in Self.firstDay..<0 where !Self.holiday.contains(day) && day != Self.idleDay {
      let weekday = weekday(day)
      if weekday < 6 { type(day, 7, 45, ["done --catch-up \(FirstTask.stretch.rawValue)"]) }
      if (day - Self.firstDay) % 3 == 0 { type(day, 18, 40, ["done \(FirstTask.water.rawValue)"]) }
      if today.adding(day).day == 1 { type(day, 8, 30, ["done \(FirstTask.rent.rawValue)"]) }
      if weekday == 5 { type(day, 16, 30, ["done --catch-up \(FirstTask.review.rawValue)"]) }
      for index in 0..<[3, 2, 4, 3, 2, 3, 0][weekday - 1] {
        let chore = weekday == 6 ? Self.chore(count) : Self.errand(count)
        let added = max(Self.firstDay, count % 3 == 0 ? day - 1 : day)
        type(added, 8, 5 + index, ["add \(chore.words)"])
        let hour = [9, 11, 14, 16][index % 4]
        type(day, hour, 10 + count % 45, ["done --where '\"\(chore.title)\"'"])
        count += 1
      }
      if weekday < 6 { focus(day, weekday) }
    }
    type(-12, 20, 15, ["done \(FirstTask.flights.rawValue)"])
  }

  /// Work on what is long, in the morning and on some afternoons.
  private mutating func focus(_ day: Int, _ weekday: Int) {
    let task = weekday < 4 ? FirstTask.catalogue : .poster
    type(day, 9, 30, ["focus start \(task.rawValue) 25m"])
    type(day, 10, 0, ["focus start \(task.rawValue) 25m"])
    if weekday == 2 { type(day, 10, 12, ["focus cancel"]) }
    if weekday % 2 == 0 { type(day, 14, 30, ["focus start \(task.rawValue) 50m"]) }
  }

  private typealias Chore = (title: String, words: String)

  /// What there is to do for others; no two are the same.
  private static func errand(_ index: Int) -> Chore {
    let kinds = [
      ("Call", "#Studio @phone"), ("Answer", "#Studio !p3 @desk"),
      ("Sketch three ideas for", "#Studio !p1"), ("Send the proofs to", "#Studio !p1 @desk"),
      ("Buy a present for", "#Home !p3 @errand"), ("Prepare the meeting with", "#Studio !p1"),
      ("Print the flyers for", "#Studio @errand"), ("Bring back the book of", "#Home !p3 @errand"),
      ("Ask for news of", "@phone"),
    ]
    let people = [
      "Zoé", "Ann", "田中さん", "Lumière Films", "the Hofmanns", "Mr Okafor", "Łukasz", "the school",
    ]
    let kind = kinds[index % kinds.count]
    let title = "\(kind.0) \(people[index % people.count])"
    return (title, "\(title) \(kind.1)")
  }

  private static func chore(_ index: Int) -> Chore {
    let titles = [
      "Mow the lawn", "Bake bread 🍞", "Mend the bicycle 🚲", "Clean the windows", "Sort the photos",
      "Cut the hedge", "Carry the glass away", "Tidy the cellar", "Oil the door",
      "Plant the tulips 🌷", "Iron the shirts", "Air the cushions", "Sweep the chimney",
    ]
    let title = titles[index % titles.count]
    return (title, "\(title) \(title.hasSuffix("lawn") ? "#Garden" : "#Home") !p3")
  }
}
