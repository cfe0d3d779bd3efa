import Foundation
import ZoetropeGeometry

/// The drag gesture of a scroll view. It handles touches that are not recognized by gestures inside
/// the scroll view.
final class ScrollGestureHandler: GestureHandler {
  private weak var scrollNode: ScrollNode?

  /// The distance that the finger has to move before the content scrolls, in points.
  private static let minimumDistance: CGFloat = 10

  init(_ scrollNode: ScrollNode) { self.scrollNode = scrollNode }

  override var isScrolling: Bool { true }

  override func isEnabled(in environment: EnvironmentValues) -> Bool {
    environment.isScrollEnabled
  }

  private struct Drag {
    /// The position at which the touch began, in the space of the scroll view, in points.
    var start: CGPoint
    /// The current position of the finger, in the space of the scroll view, in points.
    var location: CGPoint
    /// The virtual time at which the finger reached its current position, in seconds.
    var time: Double
    /// The velocity of the viewport relative to the content, in points per second.
    var velocity = CGVector()
    /// The scroll offset at the moment when the drag was recognized; nil before that moment.
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
    guard let scrollNode else { return .failed }
    let location = event.target.convert(event.location, to: .local)
    var drag =
      memory.state as? Drag ?? Drag(start: location, location: location, time: event.time)
    if event.phase != .cancelled { drag.move(to: location, at: event.time) }
    defer { memory.state = drag }
    if drag.offset == nil {
      switch scrolls(by: drag.translation, in: scrollNode) {
      case nil: return event.phase == .ended || event.phase == .cancelled ? .failed : .possible
      case false?: return .failed
      case true?: drag.offset = scrollNode.beginDrag()
      }
    }
    guard let offset = drag.offset else { return .possible }
    scrollNode.drag(from: offset, by: drag.translation)
    switch event.phase {
    case .began, .moved: return .active
    case .ended:
      scrollNode.endDrag(from: offset, velocity: drag.velocity)
      return .ended
    case .cancelled:
      scrollNode.endDrag(from: offset, velocity: CGVector())
      return .failed
    }
  }

  /// Whether a movement of the finger scrolls the view; nil if the movement is still too short to
  /// decide.
  private func scrolls(by translation: CGSize, in scrollNode: ScrollNode) -> Bool? {
    let (width, height) = (abs(translation.width), abs(translation.height))
    if max(width, height) < Self.minimumDistance { return nil }
    return scrollNode.canScroll(along: width > height ? .horizontal : .vertical)
  }
}
