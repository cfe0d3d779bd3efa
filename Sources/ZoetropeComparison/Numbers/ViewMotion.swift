import Foundation
import Zoetrope

/// The maximum of a quantity over all frames.
struct Peak: Sendable, Equatable {
  /// The maximum.
  private(set) var value = 0.0
  /// The first frame at which the maximum occurs; 0 if the maximum is 0.
  private(set) var frame = 0
  /// The value below which a quantity counts as 0, because smaller values are rounding errors.
  private let floor: Double

  /// The relative difference up to which two values count as equal. The frame and the view of a
  /// maximum therefore do not depend on rounding errors.
  static let tolerance = 1e-9

  init(floor: Double = ViewMotion.tolerance) { self.floor = floor }

  /// Includes a value in the maximum. NaN is ignored.
  mutating func add(_ value: Double, frame: Int) {
    guard value >= floor, value > self.value * (1 + Peak.tolerance) else { return }
    (self.value, self.frame) = (value, frame)
  }
}

/// The motion of a view in one column.
///
/// Let *p(f)* be the center of the view at frame *f*, and *r* the frame rate. The speed is |p(f) −
/// p(f − 1)| · r, and the acceleration is |p(f + 1) − 2 p(f) + p(f − 1)| · r². If one of the
/// centers is missing, the value is missing, too.
struct ViewMotion: Sendable {
  /// The threshold for a change, in points for lengths and in radians for angles. A view whose
  /// changes are smaller counts as motionless. The value is larger than rounding errors in layout,
  /// and too small to be visible.
  static let tolerance = 1e-6

  /// The speed at each frame, in points per second; nil at the first frame, and at a frame at which
  /// the current or the previous center is missing.
  private(set) var speeds: [Double?]
  /// The length of the path of the view's center, in points.
  private(set) var length = 0.0
  /// The maximum speed, in points per second.
  private(set) var speed: Peak
  /// The maximum acceleration, in points per second squared.
  private(set) var acceleration: Peak
  /// The sum of the absolute changes of the rotation, in radians.
  private(set) var turning = 0.0
  /// Whether the view's center, size, rotation, scale or opacity changes, or whether the view
  /// appears or disappears.
  private(set) var changes = false

  /// Measures the motion of a view. O(frames).
  init(_ samples: [ComparedView.Sample?], rate: FrameRate) {
    let rate = Double(rate.numerator) / Double(rate.denominator)
    speeds = [Double?](repeating: nil, count: samples.count)
    speed = Peak(floor: ViewMotion.tolerance * rate)
    acceleration = Peak(floor: ViewMotion.tolerance * rate * rate)
    for (frame, sample) in samples.enumerated() {
      guard frame > 0 else { continue }
      guard let sample, let before = samples[frame - 1] else {
        if (sample == nil) != (samples[frame - 1] == nil) { changes = true }
        continue
      }
      let step = before.center.distance(to: sample.center)
      length += step
      speeds[frame] = step * rate
      speed.add(step * rate, frame: frame)
      turning += ViewDifference.angle(before.rotation, sample.rotation)
      if ViewDifference(sample, before).isVisible { changes = true }
      if frame + 1 < samples.count, let after = samples[frame + 1] {
        let x = after.center.x - 2 * sample.center.x + before.center.x
        let y = after.center.y - 2 * sample.center.y + before.center.y
        acceleration.add(hypot(x, y) * rate * rate, frame: frame)
      }
    }
  }
}

/// The difference between two states of a view.
struct ViewDifference {
  /// The distance between the centers, in points.
  var distance: Double
  /// The larger of the differences in width and in height, in points.
  var size: Double
  /// The difference in rotation, in radians, from 0 to π.
  var rotation: Double
  /// The difference of the scale factors.
  var scale: Double
  /// The difference in opacity, from 0 to 1.
  var opacity: Double

  init(_ a: ComparedView.Sample, _ b: ComparedView.Sample) {
    distance = a.center.distance(to: b.center)
    size = max(abs(a.size.width - b.size.width), abs(a.size.height - b.size.height))
    rotation = ViewDifference.angle(a.rotation, b.rotation)
    scale = abs(a.scale - b.scale)
    opacity = abs(a.opacity - b.opacity)
  }

  /// Whether the difference is more than a rounding error.
  var isVisible: Bool {
    max(distance, size, rotation, scale, opacity) > ViewMotion.tolerance
  }

  /// Returns the angle between two directions, in radians, from 0 to π; 0 if a direction is nil.
  static func angle(_ a: Double?, _ b: Double?) -> Double {
    guard let a, let b else { return 0 }
    return abs(remainder(a - b, 2 * .pi))
  }
}

/// The differences of a view between two columns, over all frames.
struct ViewDifferences: Sendable {
  /// The distance at each frame, in points; nil at a frame at which the view is missing in one of
  /// the columns.
  private(set) var distances: [Double?]
  /// The maximum distance, in points.
  private(set) var distance = Peak()
  /// The sum of the distances, and the number of frames at which the view is in both columns.
  private(set) var total = (distance: 0.0, frames: 0)
  /// The maximum differences between the two columns, in size (in points), in rotation (in
  /// radians), in scale factor and in opacity.
  private(set) var size = Peak(), rotation = Peak(), scale = Peak(), opacity = Peak()
  /// The first frame at which the view differs by more than a rounding error or occurs in only one
  /// of the columns; nil if there is none.
  private(set) var firstFrame: Int?

  /// The mean distance; 0 if the view is never in both columns.
  var meanDistance: Double { total.frames == 0 ? 0 : total.distance / Double(total.frames) }

  /// Compares the samples of one view in two columns of a comparison. O(frames).
  init(_ a: [ComparedView.Sample?], _ b: [ComparedView.Sample?]) {
    distances = [Double?](repeating: nil, count: a.count)
    for (frame, pair) in zip(a, b).enumerated() {
      guard let a = pair.0, let b = pair.1 else {
        if firstFrame == nil, (pair.0 == nil) != (pair.1 == nil) { firstFrame = frame }
        continue
      }
      let difference = ViewDifference(a, b)
      distances[frame] = difference.distance
      distance.add(difference.distance, frame: frame)
      total.distance += difference.distance
      total.frames += 1
      size.add(difference.size, frame: frame)
      rotation.add(difference.rotation, frame: frame)
      scale.add(difference.scale, frame: frame)
      opacity.add(difference.opacity, frame: frame)
      if firstFrame == nil, difference.isVisible { firstFrame = frame }
    }
  }
}
