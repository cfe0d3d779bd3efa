import Foundation

extension Path: LosslessStringConvertible {
  /// The elements, each written as its coordinates followed by a letter.
  ///
  /// The forms are `x y m` (move), `x y l` (line), `cx cy x y q` (quadratic curve),
  /// `c1x c1y c2x c2y x y c` (cubic curve) and `h` (close). Spaces separate numbers and letters.
  /// Numbers have six significant digits, so parsing the description may not restore the exact
  /// coordinates.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var description: String {
    var text = ""
    var next = 0
    text.reserveCapacity(16 * points.count + 2 * verbs.count)
    for verb in verbs {
      if !text.isEmpty { text += " " }
      for point in points[next..<next + verb.pointCount] {
        for coordinate in [point.x, point.y] {
          text.appendSixDigits(of: Double(coordinate))
          text += " "
        }
      }
      text += verb.letter
      next += verb.pointCount
    }
    return text
  }

  /// Creates a path by parsing a description; nil if it is malformed. O(*n*) in the length of the
  /// string.
  ///
  /// Numbers and letters are separated by white space. The following forms are accepted in addition
  /// to those of ``description``:
  ///
  /// - `x y t`: a quadratic curve whose control point is the previous control point mirrored at the
  ///   current point;
  /// - `c2x c2y x y v`: a cubic curve whose first control point is the current point;
  /// - `c1x c1y x y y`: a cubic curve whose second control point is its end point;
  /// - `x y width height re`: a rectangle.
  public init?(_ string: String) {
    var parser = PathParser()
    for word in string.utf8.split(whereSeparator: { $0 <= 0x20 }) {
      guard parser.read(Substring(word)) else { return nil }
    }
    guard parser.isComplete else { return nil }
    self = parser.path
  }
}

extension Path.Verb {
  fileprivate var letter: String {
    switch self {
    case .move: "m"
    case .line: "l"
    case .quad: "q"
    case .cubic: "c"
    case .close: "h"
    }
  }
}

/// Builds a path from words. A word is a number or an operator such as `m`. An operator adds
/// elements whose coordinates are the numbers before it.
private struct PathParser {
  var path = Path()
  private var numbers: [CGFloat] = []
  /// The last control point of the last element; nil if that element is not a curve. The operator
  /// `t` mirrors this point to obtain its own control point.
  private var control: CGPoint?

  /// Whether every number read so far has been used by an operator.
  var isComplete: Bool { numbers.isEmpty }

  /// Reads one word, which is a number or an operator. Returns false if the word is invalid at this
  /// position.
  mutating func read(_ word: Substring) -> Bool {
    if let number = Double(word) {
      numbers.append(CGFloat(number))
      return numbers.count <= 6
    }
    guard let count = Self.operandCounts[String(word)], count == numbers.count else {
      return false
    }
    add(word)
    numbers.removeAll(keepingCapacity: true)
    return true
  }

  private static let operandCounts = [
    "m": 2, "l": 2, "t": 2, "q": 4, "v": 4, "y": 4, "re": 4, "c": 6, "h": 0,
  ]

  private func point(_ index: Int) -> CGPoint {
    CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
  }

  private mutating func add(_ word: Substring) {
    let current = path.currentPoint ?? .zero
    let previousControl = control ?? current
    control = nil
    switch word {
    case "m": path.move(to: point(0))
    case "l": path.addLine(to: point(0))
    case "q": addQuad(to: point(1), control: point(0))
    case "t":
      let mirrored = CGPoint(
        x: 2 * current.x - previousControl.x, y: 2 * current.y - previousControl.y)
      addQuad(to: point(0), control: mirrored)
    case "c": addCubic(to: point(2), point(0), point(1))
    case "v": addCubic(to: point(1), current, point(0))
    case "y": addCubic(to: point(1), point(0), point(1))
    case "re":
      path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: path.closeSubpath()
    }
  }

  private mutating func addQuad(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
    self.control = control
  }

  private mutating func addCubic(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
    control = control2
  }
}
