import Foundation
import ZoetropeGeometry

/// A finger on the canvas, from when it comes down until it is gone.
///
/// Of the gestures at the view that is touched and at those around it, one comes about: of those
/// with a high priority the outermost, then the innermost, each only once those before it have
/// failed; it is then told all that has happened so far. Simultaneous gestures are always told.
@MainActor final class Touch {
  private let graph: ViewGraph
  /// In the order of their precedence.
  private var rivals: [TouchedGesture] = []
  private var companions: [TouchedGesture] = []
  private var current = 0
  private var isDecided = false
  private var log: [_GestureEvent] = []

  /// Puts a finger on an element of a graph.
  init(graph: ViewGraph, on index: Int, in tree: ElementTree) {
    self.graph = graph
    var chain: [TouchedGesture] = []
    var next: Int? = index
    while let index = next {
      let element = tree.elements[index]
      if let node = element.node as? InteractiveNode, node.isEnabled,
        let gesture = TouchedGesture(node, toCanvas: element.toCanvas)
      {
        // What is further inside is not touched at all.
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

  /// Tells the gestures what happens to the touch, at a point of the canvas.
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

  /// Hands events to the first rival that has not failed, until one comes about.
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

  /// Ends the touch: what has not come about fails.
  func finish(at location: CGPoint, time: Double) {
    send(.cancelled, at: location, time: time)
  }

  /// Whether a gesture has come about and is over.
  var isOver: Bool { isDecided && rivals[current].isOver }

  /// Hands out the times, in seconds, at which gestures want to hear of the touch.
  func takeWakeUps() -> [Double] {
    (rivals + companions).flatMap { gesture in
      defer { gesture.wakeUps = [] }
      return gesture.wakeUps
    }
  }

  /// Looks where the views are now; a gesture whose view is gone is broken off.
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

/// A gesture that is told of a touch.
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

  /// Has the gesture fail, as its view is gone.
  func breakOff() {
    _ = handle(
      _GestureEvent(phase: .cancelled, time: node.graph.time, location: .zero, target: self))
    isOver = true
  }

  // MARK: What the gesture asks

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
