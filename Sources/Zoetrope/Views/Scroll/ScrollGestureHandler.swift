import Foundation
import ZoetropeGeometry

/// What a scroll view does with a touch that nothing inside of it takes.
final class ScrollGestureHandler: GestureHandler {
  private weak var window: ScrollNode?

  /// How far the finger has to move before it scrolls, in points.
  private static let minimumDistance: CGFloat = 10

  init(_ window: ScrollNode) { self.window = window }

  override var isScrolling: Bool { true }

  override func isEnabled(in environment: EnvironmentValues) -> Bool {
    environment.isScrollEnabled
  }

  private struct Drag {
    /// Where the finger came down, in the space of the scroll view.
    var start: CGPoint
    /// Where the finger is.
    var location: CGPoint
    /// When, in seconds.
    var time: Double
    /// In points a second.
    var velocity = CGVector()
    /// Where the window was when the finger began to scroll it; nil before.
    var offset: CGPoint?

    mutating func move(to new: CGPoint, at newTime: Double) {
      let elapsed = newTime - time
      if elapsed > 0 {
        velocity = CGVector(
          dx: (location.x - new.x) / elapsed, dy: (location.y - new.y) / elapsed)
      }
      location = new
      time = newTime
    }

    var translation: CGSize {
      CGSize(width: location.x - start.x, height: location.y - start.y)
    }
  }

  @MainActor override func handle(
    _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> Outcome {
    guard let window else { return .failed }
    let location = event.target.convert(event.location, to: .local)
    var drag =
      memory.state as? Drag ?? Drag(start: location, location: location, time: event.time)
    if event.phase != .cancelled { drag.move(to: location, at: event.time) }
    defer { memory.state = drag }
    if drag.offset == nil {
      switch isMeant(drag.translation, window) {
      case nil: return event.phase == .ended || event.phase == .cancelled ? .failed : .possible
      case false?: return .failed
      case true?: drag.offset = window.beginDrag()
      }
    }
    guard let offset = drag.offset else { return .possible }
    window.drag(from: offset, by: drag.translation)
    switch event.phase {
    case .began, .moved: return .active
    case .ended:
      window.endDrag(from: offset, velocity: drag.velocity)
      return .ended
    case .cancelled:
      window.endDrag(from: offset, velocity: CGVector())
      return .failed
    }
  }

  /// Whether a finger that has moved so far scrolls the window; nil where it has not moved enough.
  private func isMeant(_ translation: CGSize, _ window: ScrollNode) -> Bool? {
    let (width, height) = (abs(translation.width), abs(translation.height))
    if max(width, height) < Self.minimumDistance { return nil }
    return window.canScroll(along: width > height ? .horizontal : .vertical)
  }
}
