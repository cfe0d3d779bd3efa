import Foundation
import Zoetrope

/// The differences between two builds of one animation.
package struct BuildDifference: Sendable, Equatable {
  /// A view that differs between the builds.
  package struct View: Sendable, Equatable {
    /// The path and the text of the view.
    package let name: String
    /// The first frame at which the view differs.
    package let firstFrame: Int
    /// The difference at ``firstFrame``, as a clause: `is 1 point to the right`.
    package let firstChange: String
    /// The largest distance, in points, from a corner of the view in this build to the same corner
    /// in the other build. It is the maximum over all corners and frames.
    package internal(set) var distance = 0.0
    /// The frame with the largest ``distance``; ``firstFrame`` if the view has the same positions
    /// in both builds.
    package internal(set) var distanceFrame: Int
    /// The number of frames at which the view differs.
    package internal(set) var frameCount = 0
    /// The last frame at which the view differs.
    package internal(set) var lastFrame = 0
  }

  /// The name of the animation.
  package let anim: String
  /// The number of frames in this build, and the number of frames in the other build.
  package internal(set) var frameCounts: (Int, Int) = (0, 0)
  /// The views that differ, in descending order of the distance.
  package internal(set) var views: [View] = []
  /// The number of views that occur in any frame of either build.
  package internal(set) var viewCount = 0
  /// The first frame at which the pictures differ although all views have the same positions and
  /// opacities; nil if there is none.
  package internal(set) var firstPicture: Int?
  /// The number of frames at which the pictures differ although all views have the same positions
  /// and opacities.
  package internal(set) var pictureCount = 0
  /// The reasons why the animation failed: in this build, and in the other build. A reason is nil
  /// for a build in which the animation did not fail.
  package internal(set) var failures: (String?, String?) = (nil, nil)

  /// Whether the builds agree.
  package var isEmpty: Bool {
    views.isEmpty && firstPicture == nil && frameCounts.0 == frameCounts.1
      && failures.0 == failures.1
  }

  /// The first frame at which the builds differ: in a view, in the picture, or because only one of
  /// them has the frame. It is nil if there is no such frame.
  package var firstFrame: Int? {
    let frames = views.map(\.firstFrame) + [firstPicture].compactMap(\.self)
    if let first = frames.min() { return first }
    return frameCounts.0 == frameCounts.1 ? nil : min(frameCounts.0, frameCounts.1)
  }

  /// Up to three frames that show the differences, in ascending order: the first frame that
  /// differs, the frame of the largest distance, and the last frame at which a view differs. Both
  /// builds have these frames.
  package var tellingFrames: [Int] {
    let last = views.map(\.lastFrame).max()
    let frames = [firstFrame, views.first?.distanceFrame, last ?? firstPicture]
    return Set(frames.compactMap(\.self)).filter { $0 < min(frameCounts.0, frameCounts.1) }.sorted()
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.anim == b.anim && a.frameCounts == b.frameCounts && a.views == b.views
      && a.viewCount == b.viewCount && a.firstPicture == b.firstPicture
      && a.pictureCount == b.pictureCount && a.failures == b.failures
  }
}

/// Collects the differences between two builds of one animation, frame by frame.
struct BuildComparator {
  private(set) var difference: BuildDifference
  private let tolerance: Double
  /// The names of the leaves, indexed by the number of the leaf. The first array is for this build,
  /// the second for the other build.
  private var names: ([MeasuredName], [MeasuredName]) = ([], [])
  private var views: [String: BuildDifference.View] = [:]
  private var frame = 0

  /// The largest difference at which two opacities count as equal, if positions have a tolerance.
  /// The difference is half a step of an 8-bit channel, and therefore invisible.
  private static let opacityTolerance = 0.5 / 255

  /// Creates a comparator.
  ///
  /// - Parameters:
  ///   - anim: The name of the animation.
  ///   - tolerance: The distance, in points, up to which positions count as equal.
  init(anim: String, tolerance: Double) {
    difference = BuildDifference(anim: anim)
    self.tolerance = max(tolerance, ViewMotion.tolerance)
  }

  /// Adds the names of the leaves that appear in a build for the first time: `mine` for this build,
  /// and `others` for the other build.
  mutating func add(names mine: [MeasuredName], others: [MeasuredName]) {
    names.0 += mine
    names.1 += others
  }

