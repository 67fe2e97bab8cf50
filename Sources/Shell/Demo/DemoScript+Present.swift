extension DemoScript {
  /// Meetings that repeat, some days of the next weeks, and two things at the same time.
  mutating func fillTheCalendar() {
    let free = "--allow-conflict"
    type(
      -28, 8, 15,
      [
        "event add 'Breakfast with the team' every monday 9:00 ~45m --at 'Café Bleu' \(free)",
        "event add Yoga every tuesday 18:30 ~1h --at 'Studio Âme' \(free)",
        "event add 'Choir 🎵' every thursday 19:30 ~2h --at 'St Mary' \(free)",
      ])
    type(
      -1, 19, 0,
      [
        "event add 'Lunch with Zoé' --start \(date(0))T12:30 --for 1h --at 'Chez Léon' \(free)",
        "event add 'Concert 🎻' --start \(date(0))T20:00 --for 2h --at 'Town hall' --with Ann,Zoé "
          + "\(free)",
        "event add 'Call with 田中さん' #Studio @phone --start \(date(1))T10:00 --for 1h --remind 15m \(free)",
        "event add 'Hand over the keys' --start \(date(1))T10:30 --for 1h --at 'Rue Haute' \(free)",
        "event add 'Dentist, Dr Müller' --start \(date(3))T14:30 --for 45m --remind 1d \(free)",
        "event add 'Design fair' --start \(date(8)) --for 3d --all-day --at Lyon \(free)",
        "event add 'Tax return' --start \(date(12))T23:59 --kind deadline --remind 2d \(free)",
        "event add 'Hofmann wedding 💐' --start \(date(20)) --all-day --busy no \(free)",
        "calendar add Birthdays --free", "calendar colour Birthdays pink",
        "event add 'Birthday of Ann' --start \(date(5)) --all-day --repeat 'every year' "
          + "--calendar Birthdays",
      ])
  }

  /// What is late, what is for today and what is to come.
  mutating func addWhatIsOpen() {
    type(
      -6, 17, 0,
      [
        "field add energy choice --choices low,medium,high --label Energy",
        "add Call the plumber about the boiler #Home @phone !p1 due:\(date(-2)) remind:-1d",
        "add Bring back the library books #Home @errand due:\(date(-5))",
        "add Compare offers for the insurance #Home @bank !p3 due:\(date(5))",
        "add Prune the apple trees #Garden due:\(date(16)) remind:-1d",
        "add Ask Ann for her recipe of crème brûlée @phone",
        "add Read about grid systems #Studio @desk !p3 estimate:2h energy:low",
        "add Frame the print of 広重 #Home !p3", "add Repair the greenhouse #Garden estimate:4h",
        "add Draw the birds of the garden * #Garden !p3",
        "project add 'Posters' parent:Studio", "project rate Studio 80",
        "section add Garden Beds",
        "add Measure the vegetable beds #Garden section:Beds planned:\(date(2)) estimate:45m",
        "link 5 https://example.org/exhibition 'The brief'",
        "template save 'The exhibition' 5", "set urgency.started 6",
      ])
    type(
      -1, 20, 0,
      [
        "add Send the offer to Lumière Films #Studio !p0 @desk due:\(date(0))T11:00 remind:-1h",
        "add Buy bread, cheese and a lemon 🍋 #Home @errand due:\(date(0)) slot:morning",
        "add Choose the paper with the printer #Studio @phone !p1 due:\(date(0))",
        "add Cook for Zoé 🍝 #Home due:\(date(0))T19:00 floating:due slot:evening *",
        "add Read two chapters due:\(date(0)) slot:evening !p3",
        "add Write to the Hofmanns #Studio @desk due:\(date(1))",
        "add Pick up the shoes #Home @errand due:\(date(1))T17:30 slot:evening",
        "add Choose photos for the catalogue #Studio !p1 parent:5 due:\(date(3)) estimate:90m",
        "add Proofread the captions #Studio parent:5 depends:6 due:\(date(4))",
        "add Order seeds for spring #Garden !p3 due:\(date(11)) until:\(date(40))",
        "comment 6 'The printer wants it by Friday.'",
        "comment 6 'Ann has the prints of last summer.'",
        "log 6 --from \(date(-1))T14:00 --to \(date(-1))T15:30 Sorted the prints",
        "log 45m --project Studio Letters", "copy \(FirstTask.phrases.rawValue)",
        "done \(FirstTask.phrases.rawValue)", "reminders timed -1h",
      ])
  }

  /// This morning, up to now.
  mutating func beginToday() {
    type(minutesAgo: 95, "done --catch-up \(FirstTask.stretch.rawValue)")
    type(minutesAgo: 80, "add Water the herbs on the sill #Garden !p3 due:\(date(0))")
    type(minutesAgo: 70, "done --where '\"Water the herbs\"'")
    type(minutesAgo: 60, "add Answer the landlord #Home @desk due:\(date(0))")
    type(minutesAgo: 40, "done --where '\"Answer the landlord\"'")
    type(minutesAgo: 30, "add Repair the old printer #Studio")
    type(minutesAgo: 29, "cancel --where '\"Repair the old printer\"'")
    type(minutesAgo: 12, "start \(FirstTask.poster.rawValue)")
    type(minutesAgo: 12, "focus start \(FirstTask.poster.rawValue) 25m")
    type(minutesAgo: 1, "alerts --new")
  }
}
