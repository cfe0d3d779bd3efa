import Foundation
import ZoetropeGeometry

/// A touch of the canvas: one contact of the finger, or several in a row for a multiple tap.
///
/// The normal and the high-priority gestures of the touched view and of its ancestors compete, and
/// at most one of them is recognized. The high-priority gestures are tried first, from the
/// outermost to the innermost, and then the normal gestures, from the innermost to the outermost.
/// A gesture is tried when all gestures before it have failed; it then receives all events of the
/// touch so far. Simultaneous gestures do not compete: each of them receives every event.
@MainActor final class Touch {
  private let graph: ViewGraph
  /// The competing gestures, in order of precedence.
  private var rivals: [TouchedGesture] = []
  private var companions: [TouchedGesture] = []
  private var current = 0
  private var isDecided = false
  private var log: [_GestureEvent] = []

  /// Begins a touch on an element. The index is the position of the element in the element tree.
  init(graph: ViewGraph, on index: Int, in tree: ElementTree) {
    self.graph = graph
    var chain: [TouchedGesture] = []
    var next: Int? = index
    while let index = next {
      let element = tree.elements[index]
      if let node = element.node as? InteractiveNode, node.isEnabled,
        let gesture = TouchedGesture(node, toCanvas: element.toCanvas)
      {
        // A mask without `.subviews` excludes the gestures of the descendants.
        if !node.mask.contains(.subviews) { chain.removeAll() }
        if node.mask.contains(.gesture) { chain.append(gesture) }
      }
      next = element.parent
    }
    rivals =
      chain.reversed().filter { $0.node.precedence == .high }
      + chain.filter { $0.node.precedence == .normal }
    companions = chain.filter { $0.node.precedence == .simultaneous }
  }

  /// Sends an event to the gestures. `location` is the position of the event in the canvas, in
  /// points.
  func send(_ phase: _GestureEvent.Phase, at location: CGPoint, time: Double) {
    guard let first = rivals.first ?? companions.first else { return }
    refresh()
    let event = _GestureEvent(phase: phase, time: time, location: location, target: first)
    for companion in companions { _ = companion.handle(event) }
    log.append(event)
    if isDecided {
      _ = rivals[current].handle(event)
    } else {
      decide(from: [event])
    }
  }

  /// Passes events to the first competing gesture that has not failed. If that gesture fails,
  /// passes all events of the touch so far to the next gesture.
  private func decide(from events: [_GestureEvent]) {
    var events = events
    while current < rivals.count {
      for event in events {
        switch rivals[current].handle(event) {
        case .possible: continue
        case .active, .ended: isDecided = true
        case .failed: break
        }
        if rivals[current].isOver && !isDecided { break }
      }
      if isDecided || !rivals[current].isOver { return }
      current += 1
      events = log
    }
  }

  /// Cancels the touch, so that every gesture still in progress fails.
  func finish(at location: CGPoint, time: Double) {
    send(.cancelled, at: location, time: time)
  }

  /// Whether a competing gesture has been recognized, and has since ended or failed.
  var isOver: Bool { isDecided && rivals[current].isOver }

  /// Returns the times, in seconds, for which gestures have requested an event, and clears the
  /// requests.
  func takeWakeUps() -> [Double] {
    (rivals + companions).flatMap { gesture in
      defer { gesture.wakeUps = [] }
      return gesture.wakeUps
    }
  }

  /// Updates the positions of the touched views, and cancels the gestures of removed views.
  private func refresh() {
    let elements = graph.elements().elements
    for gesture in rivals + companions {
      if let element = elements.first(where: { $0.node === gesture.node }) {
        gesture.toCanvas = element.toCanvas
      } else {
        gesture.breakOff()
      }
    }
  }
}

/// A gesture that receives the events of a touch.
@MainActor private final class TouchedGesture: GestureTarget {
  let node: InteractiveNode
  var toCanvas: CGAffineTransform
  var wakeUps: [Double] = []
  private let handler: GestureHandler
  private var memory = _GestureMemory()
  /// Whether the gesture has ended or failed.
  private(set) var isOver = false

  init?(_ node: InteractiveNode, toCanvas: CGAffineTransform) {
    guard let handler = node.handler else { return nil }
    self.node = node
    self.toCanvas = toCanvas
    self.handler = handler
  }

  func handle(_ event: _GestureEvent) -> GestureHandler.Outcome {
    if isOver { return .failed }
    var event = event
    event.target = self
    let outcome = handler.handle(event, &memory)
    if outcome == .ended || outcome == .failed { isOver = true }
    return outcome
  }

  /// Cancels the gesture, because its view has been removed.
  func breakOff() {
    _ = handle(
      _GestureEvent(phase: .cancelled, time: node.graph.time, location: .zero, target: self))
    isOver = true
  }

  // MARK: GestureTarget

  var touchedSize: CGSize { node.size }

  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return point.applying(toCanvas.inverted())
    case .named(let name):
      guard let other = node.coordinateSpace(named: name) else { return point }
      return point.applying(other.localToCanvas.inverted())
    }
  }

  func wake(at time: Double) { wakeUps.append(time) }
}
