import Foundation

/// The motion of one property through the keyframes of a track.
///
/// If a keyframe does not specify a velocity, the velocity is derived from the adjacent keyframes:
///
/// 1. At the joint of two cubic keyframes, the second starts with the Catmull-Rom velocity of the
///    joint. The first ends with the start velocity that the second specifies, or else with the
///    Catmull-Rom velocity.
/// 2. A spring keyframe starts with the current velocity of the value. So does a cubic keyframe
///    that follows a keyframe of another kind. At the start of the track, the current velocity is
///    that of the motion that the track continues.
/// 3. A cubic keyframe that precedes a keyframe of another kind ends with the start velocity of
///    that keyframe. For a linear keyframe, this is the initial slope of its curve. For a spring
///    keyframe, it is the velocity that the keyframe specifies. In all other cases, and at the end
///    of the track, the cubic keyframe ends at rest.
struct KeyframeCurve<Value: Animatable> {
  typealias Data = Value.AnimatableData
  private typealias Keyframe = _KeyframeList<Value>.Keyframe

  private let first: Value
  private let targets: [Value]
  private var segments: [KeyframeSegment<Data>] = []
  /// The end of the last keyframe, in seconds.
  private(set) var duration: TimeInterval = 0

  /// Creates the motion from a list of keyframes.
  ///
  /// - Parameters:
  ///   - first: The value at the start.
  ///   - velocity: The velocity at the start, per second.
  init(_ list: _KeyframeList<Value>, from first: Value, velocity: Data) {
    let keyframes = list.keyframes
    self.first = first
    targets = keyframes.map(\.to)
    var state = (position: first.animatableData, velocity: velocity, joint: Data?.none)
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let joint = Self.jointVelocity(from: state.position, keyframe, next)
      let path = Self.path(
        from: state.position, velocity: state.joint ?? state.velocity, keyframe,
        endVelocity: Self.endVelocity(keyframe, next, joint: joint))
      let segment = KeyframeSegment(start: duration, duration: keyframe.duration, path: path)
      segments.append(segment)
      duration += keyframe.duration
      state = (
        segment.value(at: keyframe.duration), segment.velocity(at: keyframe.duration), joint
      )
    }
  }

  func value(at time: Double) -> Value {
    if let last = targets.last, time >= duration { return last }
    guard let index = index(at: time) else { return first }
    var value = targets[index]
    value.animatableData = segments[index].value(at: max(time, 0) - segments[index].start)
    return value
  }

  func velocity(at time: Double) -> Data {
    guard time < duration, let index = index(at: time) else { return .zero }
    return segments[index].velocity(at: max(time, 0) - segments[index].start)
  }

  /// Returns the index of the segment at the given time in seconds. If several segments start at
  /// the same time, the result is the last of them.
  private func index(at time: Double) -> Int? {
    segments.lastIndex { $0.start <= max(time, 0) }
  }

  // MARK: Velocities

  private static func path(
    from: Data, velocity: Data, _ keyframe: Keyframe, endVelocity: Data
  ) -> KeyframeSegment<Data>.Path {
    let to = keyframe.to.animatableData
    if keyframe.duration == 0 { return .rest(at: to) }
    switch keyframe.kind {
    case .linear(let curve):
      return .linear(from: from, to: to, curve)
    case .cubic(let startVelocity, _):
      return .cubic(
        from: from, startVelocity: startVelocity?.animatableData ?? velocity, to: to,
        endVelocity: endVelocity)
    case .spring(let spring, let startVelocity):
      return .spring(
        from: from, startVelocity: startVelocity?.animatableData ?? velocity, to: to, spring)
    case .move:
      return .rest(at: to)
    }
  }

  /// Returns the Catmull-Rom velocity at the joint of two keyframes; nil if they are not both
  /// cubic.
  private static func jointVelocity(
    from: Data, _ keyframe: Keyframe, _ next: Keyframe?
  ) -> Data? {
    guard case .cubic = keyframe.kind, let next, case .cubic = next.kind else { return nil }
    let time = keyframe.duration + next.duration
    return time > 0 ? (next.to.animatableData - from).scaled(by: 1 / time) : .zero
  }

  /// Returns the velocity at the end of a cubic keyframe; zero for other keyframes.
  private static func endVelocity(
    _ keyframe: Keyframe, _ next: Keyframe?, joint: Data?
  ) -> Data {
    guard case .cubic(_, let endVelocity) = keyframe.kind else { return .zero }
    if let endVelocity { return endVelocity.animatableData }
    switch next?.kind {
    case .cubic(let startVelocity, _): return startVelocity?.animatableData ?? joint ?? .zero
    case .spring(_, let startVelocity): return startVelocity?.animatableData ?? .zero
    case .linear(let curve): return startVelocity(from: keyframe, next, curve)
    case .move, nil: return .zero
    }
  }

  private static func startVelocity(
    from keyframe: Keyframe, _ next: Keyframe?, _ curve: UnitCurve
  ) -> Data {
    guard let next, next.duration > 0 else { return .zero }
    return KeyframeSegment(
      start: 0, duration: next.duration,
      path: .linear(from: keyframe.to.animatableData, to: next.to.animatableData, curve)
    ).velocity(at: 0)
  }
}
