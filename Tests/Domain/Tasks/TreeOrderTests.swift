import Testing

@testable import Domain

@Suite struct TreeOrderTests {
  /// The ids in the order of the tree, with a dot for each level.
  private func order(_ ids: [Int64], _ parents: [Int64?]) -> [String] {
    TreeOrder(ids: ids, parents: parents).places.map {
      String(repeating: ".", count: Int($0.depth)) + "\(ids[$0.index])"
    }
  }

  @Test("Each task is followed by its subtasks, siblings in the order that they come in")
  func tree() {
    #expect(
      order([5, 4, 3, 2, 1, 6], [1, nil, 1, 5, nil, 4])
        == ["4", ".6", "1", ".5", "..2", ".3"])
  }

  @Test("A task whose parent is not there is not under anything")
  func missingParent() {
    #expect(order([2, 3], [1, 2]) == ["2", ".3"])
    #expect(order([], []) == [])
  }

  @Test("In a circle of parents each task comes once")
  func circle() {
    #expect(order([1, 2, 3, 4], [3, 1, 2, nil]) == ["4", "1", ".2", "..3"])
    #expect(order([1], [1]) == ["1"])
  }

  @Test("A very deep and a very wide tree take no recursion and linear time")
  func huge() {
    let ids = (1...200_000).map { Int64($0) }
    let deep = TreeOrder(ids: ids, parents: ids.map { $0 == 1 ? nil : $0 - 1 })
    #expect(deep.places.last == TreeOrder.Node(index: 199_999, depth: 199_999))
    let wide = TreeOrder(ids: ids, parents: ids.map { $0 == 200_000 ? nil : 200_000 })
    #expect(wide.places[1] == TreeOrder.Node(index: 0, depth: 1))
    #expect(wide.places.count == ids.count)
  }
}
