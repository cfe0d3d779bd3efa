import Foundation

/// The differences between two lists of placements.
struct PlacementDifference: Sendable {
  /// The difference between a view's placements in the two lists.
  struct Shift: Sendable {
    /// The largest difference of a coordinate, a width or a height, in points. If only the
    /// transforms differ, the value is the estimated distance between corresponding corners.
    let distance: Double
    /// A description of the difference, such as `x +1.5, height -2`.
    let words: String
  }

  /// The result of comparing a view's placement in one list with its placement in the other list.
  /// One list contains the expected placements, the other list the actual placements.
  enum Comparison: Sendable {
    case same
    /// The view has a different frame, rotation or scale in the other list.
    case shifted(Shift)
    /// The other list lacks the view.
    case unmatched
  }

  private let expected: [PlacementRow]
  private let actual: [PlacementRow]
  private let expectedComparisons: [Comparison]
  private let actualComparisons: [Comparison]
  private let isInOtherOrder: Bool
  private let tolerance: Double
  /// The description of a view that only the expected list contains, such as "missing".
  private let missing: String
  private static let unexpected = "not expected"

  /// Compares two lists. The result is nil if they are the same.
  ///
  /// - Parameters:
  ///   - expected: The expected placements.
  ///   - actual: The actual placements.
  ///   - tolerance: The largest accepted difference of a coordinate, a width or a height, in
  ///     points.
  ///   - ordered: Whether a different drawing order counts as a difference.
  ///   - missing: The description of a view that only the expected list contains.
  /// - Complexity: O(*n*), where *n* is the number of placements.
  init?(
    expected: [PlacementRow], actual: [PlacementRow], tolerance: Double, ordered: Bool,
    missing: String = "missing"
  ) {
    let expectedByKey = Dictionary(expected.map { ($0.key, $0) }, uniquingKeysWith: { a, _ in a })
    let actualByKey = Dictionary(actual.map { ($0.key, $0) }, uniquingKeysWith: { a, _ in a })
    expectedComparisons = expected.map { row in
      actualByKey[row.key].map { Self.comparison(row, $0, tolerance) } ?? .unmatched
    }
    actualComparisons = actual.map { row in
      expectedByKey[row.key].map { Self.comparison($0, row, tolerance) } ?? .unmatched
    }
    let shared = expected.map(\.key).filter { actualByKey[$0] != nil }
    isInOtherOrder =
      ordered && shared != actual.map(\.key).filter { expectedByKey[$0] != nil }
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    self.missing = missing
    let comparisons = expectedComparisons + actualComparisons
    if comparisons.allSatisfy(\.isSame) && !isInOtherOrder { return nil }
  }

  /// The view with the largest difference, among the views that both lists contain; nil if all of
  /// these views have the same placement in both lists.
  var largest: (path: String, shift: Shift)? {
    var result: (path: String, shift: Shift)?
    for (row, comparison) in zip(expected, expectedComparisons) {
      guard case .shifted(let shift) = comparison else { continue }
      if shift.distance > result?.shift.distance ?? -1 { result = (row.key, shift) }
    }
    return result
  }

  // MARK: Comparing

  private static func comparison(
    _ expected: PlacementRow, _ actual: PlacementRow, _ tolerance: Double
  ) -> Comparison {
    let (a, b) = (expected.frame, actual.frame)
    let pairs: [(String, CGFloat, CGFloat)] = [
      ("x", a.minX, b.minX), ("y", a.minY, b.minY), ("width", a.width, b.width),
      ("height", a.height, b.height),
    ]
    var words: [String] = []
    var distance = 0.0
    for (name, old, new) in pairs where !isNear(old, new, tolerance) {
      words.append("\(name) \(PlacementNumber.difference(Double(new - old)))")
      distance = max(distance, magnitude(new - old))
    }
    // Transforms are compared only if the frames are equal, because differing frames explain a
    // failure well enough.
    if words.isEmpty, let turn = cornerDistance(expected, actual), turn > tolerance {
      words.append("turned or scaled otherwise")
      distance = turn
    }
    return words.isEmpty
      ? .same : .shifted(Shift(distance: distance, words: words.joined(separator: ", ")))
  }

