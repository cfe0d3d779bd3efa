import Foundation
import Zoetrope

/// Where every leaf of an animation is at every frame, in both ways of interpolating.
package struct Comparison: Sendable, Equatable {
  /// The centres of one leaf, by frame, in points; `nil` where it is not there.
  struct Track: Sendable, Equatable {
    /// The leaf's path from the root; leaves that share one are told apart by a number.
    let path: String
    var parameters: [CGPoint?]
    var positions: [CGPoint?]

    subscript(_ interpolation: LayoutInterpolation) -> [CGPoint?] {
      interpolation == .parameters ? parameters : positions
    }
  }

  /// The number of frames of the whole animation.
  let frameCount: Int
  /// In the order in which the leaves first appear.
  private(set) var tracks: [Track] = []
  /// Indices into `tracks`.
  private var indices: [String: Int] = [:]

  init(frameCount: Int) { self.frameCount = frameCount }

  /// Runs an animation in both ways through all its frames. O(frames · leaves) in space.
  @MainActor init(
    measuring plan: RecordingPlan, fonts: SharedFonts, monitor: any RecordingMonitor
  ) async throws {
    self.init(frameCount: plan.frameCount)
    let parameters = try plan.start(.parameters, fonts: fonts)
    let positions = try plan.start(.positions, fonts: fonts)
    for frame in 0..<frameCount {
      try monitor.checkInterruption()
      let time = plan.rate.seconds(ofFrame: frame)
      try await parameters.advance(undisturbedTo: time)
      try await positions.advance(undisturbedTo: time)
      monitor.started()
      add(parameters.placements(), frame: frame, to: \.parameters)
      add(positions.placements(), frame: frame, to: \.positions)
      monitor.noticed(parameters.takeDiagnostics() + positions.takeDiagnostics())
    }
  }

  /// Adds where the leaves are at a frame. O(placements).
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

  /// The tracks without those that go together with an earlier one, as a label with what it labels.
  /// O(frames · leaves).
  var distinctTracks: [Track] {
    var ways = Set<[Int?]>()
    return tracks.filter { track in
      // To a hundredth of a point.
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
  /// How far another point is, in the same units.
  func distance(to other: CGPoint) -> Double { hypot(x - other.x, y - other.y) }
}
