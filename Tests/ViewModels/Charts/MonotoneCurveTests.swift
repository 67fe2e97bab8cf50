import Domain
import TestSupport
import Testing

@testable import ViewModels

@Suite struct MonotoneCurveTests {
  @Test("Each piece joins its point with the next one")
  func joins() {
    let points = Self.points([0, 5, 2, 2, 9])
    let pieces = MonotoneCurve(through: points).pieces
    #expect(pieces.count == 4)
    for (index, piece) in pieces.enumerated() {
      #expect(piece.start == points[index])
      #expect(piece.end == points[index + 1])
    }
  }

  @Test("There is no curve through one point, and none through none")
  func fewPoints() {
    #expect(MonotoneCurve(through: []).pieces.isEmpty)
    #expect(MonotoneCurve(through: Self.points([3])).pieces.isEmpty)
  }

  @Test("Two points are joined by a straight line")
  func straight() throws {
    let piece = try #require(MonotoneCurve(through: Self.points([0, 3])).pieces.first)
    #expect(abs(piece.control1.y - 1) < 1e-12)
    #expect(abs(piece.control2.y - 2) < 1e-12)
  }

  @Test("Points on a line stay on it")
  func line() {
    for piece in MonotoneCurve(through: Self.points([1, 3, 5, 7])).pieces {
      for part in 0...10 {
        let position = Self.position(on: piece, at: Double(part) / 10)
        #expect(abs(position.y - (1 + 2 * position.x)) < 1e-12)
      }
    }
  }

  @Test("The tangents are those of Steffen's method")
  func tangents() {
    let pieces = MonotoneCurve(through: Self.points([0, 4, 1.5, 0.5])).pieces
    // Of the slopes 4, -2.5 and -1: at the ends (3 * 4 - 0) / 2 and (3 * -1 + 1.75) / 2; a peak is
    // flat; and after it twice the least of 2.5, 1 and (2.5 + 1) / 2 / 2.
    let tangents = [6, 0, -1.75, -0.625]
    for (index, piece) in pieces.enumerated() {
      #expect(abs((piece.control1.y - piece.start.y) * 3 - tangents[index]) < 1e-12)
      #expect(abs((piece.end.y - piece.control2.y) * 3 - tangents[index + 1]) < 1e-12)
    }
  }

  @Test("A line is smooth: both pieces at a point have the same tangent there")
  func smooth() {
    let pieces = MonotoneCurve(through: Self.points([0, 1, 3, 4, 8, 9])).pieces
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      let arriving = piece.end.y - piece.control2.y
      #expect(abs(arriving - (next.control1.y - next.start.y)) < 1e-12)
    }
  }

  /// Values of days that a history may have, and some that it never has.
  private static let histories: [[Double]] = {
    var numbers = RandomNumbers(seed: 5)
    var histories: [[Double]] = [
      [0, 0, 0, 0], [0, 1, 0], [0, 0, 1_000_000, 0, 0], [7, 7, 7], [0, 1e18, 0, 1e-9, 0],
      [1e-300, 0, 1e-300], [3, 3, 3, 4, 3, 3], [0, 9, 8.999_999_999, 0.000_000_1, 0],
    ]
    for _ in 0..<200 {
      let count = Int.random(in: 2...60, using: &numbers)
      let greatest = ([1, 3, 50, 1e4, 1e15] as [Double]).randomElement(using: &numbers) ?? 1
      let share = Double.random(in: 0...1, using: &numbers)
      histories.append(
        (0..<count).map { _ in
          Double.random(in: 0...1, using: &numbers) < share
            ? 0 : Double.random(in: 0...greatest, using: &numbers).rounded(.down)
        })
    }
    return histories
  }()

  @Test("A curve never leaves the range of the two points that it joins")
  func range() {
    for values in Self.histories {
      for piece in MonotoneCurve(through: Self.points(values)).pieces {
        let low = min(piece.start.y, piece.end.y)
        let high = max(piece.start.y, piece.end.y)
        #expect((low...high).contains(piece.control1.y), "\(values)")
        #expect((low...high).contains(piece.control2.y), "\(values)")
        // The rounding of the sample itself, which adds four products.
        let rounding = high * 4 * Double.ulpOfOne
        for part in 0...100 {
          let position = Self.position(on: piece, at: Double(part) / 100)
          #expect(position.y >= low - rounding && position.y <= high + rounding, "\(values)")
          #expect(position.y >= 0, "\(values)")
        }
      }
    }
  }

  @Test("Between two points a curve only rises or only falls, and goes to the right")
  func monotone() {
    for values in Self.histories {
      for piece in MonotoneCurve(through: Self.points(values)).pieces {
        let rounding = max(piece.start.y, piece.end.y) * 8 * Double.ulpOfOne
        let sign: Double = piece.end.y < piece.start.y ? -1 : 1
        let positions = (0...100).map { Self.position(on: piece, at: Double($0) / 100) }
        for (position, next) in zip(positions, positions.dropFirst()) {
          #expect(next.x > position.x)
          #expect((next.y - position.y) * sign >= -rounding, "\(values)")
        }
      }
    }
  }

  @Test("Points that are not equally far from each other are joined as well")
  func unequalWidths() {
    var numbers = RandomNumbers(seed: 7)
    for _ in 0..<100 {
      var x = 0.0
      let points = (0..<20).map { _ in
        x += Double.random(in: 0.001...1_000, using: &numbers)
        return Chart.Position(x: x, y: Double.random(in: 0...100, using: &numbers))
      }
      for piece in MonotoneCurve(through: points).pieces {
        let range = min(piece.start.y, piece.end.y)...max(piece.start.y, piece.end.y)
        #expect(range.contains(piece.control1.y) && range.contains(piece.control2.y))
        #expect(piece.start.x < piece.control1.x && piece.control1.x < piece.control2.x)
        #expect(piece.control2.x < piece.end.x)
      }
    }
  }

  private static func points(_ values: [Double]) -> [Chart.Position] {
    values.enumerated().map { Chart.Position(x: Double($0.offset), y: $0.element) }
  }

  private static func position(on piece: Chart.Curve, at share: Double) -> Chart.Position {
    func value(_ member: KeyPath<Chart.Position, Double>) -> Double {
      let rest = 1 - share
      return rest * rest * rest * piece.start[keyPath: member]
        + 3 * rest * rest * share * piece.control1[keyPath: member]
        + 3 * rest * share * share * piece.control2[keyPath: member]
        + share * share * share * piece.end[keyPath: member]
    }
    return Chart.Position(x: value(\.x), y: value(\.y))
  }
}
