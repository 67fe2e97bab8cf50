import Domain

/// A parsed value, and the first atom after it.
struct Match<Value> {
  var value: Value
  var end: Int

  init(_ value: Value, end: Int) {
    self.value = value
    self.end = end
  }

  func map<Other>(_ transform: (Value) -> Other?) -> Match<Other>? {
    transform(value).map { Match<Other>($0, end: end) }
  }
}

/// The common grammar of dates in all languages: it works on senses, not on words.
final class Grammar {
  let dates: DateReader
  let today: CalendarDate
  let lexicon: Lexicon
  let conventions: Conventions
  let bytes: [UInt8]
  let atoms: [Atom]
  /// Whether all of the text shall be a date: what could mean something else then means one.
  let isWhole: Bool
  /// Whether all of the text shall be a repeat, so that `last friday of the month` means that of each.
  let isSeries: Bool
  /// How far repeats were read, for the messages on what was not.
  let progress = Progress()
  private var senses: Memo<[Lexicon.Found]>
  private var linksThere: Memo<Match<Links>?>
  var clocksThere: Memo<Match<Clock>?>
  var rangesThere: Memo<Match<(from: Clock, to: Clock)>?>
  var distancesThere: Memo<Match<Distance>?>
  var daysThere: Memo<Match<DayPhrase>?>
  var basesThere: Memo<Match<DayPhrase>?>
  var componentsThere: Memo<[Component]>

  init(
    _ dates: DateReader, _ bytes: [UInt8], _ atoms: [Atom], isWhole: Bool, isSeries: Bool = false
  ) {
    self.bytes = bytes
    self.dates = dates
    today = dates.today
    lexicon = Lexicon.of(dates.language)
    conventions = dates.conventions
    self.atoms = atoms
    self.isWhole = isWhole
    self.isSeries = isSeries
    let count = atoms.count
    senses = Memo(count: count)
    linksThere = Memo(count: count)
    clocksThere = Memo(count: count)
    rangesThere = Memo(count: count)
    distancesThere = Memo(count: count)
    daysThere = Memo(count: count)
    basesThere = Memo(count: count)
    componentsThere = Memo(count: count)
  }

  // MARK: - Words

  func found(_ index: Int) -> [Lexicon.Found] {
    guard atoms.indices.contains(index), atoms[index].isNamed else { return [] }
    if let known = senses[index] { return known }
    let found = lexicon.senses(at: index, of: atoms)
    senses[index] = found
    return found
  }

  /// The longest form there that has such a sense.
  func match<Value>(_ index: Int, _ value: (Sense) -> Value?) -> Match<Value>? {
    var longest: Match<Value>?
    for form in found(index) where form.end > (longest?.end ?? index) {
      if let value = value(form.sense) { longest = Match(value, end: form.end) }
    }
    return longest
  }

  /// The end of the longest form there of that sense.
  func end(of sense: Sense, at index: Int) -> Int? {
    match(index) { $0 == sense ? true : nil }?.end
  }

  func isWeak(_ index: Int, to end: Int) -> Bool {
    let forms = found(index).filter { $0.end == end }
    return !forms.isEmpty && forms.allSatisfy(\.isWeak)
  }

  func isName(_ index: Int, to end: Int) -> Bool {
    let forms = found(index).filter { $0.end == end }
    return !forms.isEmpty && forms.allSatisfy(\.isName)
  }

  /// What connects there, if anything does.
  func links(_ index: Int) -> Match<Links>? {
    if sign("&", index) { return Match(.and, end: index + 1) }
    guard atoms.indices.contains(index), atoms[index].word != nil else { return nil }
    if let known = linksThere[index] { return known }
    let found = readLinks(index)
    linksThere[index] = .some(found)
    return found
  }

  private func readLinks(_ index: Int) -> Match<Links>? {
    // “Livret A le 1er” has a name that no word connects.
    if index > 0, atoms[index].isCapitals, atoms[index].range.count == 1,
      atoms[index - 1].word != nil, !atoms[index - 1].isCapitals
    {
      return nil
    }
    let longest = match(index) { if case .link(let links) = $0 { links } else { nil } }
    // “A4” is a sheet of paper.
    guard var longest, !isGlued(longest.end) || atoms[longest.end].number == nil else { return nil }
    for form in found(index) where form.end == longest.end {
      if case .link(let links) = form.sense { longest.value.formUnion(links) }
    }
    return longest
  }

  /// The end of a connection that may be one of those; nil for no such.
  func link(_ wanted: Links, at index: Int) -> Int? {
    links(index).flatMap { $0.value.isDisjoint(with: wanted) ? nil : $0.end }
  }

  /// Behind the connections of those kinds, if any are there.
  func skip(_ wanted: Links, at start: Int) -> Int {
    var index = start
    for _ in 0..<3 {
      guard let end = link(wanted, at: index) else { break }
      index = end
    }
    return index
  }

  func skipArticle(_ index: Int) -> Int { link(.article, at: index) ?? index }

  // MARK: - Atoms

  func sign(_ character: Unicode.Scalar, _ index: Int) -> Bool {
    atoms.indices.contains(index) && atoms[index].isSign(character)
  }

  func isGlued(_ index: Int) -> Bool { atoms.indices.contains(index) && atoms[index].isGlued }

  /// A sign without a blank on either side.
  func tightSign(_ character: Unicode.Scalar, _ index: Int) -> Bool {
    sign(character, index) && isGlued(index) && isGlued(index + 1)
  }

  /// A number of at most that many figures.
  func figures(_ index: Int, atMost width: Int = 9) -> Int? {
    guard atoms.indices.contains(index), atoms[index].width <= width else { return nil }
    return atoms[index].number
  }

  func width(_ index: Int) -> Int { atoms.indices.contains(index) ? atoms[index].width : 0 }

  /// A number in figures or in words.
  func number(_ index: Int, atMost width: Int = 9) -> Match<Int>? {
    if let value = figures(index, atMost: width) { return Match(value, end: index + 1) }
    return match(index) { if case .number(let value) = $0 { value } else { nil } }
  }
}
