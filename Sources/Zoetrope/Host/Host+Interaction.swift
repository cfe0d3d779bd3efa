import Foundation
import ZoetropeGeometry

extension Host {
  /// Puts a cue on the schedule; cues and actions of the same time are done in the order in which
  /// they were put there.
  ///
  /// What a cue throws that finds nothing to operate is an ``InteractionError``.
  public func schedule(_ cue: Cue) {
    schedule(at: cue.time) { [weak self] in
      if let self { try cue.perform(in: self) }
    }
  }

  /// How often, in a second, a finger that moves is looked at.
  static let touchRate = 60.0

  /// Taps what has a name.
  ///
  /// - Parameters:
  ///   - name: What is written on it, or an id.
  ///   - count: How often.
  ///   - point: Where, in the view.
  package func tap(
    _ name: AnyHashable, count: Int = 1, at point: UnitPoint = .center
  ) throws(InteractionError) {
    let target = try touchTarget(name, at: point)
    var touch: Touch?
    for _ in 0..<max(count, 1) {
      // What a tap has sufficed for, the next one begins anew.
      let current = touch ?? target.touch()
      current.send(.began, at: target.location, time: time)
      current.send(.ended, at: target.location, time: time)
      if current.isOver { current.finish(at: target.location, time: time) }
      touch = current.isOver ? nil : current
    }
    touch?.finish(at: target.location, time: time)
  }

  /// Drags what has a name: a finger comes down in the middle of it, rests for a while, moves in a
  /// straight line at one speed, and is gone.
  ///
  /// - Parameters:
  ///   - name: An id, or what is written on it.
  ///   - translation: How far, in points.
  ///   - duration: How long the finger moves, in seconds.
  ///   - rest: How long the finger rests before, in seconds.
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
    var step = 1.0
    while step / Host.touchRate < duration {
      let time = path.startTime + rest + step / Host.touchRate
      schedule(at: time) { [weak self] in self?.send(.moved, of: touch, on: path) }
      step += 1
    }
    // What takes no time is over before anything else happens.
    if path.endTime <= time { return end(touch, on: path) }
    schedule(at: path.endTime) { [weak self] in self?.end(touch, on: path) }
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

  /// Sets the control of a name to a value.
  ///
  /// - Parameters:
  ///   - name: The control's label, or an id.
  ///   - value: What the control takes: true or false, a number, the value of a choice or what is
  ///     written on it.
  ///   - duration: How long it takes to get there, in seconds; only for numbers.
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
        name: ElementFinder.words(name), value: "\(value)", expected: setting.expected)
    }
  }

  /// Has a control pass through all numbers between two.
  private func sweep(
    _ control: InteractiveNode, from start: Double, to end: Double, over duration: Double
  ) {
    control.setting?.editing(true)
    let startTime = time
    var step = 1.0
    while step / Host.touchRate < duration {
      let fraction = step / Host.touchRate / duration
      schedule(at: startTime + step / Host.touchRate) {
        _ = control.setting?.set(start + (end - start) * fraction)
      }
      step += 1
    }
    schedule(at: startTime + duration) {
      _ = control.setting?.set(end)
      control.setting?.editing(false)
    }
  }
}

/// What a finger is put on, and where.
private struct TouchTarget {
  let tree: ElementTree
  let index: Int
  /// On the canvas, in points.
  let location: CGPoint

  @MainActor func touch() -> Touch {
    Touch(graph: tree.elements[index].node.layoutNode.graph, on: index, in: tree)
  }
}

/// Where a finger is while it drags.
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
