import Foundation
import Zoetrope

/// A view of UIKit. It is not drawn: a `UIViewRepresentable` shows a box with its name instead.
///
/// A view keeps its properties and its subviews, so that code that makes and changes views builds
/// and runs.
@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearance,
  UIAppearanceContainer
{
  /// How a view fills its bounds with its content.
  public nonisolated enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits into the bounds.
    case scaleAspectFit = 1
    /// As small as fills the bounds.
    case scaleAspectFill = 2
    /// Drawn again for each size.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the middle of the top edge.
    case top = 5
    /// At the middle of the bottom edge.
    case bottom = 6
    /// At the middle of the left edge.
    case left = 7
    /// At the middle of the right edge.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }

  /// The frame in the superview's space, in points.
  open var frame: CGRect
  /// The background color. Default nil.
  open var backgroundColor: UIColor?
  /// The color of interactive parts. Default ``UIColor/tintColor``.
  open var tintColor: UIColor! = .tintColor
  /// The opacity, from 0 to 1. Default 1.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden. Default false.
  open var isHidden = false
  /// Whether the view hides everything behind it. Default true.
  open var isOpaque = true
  /// Whether subviews are clipped to the bounds. Default false.
  open var clipsToBounds = false
  /// Whether the view takes part in events. Default true.
  open var isUserInteractionEnabled = true
  /// A number by which code finds the view. Default 0.
  open var tag = 0
  /// The transform of the view around its center. Default: the identity.
  open var transform = CGAffineTransform.identity
  /// How the content fills the bounds. Default: it is stretched.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the frame becomes constraints, which do not exist here. Default true.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The layer, which keeps its properties and is not drawn.
  open private(set) lazy var layer: CALayer = {
    let layer = CALayer()
    layer.view = self
    return layer
  }()
  /// Light or dark mode for the views inside. It has no effect.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// How the frame follows the superview's. It has no effect. Default: not at all.
  open var autoresizingMask: AutoresizingMask = []
  /// The margins of the content, in points. Default 8 on all edges.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The name by which tests find the view. Default nil.
  open var accessibilityIdentifier: String?
  /// The words that a screen reader speaks. Default nil.
  open var accessibilityLabel: String?
  /// The subviews, from back to front.
  open private(set) var subviews: [UIView] = []
  /// The superview; nil if there is none.
  open private(set) weak var superview: UIView?

  /// Creates a view with a frame in the superview's space, in points.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view with an empty frame: nothing is decoded.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// The bounds in the view's own space, in points, with their origin at 0.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of the frame in the superview's space, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The widths of the covered strips along the edges: always 0.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The window of the view: always nil.
  open var window: UIWindow? { nil }
  /// The traits of the view.
  open var traitCollection: UITraitCollection { .current }
  /// The size of the content, in points: none unless a subclass says otherwise.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The length that stands for no length of the content's own: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Adds a subview in front of the others. The view itself and those around it are not added.
  open func addSubview(_ view: UIView) {
    if isInside(view) { return }
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Adds a subview at an index, which is clamped to the number of subviews. The view itself and
  /// those around it are not added.
  open func insertSubview(_ view: UIView, at index: Int) {
    if isInside(view) { return }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }

  /// Whether a view is this one or around it.
  private func isInside(_ view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Returns the first view with a tag among this view and those inside it; nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Returns the size that suits a proposal, in points: that of the bounds unless a subclass says
  /// otherwise.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Changes the size to the one that suits the current size.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// Has no effect here; for subclasses to override. It is not called.
  open func layoutSubviews() {}

  /// Has no effect here; for subclasses to override. It is not called.
  open func draw(_ rect: CGRect) {}

  /// Draws the background into a context; for subclasses of this module to add to.
  func drawContent(in context: CGContext) {
    guard let backgroundColor, let rect = CGContext.usable(bounds) else { return }
    context.saveGState()
    context.setFillColor(backgroundColor.cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// Has no effect: views are not drawn.
  open func setNeedsDisplay() {}

  /// Has no effect: views are not laid out.
  open func setNeedsLayout() {}

  /// Has no effect: views are not laid out.
  open func layoutIfNeeded() {}

  /// Has no effect: views are not laid out.
  open func invalidateIntrinsicContentSize() {}

  /// Returns the recorded settings of all views, which have no effect.
  open class func appearance() -> UIView { Appearances.of(UIView.self) { UIView() } }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open class func appearance(for trait: UITraitCollection) -> UIView { appearance() }
}
