import Foundation
import Zoetrope

/// Expects views to be shown at given frames. If the frames differ, the failure message shows the
/// expected and the actual frames as trees.
///
/// ```swift
/// expectPlacements(stage, ["a": CGRect(x: 0, y: 0, width: 40, height: 20)])
/// ```
///
/// A difference fails the running test, in Swift Testing and in XCTest, at the line of the call.
///
/// - Parameters:
///   - stage: The stage under test.
///   - expected: The expected frame of each view, keyed by the name of the view. A frame is the
///     bounding box of the view's drawing, in points in the canvas, y down. A name is an id, an
///     accessibility label or identifier, a path or a part of one, or a text; see ``Stage``. Other
///     views are ignored.
///   - tolerance: The largest accepted difference of a coordinate, a width or a height, in
///     points. Default 0.01.
/// - Returns: Whether all named views are at their frames within the tolerance.
@discardableResult @MainActor public func expectPlacements<ID: Hashable>(
  _ stage: Stage, _ expected: [ID: CGRect], tolerance: CGFloat = 0.01,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  NamedExpectation(stage, expected, tolerance, predicate: "shown") {
    name throws(StageError.Reason) in
    try stage.tree.shownFrame(of: name)
  }
  .check(at: CallSite(fileID, filePath, line, column))
}

/// Expects views to have given frames in the layout, whether or not the views draw anything. If the
/// frames differ, the failure message shows the expected and the actual ones as trees.
///
/// While a view's position is being interpolated, its frame in the layout is already the final one;
/// see ``Stage/layoutFrame(of:fileID:filePath:line:column:)``. A difference fails the running test,
/// in Swift Testing and in XCTest, at the line of the call.
///
/// - Parameters:
///   - stage: The stage under test.
///   - expected: The expected frame of each view, in points in the canvas, y down, keyed by the
///     name of the view. A name is an id, an accessibility label or identifier, or a path or a part
///     of one; see ``Stage``. Other views are ignored.
///   - tolerance: The largest accepted difference of a coordinate, a width or a height, in
///     points. Default 0.01.
/// - Returns: Whether all named views have their frames within the tolerance.
@discardableResult @MainActor public func expectLayout<ID: Hashable>(
  _ stage: Stage, _ expected: [ID: CGRect], tolerance: CGFloat = 0.01,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  NamedExpectation(stage, expected, tolerance, predicate: "laid out") {
    name throws(StageError.Reason) in
    try LayoutFinder(stage.host).find(name).layoutFrame
  }
  .check(at: CallSite(fileID, filePath, line, column))
}

/// Expects two stages to show the same views at the same frames, in the same drawing order. If the
/// stages differ, the failure message shows both trees.
///
/// A difference fails the running test, in Swift Testing and in XCTest, at the line of the call.
///
/// - Parameters:
///   - actual: The stage under test.
///   - expected: The stage to compare it with.
///   - tolerance: The largest accepted difference of a coordinate, a width or a height, in
///     points. Default 0.01.
/// - Returns: Whether the stages show the same placements within the tolerance.
@discardableResult @MainActor public func expectPlacements(
  of actual: Stage, equalTo expected: Stage, tolerance: CGFloat = 0.01,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let site = CallSite(fileID, filePath, line, column)
  return expectSame(actual.tree, expected.tree, tolerance, site, notes: actual.notes)
}

/// Expects two trees to have the same views at the same frames, in the same drawing order. If the
/// trees differ, the failure message shows both.
///
/// A difference fails the running test, in Swift Testing and in XCTest, at the line of the call.
///
/// - Parameters:
///   - actual: The tree under test.
///   - expected: The tree to compare it with, such as the ``Stage/tree`` of an earlier time.
///   - tolerance: The largest accepted difference of a coordinate, a width or a height, in
///     points. Default 0.01.
/// - Returns: Whether the trees are the same within the tolerance. Their ``PlacementTree/time``
///   values are not compared.
@discardableResult public func expectPlacements(
  of actual: PlacementTree, equalTo expected: PlacementTree, tolerance: CGFloat = 0.01,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  expectSame(actual, expected, tolerance, CallSite(fileID, filePath, line, column), notes: [])
}

private func expectSame(
  _ actual: PlacementTree, _ expected: PlacementTree, _ tolerance: CGFloat, _ site: CallSite,
  notes: [String]
) -> Bool {
  let difference = PlacementDifference(
    expected: expected.rows, actual: actual.rows, tolerance: Double(tolerance), ordered: true)
  guard let difference else { return true }
  let times = Set([expected.time, actual.time]).sorted()
    .map { "\(PlacementNumber.rounded($0, digits: 4)) s" }.joined(separator: " and ")
  let title = "The placements differ at \(times): \(difference.summary)"
  site.report(([title, difference.trees] + notes).joined(separator: "\n"))
  return false
}

/// The expected frames of named views on a stage, and the actual frames of these views.
@MainActor private struct NamedExpectation {
  private let stage: Stage
  private let tolerance: Double
  private let predicate: String
  private var expected: [PlacementRow] = []
  private var actual: [PlacementRow] = []
  private var problems: [String] = []

  init<ID: Hashable>(
    _ stage: Stage, _ frames: [ID: CGRect], _ tolerance: CGFloat, predicate: String,
    frame: (ID) throws(StageError.Reason) -> CGRect
  ) {
    self.stage = stage
    self.tolerance = Double(tolerance)
    self.predicate = predicate
    let named = frames.map {
      (words: ElementFinder.text(of: $0.key), name: $0.key, frame: $0.value)
    }
    var order: [String: Int] = [:]
    for (index, name) in stage.tree.names.enumerated() { order[name] = index }
    // The failure message lists the views in drawing order, as trees do.
    let sorted = named.sorted {
      (order[$0.words] ?? .max, $0.words) < (order[$1.words] ?? .max, $1.words)
    }
    for entry in sorted {
      expected.append(PlacementRow([entry.words], entry.frame))
      do throws(StageError.Reason) {
        actual.append(PlacementRow([entry.words], try frame(entry.name)))
      } catch {
        problems.append("\(error)")
      }
    }
  }

  func check(at site: CallSite) -> Bool {
    let difference = PlacementDifference(
      expected: expected, actual: actual, tolerance: tolerance, ordered: false,
      missing: "not found")
    guard let difference else { return true }
    let time = PlacementNumber.rounded(stage.time, digits: 4)
    let title =
      "The views are not \(predicate) where they are expected at \(time) s: "
      + difference.summary
    let parts = [title, difference.trees] + problems + stage.notes
    site.report(parts.joined(separator: "\n"))
    return false
  }
}

extension Stage {
  /// Lines that may explain a failure: the diagnostics so far, and a note if written state has not
  /// taken effect yet.
  var notes: [String] {
    var notes = diagnostics.map { "warning: \($0)" }
    if host.hasPendingChanges { notes.append("note: \(StageError.Reason.stateWritten)") }
    return notes
  }
}
