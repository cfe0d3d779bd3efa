import Foundation
import Zoetrope

/// A UIKit view, which is not drawn when SwiftUI views are rendered.
///
/// Instead of the UIKit view, a ``UIViewRepresentable`` shows a box with the name of the
/// representable type. Only ``drawHierarchy(in:afterScreenUpdates:)`` and ``CALayer/render(in:)``
/// draw the UIKit view. They draw it into the context of an image.
///
/// A view stores its properties and its subviews. Code that creates and changes views can therefore
/// run.
@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearance,
  UIAppearanceContainer
{
  /// The way in which the content of a view fills the bounds of the view.
  public nonisolated enum ContentMode: Int, Sendable {
    /// The content is stretched to the bounds.
    case scaleToFill = 0
    /// The content is scaled to the largest size that fits into the bounds.
    case scaleAspectFit = 1
    /// The content is scaled to the smallest size that covers the bounds.
    case scaleAspectFill = 2
    /// The content is drawn again for each size.
    case redraw = 3
    /// The content is in the center.
    case center = 4
    /// The content is at the center of the top edge.
    case top = 5
    /// The content is at the center of the bottom edge.
    case bottom = 6
    /// The content is at the center of the left edge.
    case left = 7
    /// The content is at the center of the right edge.
    case right = 8
    /// The content is in the top left corner.
    case topLeft = 9
    /// The content is in the top right corner.
    case topRight = 10
    /// The content is in the bottom left corner.
    case bottomLeft = 11
    /// The content is in the bottom right corner.
    case bottomRight = 12
  }

  /// The frame in the space of the superview, in points.
  open var frame: CGRect
  /// The background color. Default nil.
  open var backgroundColor: UIColor?
  /// The color of interactive elements. Default ``UIColor/tintColor``.
  open var tintColor: UIColor! = .tintColor
  /// The opacity, from 0 to 1. If the value is 0, drawing skips the view and its descendants. With
  /// any larger value, the view is drawn as if the value were 1. Default 1.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden. Drawing skips a hidden view and its descendants. Default false.
  open var isHidden = false
  /// Whether the view covers everything behind it. The value has no effect. Default true.
  open var isOpaque = true
  /// Whether subviews are clipped to the bounds. The value has no effect on drawing, which never
  /// clips subviews. Default false.
  open var clipsToBounds = false
  /// Whether the view receives events. Default true.
  open var isUserInteractionEnabled = true
  /// A number that identifies the view in code. Default 0.
  open var tag = 0
  /// The transform of the view around its center. The value has no effect. Default: the identity.
  open var transform = CGAffineTransform.identity
  /// The way in which the content fills the bounds. The value has no effect. Default: stretched.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the frame is converted to layout constraints. The value has no effect. Default true.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The layer, which stores its properties but is not drawn.
  open private(set) lazy var layer: CALayer = {
    let layer = CALayer()
    layer.view = self
    return layer
  }()
  /// The choice of light or dark mode for the view and its descendants. The value has no effect.
  /// Default unspecified.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The parts of the frame that change when the superview's size changes. The value has no effect.
  /// Default: none.
  open var autoresizingMask: AutoresizingMask = []
  /// The margins of the content, in points. Default 8 on all edges.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The identifier by which tests find the view. Default nil.
  open var accessibilityIdentifier: String?
  /// The text that a screen reader speaks. Default nil.
  open var accessibilityLabel: String?
  /// The subviews, from back to front.
  open private(set) var subviews: [UIView] = []
  /// The superview; nil if there is none.
  open private(set) weak var superview: UIView?

  /// Creates a view with a frame in the space of the superview, in points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view with an empty frame. The coder is ignored.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// The bounds in the view's own space, in points, with the origin at 0.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The center of the frame in the space of the superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The distances from the edges to the safe area, in points: always 0.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The window of the view: always nil.
  open var window: UIWindow? { nil }
  /// The traits of the view: always ``UITraitCollection/current``.
  open var traitCollection: UITraitCollection { .current }
  /// The natural size of the content, in points: ``noIntrinsicMetric`` for both lengths unless a
  /// subclass overrides this property.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The value in ``intrinsicContentSize`` for a length that the content does not determine: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Adds a subview in front of the other subviews. Has no effect if the subview is this view or an
  /// ancestor of this view.
  open func addSubview(_ view: UIView) {
    if isInside(view) { return }
    takeOut(view)
    subviews.append(view)
    view.superview = self
  }

  /// Inserts a subview at an index, which is clamped to the number of subviews. Has no effect if
  /// the subview is this view or an ancestor of this view.
  open func insertSubview(_ view: UIView, at index: Int) {
    if isInside(view) { return }
    takeOut(view)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }

  /// Removes a view from its superview, before the view is added to this view.
  private func takeOut(_ view: UIView) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
    }
  }

  /// Called when a subview has been removed from this view. The default implementation does
  /// nothing.
  func didRemove(_ view: UIView) {}

  /// Returns whether the given view is this view or an ancestor of this view.
  private func isInside(_ view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.didRemove(self)
  }

  /// Returns the first view with the given tag among this view and its descendants; nil if there is
  /// none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    // The first element of a lazy collection would search each subview several times, and the views
    // inside of it several times as often again.
    for subview in subviews {
      if let view = subview.viewWithTag(tag) { return view }
    }
    return nil
  }

  /// Returns the size that suits a proposed size, in points: the current size unless a subclass
  /// overrides this method.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Changes the size to the result of ``sizeThatFits(_:)`` for the current size.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// A method for subclasses to override. Never called.
  open func layoutSubviews() {}

  /// A method for subclasses to override. Never called.
  open func draw(_ rect: CGRect) {}

  /// Draws the background into a context. Subclasses in this module override the method to draw
  /// additional content.
  func drawContent(in context: CGContext) {
    guard let backgroundColor, let rect = CGContext.usable(bounds) else { return }
    context.saveGState()
    context.setFillColor(backgroundColor.cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// Has no effect: views are drawn only on request, and never by ``draw(_:)``.
  open func setNeedsDisplay() {}

  /// Has no effect: views are not laid out.
  open func setNeedsLayout() {}

  /// Has no effect: views are not laid out.
  open func layoutIfNeeded() {}

  /// Has no effect: views are not laid out.
  open func invalidateIntrinsicContentSize() {}

  /// Returns an object that records settings for all views. The settings have no effect.
  open class func appearance() -> UIView { Appearances.of(UIView.self) { UIView() } }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open class func appearance(for trait: UITraitCollection) -> UIView { appearance() }
}
