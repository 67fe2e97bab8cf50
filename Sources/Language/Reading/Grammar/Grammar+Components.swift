import Domain

extension Grammar {
  /// What may be read at an atom, the longest first; only what ends where a word does.
  func components(_ start: Int) -> [Component] {
    if let known = componentsThere[start] { return known }
    let found = readComponents(start)
    componentsThere[start] = found
    return found
  }

  func readComponents(_ start: Int) -> [Component] {
    guard canBegin(start) else { return [] }
    var found: [Component] = []
    func add(
      _ value: Component.Value, _ end: Int, isWeak: Bool = false, part: DayPart? = nil,
      clock: Clock? = nil, zone: ZoneChoice? = nil
    ) {
      guard end > start, end <= atoms.count, boundary(end) != nil else { return }
      found.append(
        Component(
          value: value, links: [], range: start..<end, isWeak: isWeak, part: part, clock: clock,
          zone: zone))
    }
    let noun = skipArticle(start)
    if let phrase = SeriesReading.phrase(self, at: start) {
      add(.series(phrase.value), phrase.end, isWeak: phrase.value.isAdverb)
    }
    if let moment = momentInFigures(start) { add(moment.value, moment.end) }
    if let clocks = clocks(start) {
      add(.clocks(from: clocks.value.from, to: clocks.value.to), clocks.end)
    }
    // `2h` alone is how far away it is.
    let isDistance = isWhole && start == 0 && distance(start)?.end == atoms.count
    if let clock = clock(start),
      lexicon.hasHourSign || clock.value.form != .hourly || !isDistance
    {
      add(.clock(clock.value), clock.end)
      // `17:00 oclock/or` has its time.
      if boundary(clock.end) == nil, let figures = figuresAlone(start) {
        add(.clock(figures.value), figures.end)
      }
      if clock.value.form == .figures, let zone = zoneWritten(at: clock.end) {
        add(.clock(clock.value), zone.end, zone: zone.value)
      }
    }
    if let end = end(of: .filler, at: start) { add(.filler, end) }
    if let zone = zone(start) { add(.zone(zone.value), zone.end) }
    if let count = number(skip(.lasting, at: start), atMost: 6), count.value > 0,
      let end = end(of: .times, at: count.end)
    {
      add(.count(count.value), end)
    }
    let compound = match(noun) { sense -> (Int, DayPart)? in
      if case .weekdayPart(let day, let part) = sense { (day, part) } else { nil }
    }
    if let compound {
      add(.day(.weekday(compound.value.0, nil)), compound.end, part: compound.value.1)
    }
    let middle = match(noun) { if case .weekdayNoon(let day) = $0 { day } else { nil } }
    if let middle {
      add(
        .day(.weekday(middle.value, nil)), middle.end,
        clock: Clock(seconds: Clock.day / 2, form: .sure))
    }
    if let part = partPhrase(start) {
      if let day = part.value.day, let date = today.adding(days: day) {
        add(.day(.date(date)), part.end, part: part.value.part)
      } else {
        add(.part(part.value.part), part.end)
      }
    }
    if let day = day(start) { add(.day(day.value), day.end, isWeak: isWeakDay(day, noun)) }
    addDistances(start) { add($0, $1, isWeak: $2) }
    if let month = month(start), !isWeak(start, to: month.end) {
      add(.month, year(behind: month.end)?.end ?? month.end)
    }
    if let unread = unread(start) { add(.unread, unread) }
    for index in found.indices
    where isName(noun, to: found[index].range.upperBound)
      && !self.found(start + 1).contains(where: {
        $0.end == found[index].range.upperBound && !$0.isName && $0.end > start + 2
      })
    {
      found[index].isNameLike = true
    }
    if noun > start {
      found = found.map { component in
        var component = component
        component.hasArticle = true
        return component
      }
    }
    return found.sorted { $0.range.upperBound > $1.range.upperBound }
  }

  /// Whether anything of a date can begin there: most words of a title mean none.
  func canBegin(_ index: Int) -> Bool {
    guard index < atoms.count else { return false }
    switch atoms[index].kind {
    case .number: return true
    case .word: return !found(index).isEmpty || atoms[index].isCapitals || tightSign("/", index + 1)
    case .sign: return sign("+", index) || sign("-", index)
    case .other, .mark: return false
    }
  }

  func isWeakDay(_ day: Match<DayPhrase>, _ noun: Int) -> Bool {
    switch day.value {
    case .monthDay: true
    case .weekday: isWeak(noun, to: day.end)
    case .date: isWeak(noun, to: day.end) || isHoliday(noun, to: day.end)
    default: false
    }
  }

  /// A holiday is weak, since `christmas presents` tells no day.
  func isHoliday(_ index: Int, to end: Int) -> Bool {
    let name = match(index) { if case .holiday = $0 { true } else { nil } }
    return name?.end == end
  }

  func addDistances(
    _ start: Int, _ add: (Component.Value, Int, Bool) -> Void
  ) {
    if let within = link(.within, at: start), let distance = distance(within),
      distance.value.seconds != nil, let length = distance.value.length
    {
      add(.elapsed(seconds: length), end(of: .later, at: distance.end) ?? distance.end, false)
    }
    // `14 Tage lang`
    if let distance = distance(start), let end = end(of: .long, at: distance.end) {
      add(.lasting(distance.value), end, false)
    }
    if let lasting = link(.lasting, at: start), let distance = distance(lasting) {
      add(.lasting(distance.value), distance.end, false)
    }
    let isPlus = sign("+", start) && isGlued(start + 1)
    guard let distance = distance(isPlus ? start + 1 : start) else { return }
    if let length = distance.value.length, distance.value.seconds != nil {
      if isPlus { add(.elapsed(seconds: length), distance.end, false) }
      if let end = end(of: .later, at: distance.end) { add(.elapsed(seconds: length), end, false) }
      if isWhole { add(.elapsed(seconds: length), distance.end, false) }
    } else if distance.value.isShort || isWhole, let date = distance.value.date(from: today) {
      add(.day(.date(date)), distance.end, true)
    }
  }

  /// `2026-12-24T17:00`, `2026-12-24T16:00:00Z` or `2026-12-24T17:00+01:00`
  func momentInFigures(_ start: Int) -> Match<Component.Value>? {
    guard width(start) == 4, let day = figuresDate(start), case .date(let date) = day.value,
      isGlued(day.end), atoms[day.end].word == "t", isGlued(day.end + 1)
    else { return nil }
    var end = day.end + 1
    while isGlued(end + 1), end - start < 24 { end += 1 }
    end += 1
    while end > start, case .sign(let sign) = atoms[end - 1].kind,
      [44, 46, 58, 59, 33, 63, 41].contains(sign)
    { end -= 1 }
    let text = String(
      decoding: bytes[atoms[start].range.lowerBound..<atoms[end - 1].range.upperBound],
      as: UTF8.self)
    if let instant = Instant(text: text.uppercased()) ?? Instant(withOffset: text) {
      return Match(.instant(instant), end: end)
    }
    guard let clock = clock(day.end + 1), clock.value.form == .figures, clock.end == end else {
      return nil
    }
    return Match(.moment(date, clock.value), end: end)
  }
}
