import Foundation

/// The root view's nodes, and the size of the canvas that shows them.
struct ShownViews {
  /// The view node of the root view; nil before a view is shown.
  var root: ViewNode?
  /// The layout node of the root view; nil before a view is shown.
  var rootNode: LayoutNode?
  /// The size of the canvas in points.
  var size: CGSize = .zero
}
