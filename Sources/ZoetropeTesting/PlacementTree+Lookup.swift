import Foundation
import Zoetrope

extension PlacementTree {
  /// Returns the bounding box of a view's drawing, in points in the canvas, y down.
  ///
  /// - Parameter name: An id, an accessibility label or identifier, a path or a part of one, or the
  ///   text of the view; see ``Stage``.
  /// - Throws: ``StageError`` if no view of that name is shown, or if several are.
  public func frame(
    of name: some Hashable, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> CGRect {
    do throws(StageError.Reason) { return try shownFrame(of: name) } catch {
      throw StageError(error, at: CallSite(fileID, filePath, line, column))
    }
  }

  func shownFrame(of name: some Hashable) throws(StageError.Reason) -> CGRect {
    let words = ElementFinder.text(of: name)
    for matches in [named(words), onPath(name), leavesWithText(name)] where !matches.isEmpty {
      let indices = try only(withoutLeaving(matches), words)
      return indices.map { placements[$0].frame }.reduce(CGRect.null) { $0.union($1) }
    }
    throw .missing(name: words, available: names)
  }

  /// The names of the shown views, without duplicates. If no view has a name, the elements are the
  /// paths of the leaves.
  ///
  /// The names follow the drawing order of the leaves. For each leaf, the names of the enclosing
  /// views are ordered from the innermost view outward.
  public var names: [String] {
    var names: [String] = []
    for name in leaves.flatMap(\.names) where !names.contains(name.text) {
      names.append(name.text)
    }
    return names.isEmpty ? placements.map(\.path) : names
  }

  /// Returns, for each view with the given name, the indices of the view's leaves.
  private func named(_ words: String) -> [[Int]] {
    var places: [Int] = []
    var matches: [[Int]] = []
    for (index, leaf) in leaves.enumerated() {
      for name in leaf.names where name.text == words {
        if let known = places.firstIndex(of: name.viewNumber) {
          if matches[known].last != index { matches[known].append(index) }
        } else {
          places.append(name.viewNumber)
          matches.append([index])
        }
      }
    }
    return matches
  }

  /// Returns, for each path that ends with the components of the given name, the indices of the
  /// leaves at or below that path.
  private func onPath(_ name: some Hashable) -> [[Int]] {
    guard let part = (name as? String)?.pathComponents, part != [""] else { return [] }
    var paths: [[String]] = []
    var matches: [[Int]] = []
    for (index, placement) in placements.enumerated() {
      let path = placement.path.pathComponents
      guard path.count >= part.count else { continue }
      for end in part.count...path.count where path[(end - part.count)..<end].elementsEqual(part) {
        let start = Array(path[..<end])
        if let known = paths.firstIndex(of: start) {
          matches[known].append(index)
        } else {
          paths.append(start)
          matches.append([index])
        }
      }
    }
    return matches
  }

  private func leavesWithText(_ name: some Hashable) -> [[Int]] {
    guard let text = name as? String else { return [] }
    return leaves.indices.filter { leaves[$0].text == text }.map { [$0] }
  }

  /// Returns the matches that have at least one leaf that is not being removed. If there are none,
  /// all matches are returned.
  private func withoutLeaving(_ matches: [[Int]]) -> [[Int]] {
    let present = matches.filter { $0.contains { !leaves[$0].isLeaving } }
    return present.isEmpty ? matches : present
  }

  /// Returns the indices of the leaves of the only view that matches; throws an error if several
  /// views match. Views with the same leaves, such as a view and its only content, count as one
  /// view.
  private func only(_ matches: [[Int]], _ words: String) throws(StageError.Reason) -> [Int] {
    var distinct: [[Int]] = []
    for match in matches where !distinct.contains(match) { distinct.append(match) }
    if distinct.count == 1 { return distinct[0] }
    throw .ambiguous(name: words, paths: distinct.map(path))
  }

  /// Returns the longest common prefix of the paths of the given leaves.
  private func path(_ indices: [Int]) -> String {
    var path = placements[indices[0]].path.pathComponents
    for index in indices.dropFirst() {
      let other = placements[index].path.pathComponents
      path = Array(zip(path, other).prefix { $0 == $1 }.map(\.0))
    }
    return path.joined(separator: "/")
  }
}
