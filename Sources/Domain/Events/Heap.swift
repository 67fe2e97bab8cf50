/// A binary min-heap.
package struct Heap<Element: Comparable> {
  private var elements: [Element] = []

  package init() {}

  /// The least one.
  package var first: Element? { elements.first }

  package mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, elements[index] < elements[(index - 1) / 2] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  package mutating func removeFirst() {
    guard let last = elements.popLast(), !elements.isEmpty else { return }
    replaceFirst(with: last)
  }

  package mutating func replaceFirst(with element: Element) {
    elements[0] = element
    var index = 0
    while true {
      var least = index
      for child in [index * 2 + 1, index * 2 + 2]
      where child < elements.count && elements[child] < elements[least] {
        least = child
      }
      if least == index { return }
      elements.swapAt(index, least)
      index = least
    }
  }
}