  /// Compares the next frame. O(*n*) for *n* leaves.
  mutating func add(_ mine: FrameMeasurement, _ other: FrameMeasurement) {
    defer { frame += 1 }
    if mine == other, names.0 == names.1 { return }
    let before = BuildComparator.leaves(other, names.1)
    let now = BuildComparator.leaves(mine, names.0)
    var isMoved = false
    for (path, leaf) in now {
      guard let old = before[path] else {
        note(leaf.name, "is new", distance: 0)
        isMoved = true
        continue
      }
      let distance = zip(leaf.sample.corners, old.sample.corners).map { $0.distance(to: $1) }.max()
      let fading = abs(leaf.sample.opacity - old.sample.opacity)
      if (distance ?? 0) > ViewMotion.tolerance || fading > ViewMotion.tolerance { isMoved = true }
      let isFaded =
        tolerance > ViewMotion.tolerance
        ? fading > BuildComparator.opacityTolerance : fading > ViewMotion.tolerance
      // The comparison is false for NaN, which only faulty layouts produce.
      guard (distance ?? 0) > tolerance || isFaded else { continue }
      note(
        leaf.name, BuildComparator.change(from: old.sample, to: leaf.sample),
        distance: distance ?? 0)
    }
    for (path, leaf) in before where now[path] == nil {
      note(leaf.name, "is gone", distance: 0)
      isMoved = true
    }
    if !isMoved, mine.picture != other.picture {
      difference.firstPicture = difference.firstPicture ?? frame
      difference.pictureCount += 1
    }
  }

  private static func leaves(
    _ frame: FrameMeasurement, _ names: [MeasuredName]
  ) -> [String: (name: MeasuredName, sample: ComparedView.Sample)] {
    var leaves: [String: (name: MeasuredName, sample: ComparedView.Sample)] = [:]
    for index in 0..<frame.leafCount {
      let leaf = frame.leaf(index)
      guard names.indices.contains(leaf.name) else { continue }
      leaves[names[leaf.name].path] = (names[leaf.name], leaf.sample)
    }
    return leaves
  }

  private mutating func note(_ name: MeasuredName, _ change: String, distance: Double) {
    var view =
      views[name.path]
      ?? BuildDifference.View(
        name: name.words, firstFrame: frame, firstChange: change, distanceFrame: frame)
    view.frameCount += 1
    view.lastFrame = frame
    if distance > view.distance { (view.distance, view.distanceFrame) = (distance, frame) }
    views[name.path] = view
  }

  /// Returns a clause that describes how a view's geometry in this build differs from its geometry
  /// in the other build.
  static func change(
    from old: ComparedView.Sample, to new: ComparedView.Sample
  ) -> String {
    let number = { (value: Double) in LayoutDescription.number(CGFloat(value)) }
    let points = { (value: Double) in
      "\(number(value)) \(number(value) == "1" ? "point" : "points")"
    }
    var parts: [String] = []
    let (x, y) = (Double(new.center.x - old.center.x), Double(new.center.y - old.center.y))
    var ways: [String] = []
    if abs(x) > ViewMotion.tolerance {
      ways.append("\(points(abs(x))) to the \(x > 0 ? "right" : "left")")
    }
    if abs(y) > ViewMotion.tolerance { ways.append("\(points(abs(y))) \(y > 0 ? "down" : "up")") }
    if !ways.isEmpty { parts.append("is \(ways.joined(separator: " and "))") }
    let (width, height) = (
      Double(new.size.width - old.size.width), Double(new.size.height - old.size.height)
    )
    var growth: [String] = []
    if abs(width) > ViewMotion.tolerance {
      growth.append("\(points(abs(width))) \(width > 0 ? "wider" : "narrower")")
    }
    if abs(height) > ViewMotion.tolerance {
      growth.append("\(points(abs(height))) \(height > 0 ? "higher" : "lower")")
    }
    if !growth.isEmpty { parts.append("is \(growth.joined(separator: " and "))") }
    let angle = ViewDifference.angle(old.rotation, new.rotation) * 180 / .pi
    if angle > ViewMotion.tolerance { parts.append("is turned by \(number(angle)) degrees") }
    let scale = new.scale / old.scale
    if abs(new.scale - old.scale) > ViewMotion.tolerance {
      parts.append(
        old.scale == 0 ? "is no longer scaled to nothing" : "is \(number(scale)) times as large")
    }
    if abs(new.opacity - old.opacity) > ViewMotion.tolerance {
      parts.append("has an opacity of \(number(new.opacity)) instead of \(number(old.opacity))")
    }
    return parts.isEmpty ? "has another shape" : parts.joined(separator: ", ")
  }

  /// Returns the differences. Call this method after all frames have been added.
  ///
  /// - Parameters:
  ///   - counts: The numbers of frames of this build and of the other build.
  ///   - failures: The reasons why the animation failed in this build and in the other build.
  func finished(counts: (Int, Int), failures: (String?, String?)) -> BuildDifference {
    var difference = difference
    difference.frameCounts = counts
    difference.failures = failures
    difference.viewCount = Set((names.0 + names.1).map(\.path)).count
    difference.views = views.values.sorted {
      ($1.distance, $0.firstFrame, $0.name) < ($0.distance, $1.firstFrame, $1.name)
    }
    return difference
  }
}
