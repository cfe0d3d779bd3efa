import Foundation
import ZoetropeGeometry

extension Host {
  /// Schedules a cue. Cues and actions of the same time run in the order in which they were
  /// scheduled.
  ///
  /// If the cue cannot be performed, ``advance(to:)`` throws an ``InteractionError``.
  ///
  /// - Parameter cue: The cue, which is performed when the clock reaches the time of the cue.
  public func schedule(_ cue: Cue) {
    schedule(at: cue.time) { [weak self] in
      if let self { try cue.perform(in: self) }
    }
  }

  /// The number of times per second at which a moving finger reports its position.
  static let touchRate = 60.0

  /// Taps the element with the given name.
  ///
  /// - Parameters:
  ///   - name: The text of the element, or an id.
  ///   - count: The number of taps. A number below 1 counts as 1. Default 1.
  ///   - point: The point to tap, in unit coordinates of the element. Default: its center.
  /// - Throws: ``InteractionError`` if there is no such element, or if it is disabled.
  package func tap(
    _ name: AnyHashable, count: Int = 1, at point: UnitPoint = .center
  ) throws(InteractionError) {
    let target = try touchTarget(name, at: point)
    var touch: Touch?
    for _ in 0..<max(count, 1) {
      // Once a tap has completed the gesture, the next tap begins a new touch.
      let current = touch ?? target.touch()
      current.send(.began, at: target.location, time: time)
      current.send(.ended, at: target.location, time: time)
      if current.isOver { current.finish(at: target.location, time: time) }
      touch = current.isOver ? nil : current
    }
    touch?.finish(at: target.location, time: time)
  }

  /// Drags the element with the given name: a finger comes down at the center of the element, rests
  /// for a while, moves in a straight line at constant speed, and is lifted.
  ///
  /// - Parameters:
  ///   - name: An id, or the text of the element.
  ///   - translation: The movement of the finger, in points, y down.
  ///   - duration: The duration of the movement, in seconds.
  ///   - rest: The time that the finger rests before it moves, in seconds.
  /// - Throws: ``InteractionError`` if there is no such element, or if it is disabled.
  package func drag(
    _ name: AnyHashable, by translation: CGSize, over duration: Double, afterResting rest: Double
  ) throws(InteractionError) {
    let target = try touchTarget(
      name, at: .center, for: translation == .zero ? .touch : .drag)
    let touch = target.touch()
    let path = FingerPath(
      start: target.location, translation: translation, startTime: time, rest: rest,
      duration: duration)
    send(.began, of: touch, on: path)
    every(for: duration, from: path.startTime + rest, rank: makeRank()) {
      [weak self] _ in self?.send(.moved, of: touch, on: path)
    }
    // A drag that takes no time ends before any other event.
    if path.endTime <= time { return end(touch, on: path) }
    schedule(at: path.endTime) { [weak self] in self?.end(touch, on: path) }
  }

  /// Runs an action at the end of each interval of 1 / ``touchRate`` seconds, until a duration has
  /// passed. Each run schedules only the next one, so that a long duration does not fill the
  /// schedule.
  ///
  /// - Parameters:
  ///   - duration: The time after which the action no longer runs, in seconds.
  ///   - start: The virtual time at which the first interval begins, in seconds.
  ///   - rank: The rank of all runs; see ``schedule(at:rank:_:)``.
  ///   - step: The number of intervals after which the action runs first. Default 1.
  ///   - action: The closure to run. Its argument is the time since the start, in seconds.
  private func every(
    for duration: Double, from start: Double, rank: Int, step: Double = 1,
    _ action: @escaping @MainActor (Double) throws -> Void
  ) {
    let elapsed = step / Host.touchRate
    guard elapsed < duration else { return }
    schedule(at: start + elapsed, rank: rank) { [weak self] in
      try action(elapsed)
      self?.every(for: duration, from: start, rank: rank, step: step + 1, action)
    }
  }

  private func end(_ touch: Touch, on path: FingerPath) {
    send(.moved, of: touch, on: path)
    send(.ended, of: touch, on: path)
    touch.finish(at: path.location(at: path.endTime), time: path.endTime)
  }

  private func send(_ phase: _GestureEvent.Phase, of touch: Touch, on path: FingerPath) {
    let location = phase == .began ? path.start : path.location(at: time)
    touch.send(phase, at: location, time: time)
    for wakeUp in touch.takeWakeUps() where wakeUp > time && wakeUp < path.endTime {
      schedule(at: wakeUp) { [weak self] in self?.send(.moved, of: touch, on: path) }
    }
  }

  private func touchTarget(
    _ name: AnyHashable, at point: UnitPoint, for capability: ElementFinder.Capability = .touch
  ) throws(InteractionError) -> TouchTarget {
    let tree = elements()
    let index = try ElementFinder(tree, capability).find(name)
    let element = tree.elements[index]
    let location = CGPoint(
      x: element.size.width * point.x, y: element.size.height * point.y)
    return TouchTarget(tree: tree, index: index, location: location.applying(element.toCanvas))
  }

  /// Sets the control with the given name to a value.
  ///
  /// - Parameters:
  ///   - name: The label of the control, or an id.
  ///   - value: A value that the control accepts: true or false, a number, or the value or label of
  ///     a choice.
  ///   - duration: The time that a slider takes to reach the value, in seconds; ignored by other
  ///     controls.
  /// - Throws: ``InteractionError`` if there is no such control, if it is disabled, or if it does
  ///   not accept the value.
  package func set(
    _ name: AnyHashable, to value: any Sendable, over duration: Double
  ) throws(InteractionError) {
    let tree = elements()
    let index = try ElementFinder(tree, .set).find(name)
    guard let control = tree.elements[index].node.layoutNode as? InteractiveNode,
      let setting = control.setting
    else { return }
    if duration > 0, let start = setting.number?(), let end = ControlNumber.number(value) {
      return sweep(control, from: start, to: end, over: duration)
    }
    setting.editing(true)
    defer { setting.editing(false) }
    if !setting.set(value) {
      throw .value(
        name: ElementFinder.text(of: name), value: "\(value)", expected: setting.expected)
    }
  }

  /// Moves a control from one number to another at constant speed, in steps of 1/60 s.
  private func sweep(
    _ control: InteractiveNode, from start: Double, to end: Double, over duration: Double
  ) {
    control.setting?.editing(true)
    every(for: duration, from: time, rank: makeRank()) { elapsed in
      _ = control.setting?.set(start + (end - start) * (elapsed / duration))
    }
    schedule(at: time + duration) {
      _ = control.setting?.set(end)
      control.setting?.editing(false)
    }
  }
}

/// The interactive element to touch, and the point to touch.
private struct TouchTarget {
  let tree: ElementTree
  let index: Int
  /// The point to touch, on the canvas, in points.
  let location: CGPoint

  @MainActor func touch() -> Touch {
    Touch(graph: tree.elements[index].node.layoutNode.graph, on: index, in: tree)
  }
}

/// The movement of a finger during a drag. Positions are points on the canvas. Times are seconds of
/// virtual time.
private struct FingerPath: Sendable {
  let start: CGPoint
  let translation: CGSize
  let startTime: Double
  let rest: Double
  let duration: Double

  var endTime: Double { startTime + rest + duration }

  func location(at time: Double) -> CGPoint {
    let elapsed = time - startTime - rest
    let fraction =
      time >= endTime ? 1 : duration > 0 ? CGFloat(min(max(elapsed / duration, 0), 1)) : 0
    return CGPoint(
      x: start.x + translation.width * fraction, y: start.y + translation.height * fraction)
  }
}
