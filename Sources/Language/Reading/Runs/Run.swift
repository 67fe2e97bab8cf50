import Domain

/// A run: adjacent components that form one time expression, such as `friday at 9 for 45 min`.
struct Run {
  var components: [Component]
  /// In atoms, with the marks behind it.
  var range: Range<Int>
  /// Whether it holds what looks like a date and cannot be read, so that nothing of it is.
  var isUnread = false
  /// Whether a mark ends it, so that what follows does not touch it.
  var isStopped = false
}

extension Grammar {
  static let mostComponents = 16
  /// What may stand before a date and belongs to it.
  static let limits: Links = [.until, .ending, .starting, .from, .to, .before, .after, .since]
  static let leads: Links = [
    .on, .at, .by, .due, .before, .since, .until, .after, .from, .except,
  ]

  /// The run that begins at an atom, which is the first of a word.
  func run(_ start: Int) -> Run? {
    if atoms[start].word != nil, found(start).isEmpty { return nil }
    let opens = sign("(", start) && !isGlued(start)
    var position = opens ? start + 1 : start
    var components: [Component] = []
    var end = position
    var closes = false
    var isStopped = false
    while components.count < Self.mostComponents, position < atoms.count {
      if !opens, !components.isEmpty, sign("(", position), !isGlued(position) {
        if let inner = parenthesis(position, after: components) {
          components += inner.value
          end = inner.end
        }
        break
      }
      guard let component = component(position, after: components) else { break }
      components.append(component)
      guard let boundary = boundary(component.range.upperBound) else { break }
      end = boundary.next
      position = end
      if boundary.closesParenthesis { closes = true }
      if boundary.isStop || endsClause(position) {
        isStopped = true
        if !boundary.isStop { end = position + 1 }
        break
      }
    }
    guard !components.isEmpty else {
      // “The paper of the morning”: what is left of it would be tomorrow in Spanish.
      guard let part = dayPart(position), part.end > position + 1 else { return nil }
      let boundary = boundary(part.end)
      return Run(
        components: [], range: start..<(boundary?.next ?? part.end), isUnread: true,
        isStopped: boundary?.isStop ?? false)
    }
    var run = Run(components: components, range: start..<end, isStopped: isStopped)
    if opens != closes || !isWhole && isAttribute(components[0]) { run.isUnread = true }
    return run
  }

  /// `(16-17 Uhr)` behind a day: more of it, where nothing else stands between the parentheses.
  func parenthesis(_ start: Int, after before: [Component]) -> Match<[Component]>? {
    var inner: [Component] = []
    var position = start + 1
    while inner.count < 4, let component = component(position, after: before + inner),
      let boundary = boundary(component.range.upperBound)
    {
      inner.append(component)
      position = boundary.next
      if boundary.closesParenthesis { return Match(inner, end: position) }
      if boundary.isStop { break }
    }
    return nil
  }

  /// The longest component there that can be meant behind those before it.
  func component(_ start: Int, after before: [Component]) -> Component? {
    var candidates = components(start)
    var links: Links = []
    var position = start
    for _ in 0..<4 {
      if !before.isEmpty, sign("-", position), !isGlued(position + 1) {
        links.insert(.to)
        position += 1
      } else if let link = self.links(position), canLead(link.value, before),
        !isGlued(link.end) || atoms[link.end - 1].isSign("'")
      {
        // “due by” are two, and of the meanings of one word the component chooses.
        links.formUnion(link.value)
        position = link.end
      } else {
        break
      }
      candidates += components(position).map { component in
        var component = component
        component.links = links
        component.range = start..<component.range.upperBound
        return component
      }
    }
    let hasDay = before.last?.isDay == true && before.last?.part == nil
    func rank(_ component: Component) -> Int {
      // Behind a day “morgen” is a part of it, and else tomorrow.
      let part = component.isPart ? dayPart(component.range.lowerBound) : nil
      let isPhrase = part.map { $0.end > component.range.lowerBound + 1 } ?? false
      return component.range.upperBound * 2 + (isPhrase || component.isPart == hasDay ? 1 : 0)
    }
    return candidates.sorted { rank($0) > rank($1) }.first { isMeant($0, after: before) }
  }

  /// Whether a mark stands there with a blank on either side, as French writes it.
  func endsClause(_ index: Int) -> Bool {
    !isGlued(index + 1) && [":", "!", "?", ";"].contains { sign($0, index) }
  }

  func canLead(_ links: Links, _ before: [Component]) -> Bool {
    before.isEmpty ? !links.isDisjoint(with: Self.leads) : true
  }
}
