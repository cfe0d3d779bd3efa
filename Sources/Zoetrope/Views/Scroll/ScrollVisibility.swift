import Foundation
import ZoetropeGeometry

extension View {
  /// Runs an action when enough of this view becomes visible in the scroll view around it, and when
  /// no longer enough of it is visible.
  ///
  /// The action also runs when a view is first laid out in sight. Without a scroll view, the whole
  /// view counts as visible.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view's area that has to be visible, from 0 to 1. Default 0.5.
  ///   - action: The action, called with whether the view is visible.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      visiblePart(of: proxy) >= max(threshold, .leastNonzeroMagnitude)
    } action: { old, new in
      if old != new || new { action(new) }
    }
  }
}

/// Returns the part of a view's area that is inside the bounds of its scroll view, from 0 to 1.
nonisolated private func visiblePart(of proxy: GeometryProxy) -> Double {
  let area = proxy.size.width * proxy.size.height
  guard let bounds = proxy.bounds(of: .scrollView) else { return 1 }
  let frame = CGRect(origin: .zero, size: proxy.size)
  guard area > 0 else { return bounds.intersects(frame) ? 1 : 0 }
  let shown = bounds.intersection(frame)
  return shown.isNull ? 0 : Double(shown.width * shown.height / area)
}
