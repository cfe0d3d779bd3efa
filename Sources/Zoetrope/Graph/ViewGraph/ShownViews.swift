import Foundation

/// The root view on its canvas.
struct ShownViews {
  /// The view node of the root view; nil before a view is shown.
  var root: ViewNode?
  /// The layout node of the root; nil before a view is shown.
  var rootNode: LayoutNode?
  /// The size of the canvas in points.
  var size: CGSize = .zero
}
