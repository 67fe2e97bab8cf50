import Domain

/// Zones after times: `CET`, `UTC+2`, `America/New_York`.
extension Grammar {
  enum ZoneChoice {
    /// Seconds east of UTC.
    case offset(Int)
    case zone(any Zone)
    /// It looks like a zone, and none is known by that name.
    case unknown
  }

  /// Minutes east of UTC; what is meant by more than one zone is not among them.
  private static let abbreviations: [String: Int] = [
    "utc": 0, "gmt": 0, "z": 0, "wet": 0, "west": 60, "bst": 60, "cet": 60, "cest": 120,
    "mez": 60, "mesz": 120, "eet": 120, "eest": 180, "msk": 180, "est": -300, "edt": -240,
    "cst": -360, "cdt": -300, "mst": -420, "mdt": -360, "pst": -480, "pdt": -420, "akst": -540,
    "akdt": -480, "hst": -600, "jst": 540, "kst": 540, "aest": 600, "aedt": 660, "acst": 570,
    "awst": 480, "nzst": 720, "nzdt": 780, "hkt": 480, "sgt": 480, "nst": -210, "ndt": -150,
  ]

  /// What the names of zones begin with.
  private static let areas: Set = [
    "africa", "america", "antarctica", "arctic", "asia", "atlantic", "australia", "etc", "europe",
    "indian", "pacific",
  ]

  func zone(_ start: Int) -> Match<ZoneChoice>? {
    guard start < atoms.count, let word = atoms[start].word else { return offset(start) }
    if tightSign("/", start + 1) { return named(start) }
    let isKnown = Self.abbreviations[word] != nil
    guard atoms[start].isCapitals else {
      guard isKnown, word == "utc" || word == "gmt" || word == "cet" || word == "cest" else {
        return nil
      }
      return abbreviation(start, word)
    }
    if isKnown { return abbreviation(start, word) }
    let isShaped = (3...4).contains(word.utf8.count) && found(start).isEmpty
    return isShaped ? Match(.unknown, end: start + 1) : nil
  }

  /// What is written to a time: the `Z` of `15:00Z`, the `+01:00` of `15:00+01:00`.
  func zoneWritten(at index: Int) -> Match<ZoneChoice>? {
    guard isGlued(index), index < atoms.count else { return nil }
    return atoms[index].word == "z" ? Match(.offset(0), end: index + 1) : offset(index)
  }

  private func abbreviation(_ start: Int, _ word: String) -> Match<ZoneChoice>? {
    guard let minutes = Self.abbreviations[word] else { return nil }
    if minutes == 0, let offset = offset(start + 1), isGlued(start + 1) || word != "z" {
      return offset
    }
    return Match(.offset(minutes * 60), end: start + 1)
  }

  /// `+2`, `-05:00`, `+0530`
  private func offset(_ start: Int) -> Match<ZoneChoice>? {
    guard sign("+", start) || sign("-", start), isGlued(start + 1),
      let figures = figures(start + 1, atMost: 4)
    else { return nil }
    let direction = sign("-", start) ? -1 : 1
    var (hours, minutes, end) = (figures, 0, start + 2)
    if width(start + 1) == 4 {
      (hours, minutes) = (figures / 100, figures % 100)
    } else if width(start + 1) > 2 {
      return nil
    } else if tightSign(":", end), width(end + 1) == 2, let more = self.figures(end + 1) {
      minutes = more
      end += 2
    }
    guard hours <= 14, minutes < 60 else { return Match(.unknown, end: end) }
    return Match(.offset(direction * (hours * 3_600 + minutes * 60)), end: end)
  }

  /// `America/New_York`, `America/Argentina/Buenos_Aires`
  private func named(_ start: Int) -> Match<ZoneChoice>? {
    var end = start + 1
    for _ in 0..<2 {
      guard tightSign("/", end), atoms[end + 1].word != nil else { break }
      end += 2
    }
    guard end > start + 1, boundary(end) != nil else { return nil }
    let name = String(
      decoding: bytes[atoms[start].range.lowerBound..<atoms[end - 1].range.upperBound],
      as: UTF8.self)
    if let zone = dates.zone(named: name) { return Match(.zone(zone), end: end) }
    return Self.areas.contains(atoms[start].word ?? "") ? Match(.unknown, end: end) : nil
  }
}
