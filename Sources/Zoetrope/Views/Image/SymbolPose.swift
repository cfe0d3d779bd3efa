import Foundation
import ZoetropeGeometry

/// The change that symbol effects make to the drawing of a symbol at a given time.
struct SymbolPose: Equatable {
  /// The factor by which the symbol is scaled about its center.
  var scale = 1.0
  /// The factor by which the opacity of the symbol is multiplied, from 0 to 1.
  var opacity = 1.0
  /// The clockwise rotation about the center, in radians.
  var rotation = 0.0
  /// The offset in fractions of the symbol's height, y down.
  var offset = CGVector.zero

  static let identity = SymbolPose()

  /// Returns the pose that results from applying this pose and another pose together.
  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, opacity: opacity * other.opacity,
      rotation: rotation + other.rotation,
      offset: CGVector(dx: offset.dx + other.offset.dx, dy: offset.dy + other.offset.dy))
  }

  /// Returns the transform, in points, that gives this pose to a symbol whose frame is at the
  /// origin.
  func transform(in size: CGSize) -> CGAffineTransform {
    if scale == 1, rotation == 0, offset == .zero { return .identity }
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    return CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(rotationAngle: rotation))
      .concatenating(
        CGAffineTransform(
          translationX: center.x + offset.dx * size.height,
          y: center.y + offset.dy * size.height))
  }
}

extension SymbolEffectConfiguration.Motion {
  /// The duration of one repetition, in seconds; nil for a motion between two states, such as
  /// hidden and shown.
  var period: Double? {
    switch self {
    case .bounce: 0.6
    case .pulse: 1.2
    case .breathe: 2
    case .rotate: 1.5
    case .wiggle, .swing: 0.8
    case .automatic, .appear, .disappear, .drawOn, .drawOff, .scale, .replace: nil
    }
  }

  /// Returns the pose at a fraction of a repetition, from 0 to 1.
  func pose(at phase: Double) -> SymbolPose {
    let turn = 2 * Double.pi * phase
    switch self {
    case .bounce(let factor):
      // A swing that dies out after one and a half periods.
      let amount = sin(1.5 * turn) * (1 - phase) * (1 - phase)
      return SymbolPose(scale: 1 + (factor - 1) * amount * 1.3)
    case .pulse(let opacity):
      return SymbolPose(opacity: 1 - (1 - opacity) * (1 - cos(turn)) / 2)
    case .breathe(let isPulsing):
      let amount = (1 - cos(turn)) / 2
      return SymbolPose(scale: 1 + 0.12 * amount, opacity: isPulsing ? 1 - 0.5 * amount : 1)
    case .rotate(let sign):
      let eased = phase * phase * (3 - 2 * phase)
      return SymbolPose(rotation: sign * eased * 2 * .pi)
    case .wiggle(let x, let y):
      let amount = 0.12 * sin(2 * turn) * (1 - phase)
      return SymbolPose(offset: CGVector(dx: x * amount, dy: y * amount))
    case .swing(let sign):
      return SymbolPose(rotation: sign * 0.3 * sin(2 * turn) * (1 - phase))
    case .automatic, .appear, .disappear, .drawOn, .drawOff, .scale, .replace:
      return .identity
    }
  }

  /// Returns the pose of a motion between two states, such as hidden and shown.
  ///
  /// - Parameter progress: The progress, from 0 (inactive) to 1 (active).
  func pose(towardsActive progress: Double) -> SymbolPose {
    switch self {
    case .appear: SymbolPose(scale: 0.5 + 0.5 * progress, opacity: progress)
    case .disappear: SymbolPose(scale: 1 - 0.5 * progress, opacity: 1 - progress)
    case .drawOn, .drawOff: SymbolPose(opacity: 1 - progress)
    case .scale(let factor): SymbolPose(scale: 1 + (factor - 1) * progress)
    default: .identity
    }
  }
}

private struct SymbolPoseKey: EnvironmentKey {
  static var defaultValue: SymbolPose { .identity }
}

extension EnvironmentValues {
  /// The change that symbol effects make to symbols. Default: none.
  var symbolPose: SymbolPose {
    get { self[SymbolPoseKey.self] }
    set { self[SymbolPoseKey.self] = newValue }
  }
}
