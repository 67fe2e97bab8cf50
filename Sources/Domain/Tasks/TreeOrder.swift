/// The order in which a tree is read: each thing is followed by what is under it.
///
///     let order = TreeOrder(ids: [1, 2, 3], parents: [3, nil, nil])
///     order.places.map(\.index)  // 1, 2, 0
///
/// What is under the same thing, or under none of these, stays in the order that it comes in. In a
/// circle of parents, which only a damaged store has, the first one is taken to be under none.
package struct TreeOrder {
  package struct Node: Equatable {
    /// Where it was.
    package var index: Int
    /// How many of the things it is under.
    package var depth: Int32
  }

  package private(set) var places: [Node] = []
  private var isPlaced: [Bool]
  /// Of each, the first one under it, and the next one under the same; -1 for none.
  private var firstChild: [Int]
  private var nextSibling: [Int]

  /// The parents are those of the ids, in their order.
  package init(ids: [Int64], parents: [Int64?]) {
    isPlaced = Array(repeating: false, count: ids.count)
    firstChild = Array(repeating: -1, count: ids.count)
    nextSibling = firstChild
    places.reserveCapacity(ids.count)
    let indices = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    let found = parents.map { parent in parent.flatMap { indices[$0] } ?? -1 }
    for (index, parent) in zip(ids.indices, found).reversed() where parent >= 0 {
      nextSibling[index] = firstChild[parent]
      firstChild[parent] = index
    }
    for (index, parent) in zip(ids.indices, found) where parent < 0 { placeTree(under: index) }
    for index in ids.indices where !isPlaced[index] { placeTree(under: index) }
  }

  private mutating func placeTree(under root: Int) {
    place(root, depth: 0)
    var open = [Node(index: firstChild[root], depth: 1)]
    while let next = open.popLast() {
      if next.index < 0 { continue }
      open.append(Node(index: nextSibling[next.index], depth: next.depth))
      if isPlaced[next.index] { continue }
      place(next.index, depth: next.depth)
      open.append(Node(index: firstChild[next.index], depth: next.depth + 1))
    }
  }

  private mutating func place(_ index: Int, depth: Int32) {
    places.append(Node(index: index, depth: depth))
    isPlaced[index] = true
  }
}
