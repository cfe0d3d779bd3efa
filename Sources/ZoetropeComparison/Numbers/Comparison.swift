import Foundation
import Zoetrope
import ZoetropeRecorder

/// The geometry of the leaves of the compared animations, for each column and frame. All other
/// columns are compared with the first column.
package struct Comparison: Sendable, Equatable {
  /// The names of the columns.
  let columns: [String]
  /// The number of frames of the whole animation.
  let frameCount: Int
  /// The frame rate.
  let rate: FrameRate
  /// The leaves, in the order in which they first appear.
  private(set) var views: [ComparedView] = []
  /// The index in ``views`` for each path.
  private var indices: [String: Int] = [:]

  /// Creates a comparison without leaves.
  init(columns: [String], frameCount: Int, rate: FrameRate) {
    (self.columns, self.frameCount, self.rate) = (columns, frameCount, rate)
  }

  /// Creates a comparison by running all columns through all frames.
  ///
  /// - Parameters:
  ///   - plan: The plan of the recording.
  ///   - fonts: The fonts of all columns.
  ///   - monitor: The monitor that receives the diagnostics.
  ///   - visit: A closure that is called after each measurement, with the number of the frame, the
  ///     index of the column and the column's host. Default: none.
  /// - Complexity: O(frames × leaves) memory.
  @MainActor init(
    measuring plan: RecordingPlan, fonts: SharedFonts, monitor: any RecordingMonitor,
    visit: (_ frame: Int, _ column: Int, _ host: Zoetrope.Host) throws -> Void = { _, _, _ in }
  ) async throws {
    self.init(
      columns: plan.columns.map(\.name), frameCount: plan.frameCount, rate: plan.rate)
    let hosts = try plan.columns.map { try plan.start($0, fonts: fonts) }
    for frame in 0..<frameCount {
      try monitor.checkInterruption()
      for host in hosts {
        try await host.advanceUntouched(to: plan.rate.seconds(ofFrame: frame))
      }
      monitor.started()
      for (column, host) in hosts.enumerated() {
        let leaves = host.measuredLeaves()
        add(
          leaves.map { ($0.placement.path, .init($0)) }, frame: frame, column: column,
          text: { leaves[$0].node.writtenText })
        try visit(frame, column, host)
        monitor.noticed(host.takeDiagnostics())
      }
    }
    if Set(plan.columns.map(\.anim.name)).count > 1 { matchAcrossColumns() }
    shortenNames()
  }

  /// Adds the leaves of a column at the given frame. O(leaves).
  ///
  /// - Parameters:
  ///   - leaves: The paths and the geometry of the leaves, in drawing order.
  ///   - frame: The number of the frame.
  ///   - column: The index of the column.
  ///   - text: A closure that returns the text of the leaf at an index; nil if the leaf shows no
  ///     text. It is called when a leaf appears for the first time. Default: no leaf shows text.
  mutating func add(
    _ leaves: [(path: String, sample: ComparedView.Sample)], frame: Int, column: Int,
    text: (Int) -> String? = { _ in nil }
  ) {
    var seen: [String: Int] = [:]
    for (index, leaf) in leaves.enumerated() {
      let count = seen[leaf.path, default: 0] + 1
      seen[leaf.path] = count
      let path = count == 1 ? leaf.path : "\(leaf.path)#\(count)"
      views[self.index(of: path) { text(index) }].samples[column][frame] = leaf.sample
    }
  }

  private mutating func index(of path: String, text: () -> String?) -> Int {
    if let index = indices[path] { return index }
    let nowhere = [ComparedView.Sample?](repeating: nil, count: frameCount)
    let words = text().map { " " + LayoutDescription.quoted($0) } ?? ""
    views.append(
      ComparedView(
        path: path, name: path + words, samples: columns.map { _ in nowhere }))
    indices[path] = views.count - 1
    return views.count - 1
  }

  /// Merges the corresponding views of columns that show different animations. Views correspond if
  /// their paths are equal apart from the leading components that all paths of the same column
  /// share. O(leaves).
  mutating func matchAcrossColumns() {
    let lengths = columns.indices.map { column in
      Comparison.sharedLength(views.filter { $0.isIn(column) }.map(\.path))
    }
    var places: [Substring: [Int]] = [:]
    var merged: [ComparedView] = []
    for view in views {
      let column = columns.indices.first(where: view.isIn) ?? 0
      let place = view.path.dropFirst(lengths[column])
      let partner = places[place, default: []].first { index in
        columns.indices.allSatisfy { !(view.isIn($0) && merged[index].isIn($0)) }
      }
      guard let partner else {
        places[place, default: []].append(merged.count)
        merged.append(view)
        continue
      }
      for column in columns.indices where view.isIn(column) {
        merged[partner].samples[column] = view.samples[column]
      }
    }
    views = merged
    indices = [:]
  }

  /// Shortens the names of the views by the leading path components that all views have in common.
  /// O(leaves).
  mutating func shortenNames() {
    let length = Comparison.sharedLength(views.map(\.path))
    for index in views.indices { views[index].name.removeFirst(length) }
  }

  /// Returns the number of characters of the leading components that all paths share, including a
  /// separator after each component. The last component of a path is never included.
  private static func sharedLength(_ paths: [String]) -> Int {
    guard var shared = paths.first?.pathComponents.dropLast() else { return 0 }
    for path in paths.dropFirst() {
      let common = zip(shared, path.pathComponents.dropLast()).prefix { $0 == $1 }.count
      shared = shared.prefix(common)
    }
    return shared.reduce(0) { $0 + $1.count + 1 }
  }

  /// The indices of ``views`` without duplicates. A view is a duplicate of an earlier view if three
  /// conditions hold at every frame: both views have the same center, the bounding box of the
  /// earlier view contains that of the later view, and the earlier view is at least as opaque. For
  /// example, the label of a tile is a duplicate of the tile. O(frames × leaves).
  var distinctIndices: [Int] {
    var originals: [[Int?]: [Int]] = [:]
    return views.indices.filter { index in
      let way = views[index].samples.joined().flatMap { sample -> [Int?] in
        guard let center = sample?.center else { return [nil, nil] }
        // The centers are compared in hundredths of a point. Layouts often place views at fractions
        // such as eighths. The offset keeps such positions away from the boundaries of rounding.
        return [center.x, center.y].map { Int(exactly: ($0 * 100 + 0.19).rounded()) }
      }
      let samples = views[index].samples
      let isHidden = originals[way, default: []].contains { original in
        zip(views[original].samples.joined(), samples.joined()).allSatisfy { earlier, later in
          guard let later else { return true }
          return earlier?.covers(later) ?? false
        }
      }
      if !isHidden { originals[way, default: []].append(index) }
      return !isHidden
    }
  }
}
