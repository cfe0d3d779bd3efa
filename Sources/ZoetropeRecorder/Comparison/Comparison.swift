import Foundation
import Zoetrope

/// The positions of all leaves of an animation at every frame, in both modes of
/// ``LayoutInterpolation``.
package struct Comparison: Sendable, Equatable {
  /// The centers of a leaf at each frame, in points; nil at frames without the leaf.
  struct Track: Sendable, Equatable {
    /// The leaf's structural path from the root, with a number appended if several leaves share it.
    let path: String
    /// The centers when parameters are interpolated.
    var parameters: [CGPoint?]
    /// The centers when positions are interpolated.
    var positions: [CGPoint?]

    subscript(_ interpolation: LayoutInterpolation) -> [CGPoint?] {
      interpolation == .parameters ? parameters : positions
    }
  }

  /// The number of frames of the whole animation.
  let frameCount: Int
  /// The tracks in the order in which the leaves first appear.
  private(set) var tracks: [Track] = []
  /// The index of each path in ``tracks``.
  private var indices: [String: Int] = [:]

  /// Creates a comparison without leaves.
  init(frameCount: Int) { self.frameCount = frameCount }

  /// Creates a comparison by running an animation in both modes through all its frames. Takes
  /// O(frames × leaves) memory.
  @MainActor init(
    measuring plan: RecordingPlan, fonts: SharedFonts, monitor: any RecordingMonitor
  ) async throws {
    self.init(frameCount: plan.frameCount)
    let parameters = try plan.start(.parameters, fonts: fonts)
    let positions = try plan.start(.positions, fonts: fonts)
    for frame in 0..<frameCount {
      try monitor.checkInterruption()
      let time = plan.rate.seconds(ofFrame: frame)
      try await parameters.advanceUntouched(to: time)
      try await positions.advanceUntouched(to: time)
      monitor.started()
      add(parameters.placements(), frame: frame, to: \.parameters)
      add(positions.placements(), frame: frame, to: \.positions)
      monitor.noticed(parameters.takeDiagnostics() + positions.takeDiagnostics())
    }
  }

  /// Adds the centers of the leaves at a frame. O(placements).
  ///
  /// - Parameter side: The property of a track that receives the centers. It corresponds to the
  ///   interpolation mode of the placements.
  mutating func add(
    _ placements: [Placement], frame: Int, to side: WritableKeyPath<Track, [CGPoint?]>
  ) {
    var seen: [String: Int] = [:]
    for placement in placements {
      let count = seen[placement.path, default: 0] + 1
      seen[placement.path] = count
      let path = count == 1 ? placement.path : "\(placement.path)#\(count)"
      let center = CGPoint(x: placement.frame.midX, y: placement.frame.midY)
      tracks[index(of: path)][keyPath: side][frame] = center
    }
  }

  /// The tracks without duplicates. A track is a duplicate if it coincides with an earlier one at
  /// every frame, as the tracks of a label and its background do. O(frames × leaves).
  var distinctTracks: [Track] {
    var ways = Set<[Int?]>()
    return tracks.filter { track in
      // Compare coordinates after rounding them to a hundredth of a point.
      let way = (track.parameters + track.positions).flatMap { point -> [Int?] in
        guard let point else { return [nil, nil] }
        return [point.x, point.y].map { Int(exactly: ($0 * 100).rounded()) }
      }
      return ways.insert(way).inserted
    }
  }

  private mutating func index(of path: String) -> Int {
    if let index = indices[path] { return index }
    let nowhere = [CGPoint?](repeating: nil, count: frameCount)
    tracks.append(Track(path: path, parameters: nowhere, positions: nowhere))
    indices[path] = tracks.count - 1
    return tracks.count - 1
  }
}

extension CGPoint {
  /// Returns the distance to another point, in the same units.
  func distance(to other: CGPoint) -> Double { hypot(x - other.x, y - other.y) }
}
