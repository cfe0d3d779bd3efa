import Foundation

/// How two lists of placements differ.
struct PlacementDifference: Sendable {
  /// What is said about a view that both lists have.
  struct Shift: Sendable {
    /// The largest difference of an edge or a side, in points.
    let distance: Double
    /// As `x +1.5, height -2`.
    let words: String
  }

  /// What is to be said about a line.
  enum Verdict: Sendable {
    case same
    /// In both lists, but elsewhere, or turned.
    case shifted(Shift)
    /// In the list of its own only.
    case alone
  }

  private let expected: [PlacementRow]
  private let actual: [PlacementRow]
  private let expectedVerdicts: [Verdict]
  private let actualVerdicts: [Verdict]
  private let isInOtherOrder: Bool
  private let tolerance: Double
  /// What is said of a view that only the first list has.
  private let missing: String
  private static let unexpected = "not expected"

  /// Nil where there is no difference. O(n)
  ///
  /// - Parameters:
  ///   - tolerance: How far off, in points, counts as the same.
  ///   - ordered: Whether the order of drawing counts.
  ///   - missing: What is said of a view that only the first list has.
  init?(
    expected: [PlacementRow], actual: [PlacementRow], tolerance: Double, ordered: Bool,
    missing: String = "missing"
  ) {
    let expectedByKey = Dictionary(expected.map { ($0.key, $0) }, uniquingKeysWith: { a, _ in a })
    let actualByKey = Dictionary(actual.map { ($0.key, $0) }, uniquingKeysWith: { a, _ in a })
    expectedVerdicts = expected.map { row in
      actualByKey[row.key].map { Self.verdict(row, $0, tolerance) } ?? .alone
    }
    actualVerdicts = actual.map { row in
      expectedByKey[row.key].map { Self.verdict($0, row, tolerance) } ?? .alone
    }
    let shared = expected.map(\.key).filter { actualByKey[$0] != nil }
    isInOtherOrder =
      ordered && shared != actual.map(\.key).filter { expectedByKey[$0] != nil }
    self.expected = expected
    self.actual = actual
    self.tolerance = tolerance
    self.missing = missing
    let verdicts = expectedVerdicts + actualVerdicts
    if verdicts.allSatisfy(\.isSame) && !isInOtherOrder { return nil }
  }

  /// The view that is farthest off, of those that both lists have.
  var largest: (path: String, shift: Shift)? {
    var result: (path: String, shift: Shift)?
    for (row, verdict) in zip(expected, expectedVerdicts) {
      guard case .shifted(let shift) = verdict else { continue }
      if shift.distance > result?.shift.distance ?? -1 { result = (row.key, shift) }
    }
    return result
  }

  // MARK: Comparing

  private static func verdict(
    _ expected: PlacementRow, _ actual: PlacementRow, _ tolerance: Double
  ) -> Verdict {
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
    // Where the frames differ they say enough.
    if words.isEmpty, let turn = turn(expected, actual), turn > tolerance {
      words.append("turned or scaled otherwise")
      distance = turn
    }
    return words.isEmpty
      ? .same : .shifted(Shift(distance: distance, words: words.joined(separator: ", ")))
  }

  /// Null rectangles have infinite origins; two infinities are the same place.
  private static func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: Double) -> Bool {
    a == b || Double(abs(a - b)) <= tolerance
  }

  private static func magnitude(_ difference: CGFloat) -> Double {
    difference.isNaN ? .infinity : Double(abs(difference))
  }

  /// How far a corner is off, in points, that turning and scaling alone move; nil where only frames
  /// count.
  private static func turn(_ expected: PlacementRow, _ actual: PlacementRow) -> Double? {
    guard let a = expected.transform, let b = actual.transform else { return nil }
    let change = [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d].map(magnitude).max() ?? 0
    return change * Double(max(expected.frame.width, expected.frame.height))
  }

  // MARK: Words

  /// How many views are elsewhere, missing and not expected, in words.
  var summary: String {
    var parts: [String] = []
    let elsewhere = expectedVerdicts.count { if case .shifted = $0 { true } else { false } }
    let absent = expectedVerdicts.count { if case .alone = $0 { true } else { false } }
    let extra = actualVerdicts.count { if case .alone = $0 { true } else { false } }
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

  /// Both lists as trees, with what differs marked: `!` for what is elsewhere, `-` for what is
  /// missing, `+` for what is not expected. Long ones are cut to what differs.
  var trees: String {
    let old = tree(of: expected, expectedVerdicts, isActual: false)
    let new = tree(of: actual, actualVerdicts, isActual: true)
    let lines =
      ["expected (x, y, width, height in points):"] + old.lines(alignedWith: new) + ["actual:"]
      + new.lines(alignedWith: old)
    return lines.joined(separator: "\n")
  }

  /// Lists of no more lines than this are printed whole.
  private static let wholeLimit = 16
  /// How many lines that differ are printed.
  private static let differenceLimit = 24

  /// One line of context stands on each side of what differs.
  private func tree(
    of rows: [PlacementRow], _ verdicts: [Verdict], isActual: Bool
  ) -> TreeText {
    let differing = verdicts.indices.filter { !verdicts[$0].isSame }
    let told = differing.prefix(Self.differenceLimit)
    let context = told.flatMap { [$0 - 1, $0 + 1] }.filter {
      verdicts.indices.contains($0) && verdicts[$0].isSame
    }
    let isWhole = rows.count <= Self.wholeLimit
    let kept = isWhole ? Set(rows.indices) : Set(told).union(context)
    var lines: [TreeText.Line] = []
    var skipped: [Int] = []
    for index in rows.indices {
      guard kept.contains(index) else {
        skipped.append(index)
        continue
      }
      lines += remark(skipped, rows, verdicts)
      skipped = []
      lines.append(line(rows[index], verdicts[index], isActual: isActual))
    }
    lines += remark(skipped, rows, verdicts)
    return TreeText(rows.isEmpty ? [TreeText.Line(["nothing"], numbers: nil)] : lines)
  }

  private func line(
    _ row: PlacementRow, _ verdict: Verdict, isActual: Bool
  ) -> TreeText.Line {
    var line = TreeText.Line(row.components, numbers: row.frame)
    switch verdict {
    case .same: break
    case .shifted(let shift):
      line.mark = "!"
      if isActual { line.note = shift.words }
    case .alone:
      line.mark = isActual ? "+" : "-"
      line.note = isActual ? Self.unexpected : missing
    }
    return line
  }

  /// A line in place of those that are left out.
  private func remark(
    _ skipped: [Int], _ rows: [PlacementRow], _ verdicts: [Verdict]
  ) -> [TreeText.Line] {
    guard let first = skipped.first else { return [] }
    let differing = skipped.count { !verdicts[$0].isSame }
    let words =
      switch differing {
      case 0: "... \(skipped.count) as expected"
      case skipped.count: "... \(skipped.count) more that differ"
      default: "... \(skipped.count) more, \(differing) of which differ"
      }
    return [TreeText.Line(rows[first].components.dropLast() + [words], numbers: nil)]
  }
}

extension PlacementDifference.Verdict {
  fileprivate var isSame: Bool { if case .same = self { true } else { false } }
}

extension PlacementRow {
  /// The whole path.
  fileprivate var key: String { components.joined(separator: "/") }
}