  /// Whether two numbers are equal within the tolerance. Infinities of the same sign are equal;
  /// they occur in the origins of null rectangles.
  private static func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: Double) -> Bool {
    a == b || Double(abs(a - b)) <= tolerance
  }

  private static func magnitude(_ difference: CGFloat) -> Double {
    difference.isNaN ? .infinity : Double(abs(difference))
  }

  /// Estimates, in points, the distance between the corners of two placements that differ in
  /// rotation or scale. The result is nil if only frames are compared.
  ///
  /// The estimate is the largest difference between two corresponding entries of the linear
  /// transforms, times the longer side of the frame.
  private static func cornerDistance(_ expected: PlacementRow, _ actual: PlacementRow) -> Double? {
    guard let a = expected.transform, let b = actual.transform else { return nil }
    let change = [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d].map(magnitude).max() ?? 0
    return change * Double(max(expected.frame.width, expected.frame.height))
  }

  // MARK: Words

  /// A clause for a failure message. It states the tolerance, and the numbers of views that are
  /// placed differently, missing or unexpected. It also says if the drawing order differs.
  var summary: String {
    var parts: [String] = []
    let elsewhere = expectedComparisons.count { if case .shifted = $0 { true } else { false } }
    let absent = expectedComparisons.count { if case .unmatched = $0 { true } else { false } }
    let extra = actualComparisons.count { if case .unmatched = $0 { true } else { false } }
    if elsewhere > 0 { parts.append(Self.count(elsewhere, "elsewhere")) }
    if absent > 0 { parts.append(Self.count(absent, missing)) }
    if extra > 0 { parts.append(Self.count(extra, Self.unexpected)) }
    if isInOtherOrder { parts.append("the views are drawn in another order") }
    let views = expected.count == 1 ? "1 view" : "\(expected.count) views"
    return "of \(views), \(parts.joined(separator: ", "))"
      + " (tolerance \(PlacementNumber.precise(tolerance)) pt)"
  }

  private static func count(_ count: Int, _ what: String) -> String {
    count == 1 ? "1 is \(what)" : "\(count) are \(what)"
  }

  /// Both lists, printed as trees. The marks are `!` for a different placement, `-` for a missing
  /// view and `+` for an unexpected view. Long lists are cut to the lines around the differences.
  var trees: String {
    let old = tree(of: expected, expectedComparisons, isActual: false)
    let new = tree(of: actual, actualComparisons, isActual: true)
    let lines =
      ["expected (x, y, width, height in points):"] + old.lines(alignedWith: new) + ["actual:"]
      + new.lines(alignedWith: old)
    return lines.joined(separator: "\n")
  }

  /// The maximum number of lines of a list that is printed completely. Longer lists are cut.
  private static let wholeLimit = 16
  /// The maximum number of differing lines that are printed from a list that is cut.
  private static let differenceLimit = 24

  /// Returns one list as a tree. A long list is cut to its differing lines, with one line of
  /// context before and after each of them.
  private func tree(
    of rows: [PlacementRow], _ comparisons: [Comparison], isActual: Bool
  ) -> TreeText {
    let differing = comparisons.indices.filter { !comparisons[$0].isSame }
    let shown = differing.prefix(Self.differenceLimit)
    let context = shown.flatMap { [$0 - 1, $0 + 1] }.filter {
      comparisons.indices.contains($0) && comparisons[$0].isSame
    }
    let isWhole = rows.count <= Self.wholeLimit
    let kept = isWhole ? Set(rows.indices) : Set(shown).union(context)
    var lines: [TreeText.Line] = []
    var skipped: [Int] = []
    for index in rows.indices {
      guard kept.contains(index) else {
        skipped.append(index)
        continue
      }
      lines += remark(skipped, rows, comparisons)
      skipped = []
      lines.append(line(rows[index], comparisons[index], isActual: isActual))
    }
    lines += remark(skipped, rows, comparisons)
    return TreeText(rows.isEmpty ? [TreeText.Line(["nothing"], numbers: nil)] : lines)
  }

  private func line(
    _ row: PlacementRow, _ comparison: Comparison, isActual: Bool
  ) -> TreeText.Line {
    var line = TreeText.Line(row.components, numbers: row.frame)
    switch comparison {
    case .same: break
    case .shifted(let shift):
      line.mark = "!"
      if isActual { line.note = shift.words }
    case .unmatched:
      line.mark = isActual ? "+" : "-"
      line.note = isActual ? Self.unexpected : missing
    }
    return line
  }

  /// Returns the line that replaces omitted lines, such as `... 5 as expected`; an empty array if
  /// no lines are omitted.
  private func remark(
    _ skipped: [Int], _ rows: [PlacementRow], _ comparisons: [Comparison]
  ) -> [TreeText.Line] {
    guard let first = skipped.first else { return [] }
    let differing = skipped.count { !comparisons[$0].isSame }
    let words =
      switch differing {
      case 0: "... \(skipped.count) as expected"
      case skipped.count: "... \(skipped.count) more that differ"
      default: "... \(skipped.count) more, \(differing) of which differ"
      }
    return [TreeText.Line(rows[first].components.dropLast() + [words], numbers: nil)]
  }
}

extension PlacementDifference.Comparison {
  fileprivate var isSame: Bool { if case .same = self { true } else { false } }
}

extension PlacementRow {
  /// The path or the name of the view, which identifies the view in both lists.
  fileprivate var key: String { components.joined(separator: "/") }
}
