import Foundation

extension UIView {
  /// The parts of a view's frame that change when the superview's size changes.
  public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Moves a subview in front of the other subviews. Has no effect if the view is not a subview.
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Moves a subview behind the other subviews. Has no effect if the view is not a subview.
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Inserts a subview in front of a sibling, or in front of all subviews if the sibling is not a
  /// subview of this view.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    guard view !== siblingSubview, !isDescendant(of: view) else { return }
    let index = subviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  /// Inserts a subview behind a sibling, or in front of all subviews if the sibling is not a
  /// subview of this view.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    guard view !== siblingSubview, !isDescendant(of: view) else { return }
    let index = subviews.filter { $0 !== view }.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: index ?? subviews.count)
  }

  /// Returns whether this view is the given view or one of the given view's descendants.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The origin of the view, in points, in the space of the outermost ancestor's frame.
  private var origin: CGPoint {
    sequence(first: self, next: \.superview).reduce(.zero) { origin, view in
      CGPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY)
    }
  }

  /// Converts a point from this view's space to the space of another view. If `view` is nil, the
  /// target is the space of the outermost ancestor's frame. The transforms of views are ignored.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// Converts a rectangle from this view's space to the space of another view. If `view` is nil,
  /// the target is the space of the outermost ancestor's frame. The transforms of views are
  /// ignored.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Has no effect: no view is the first responder.
  ///
  /// - Returns: Always true.
  @discardableResult public func endEditing(_ force: Bool) -> Bool { true }

  /// Returns the result of ``sizeThatFits(_:)`` for the target size, in points.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// Has no effect: views are not laid out.
  public func setNeedsUpdateConstraints() {}
}
