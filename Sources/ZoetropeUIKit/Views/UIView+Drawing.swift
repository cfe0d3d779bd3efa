import Foundation
import Zoetrope
import ZoetropeGeometry

extension UIView {
  /// Draws this view and its descendants into the current context. The drawing shows only the
  /// SwiftUI views of hosting controllers and the backgrounds of UIKit views.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to which the bounds are stretched, in points.
  ///   - afterUpdates: Ignored.
  /// - Returns: True if there is a current context, and the bounds and the rectangle are finite and
  ///   not empty; otherwise false.
  @discardableResult public func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool {
    guard let context = GraphicsStack.current, let rect = CGContext.usable(rect),
      CGContext.usable(bounds) != nil
    else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    drawAll(in: context)
    context.restoreGState()
    return true
  }

  /// Draws this view and its descendants, with the origin of this view's bounds at the origin of
  /// the context. Skips a view that is hidden or has an alpha of 0, together with its descendants.
  func drawAll(in context: CGContext) {
    guard !isHidden, alpha > 0 else { return }
    drawContent(in: context)
    for view in subviews {
      context.saveGState()
      context.translateBy(x: view.frame.minX, y: view.frame.minY)
      view.drawAll(in: context)
      context.restoreGState()
    }
  }
}
