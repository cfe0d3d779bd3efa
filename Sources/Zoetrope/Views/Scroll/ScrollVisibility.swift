import Foundation
import ZoetropeGeometry

extension View {
  /// Runs an action when the visible part of this view in its scroll view reaches a threshold, and
  /// when the visible part falls below the threshold.
  ///
  /// The action also runs after the first layout if the visible part has reached the threshold by
  /// then. Without a scroll view, the whole view counts as visible.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view's area that has to be visible, from 0 to 1. Default 0.5.
  ///   - action: The action, called with true if the visible part has reached the threshold, and
  ///     with false if it has fallen below the threshold.
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

/// Returns the fraction, from 0 to 1, of a view's area that is inside the bounds of the view's
/// scroll view.
nonisolated private func visiblePart(of proxy: GeometryProxy) -> Double {
  let area = proxy.size.width * proxy.size.height
  guard let bounds = proxy.bounds(of: .scrollView) else { return 1 }
  let frame = CGRect(origin: .zero, size: proxy.size)
  guard area > 0 else { return bounds.intersects(frame) ? 1 : 0 }
  let shown = bounds.intersection(frame)
  return shown.isNull ? 0 : Double(shown.width * shown.height / area)
}
