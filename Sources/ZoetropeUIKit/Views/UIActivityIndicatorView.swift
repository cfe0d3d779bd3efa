import Foundation
import Zoetrope

/// A UIKit activity indicator. It is not drawn.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// The size of the indicator. Default medium.
  open var style = Style.medium
  /// The color of the indicator. Default ``UIColor/secondaryLabel``.
  open var color: UIColor! = .secondaryLabel
  /// Whether the indicator is hidden while it is stopped. Default true.
  open var hidesWhenStopped = true
  /// Whether the indicator has been started and has not been stopped since. Default false.
  open private(set) var isAnimating = false

  /// Creates an indicator of the given size.
  public convenience init(style: Style) { self.init(frame: .zero); self.style = style }

  /// Records that the indicator has been started.
  open func startAnimating() { isAnimating = true }

  /// Records that the indicator has been stopped.
  open func stopAnimating() { isAnimating = false }

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UIActivityIndicatorView {
    Appearances.of(UIActivityIndicatorView.self) { UIActivityIndicatorView() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UIActivityIndicatorView {
    appearance()
  }

  /// The size of an activity indicator.
  public nonisolated enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100
    /// A large size.
    case large = 101
  }
}

/// A UIKit progress bar. It is not drawn.
@MainActor @preconcurrency open class UIProgressView: UIView {
  /// The progress, from 0 to 1. Default 0.
  open var progress: Float = 0
  /// The style of the progress bar. Default: the usual style.
  open var progressViewStyle = Style.default
  /// The color of the completed part. Default nil.
  open var progressTintColor: UIColor?
  /// The color of the remaining part. Default nil.
  open var trackTintColor: UIColor?
  /// The image of the completed part. Default nil.
  open var progressImage: UIImage?
  /// The image of the remaining part. Default nil.
  open var trackImage: UIImage?

  /// Creates a progress bar of the given style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero); progressViewStyle = style
  }

  /// Sets ``progress`` without an animation. `animated` is ignored.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UIProgressView {
    Appearances.of(UIProgressView.self) { UIProgressView() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UIProgressView {
    appearance()
  }

  /// The style of a progress bar.
  public nonisolated enum Style: Int, Sendable {
    /// The usual style.
    case `default` = 0
    /// The style inside a navigation bar or toolbar.
    case bar = 1
  }
}

/// A UIKit stack view. Its views are not laid out.
@MainActor @preconcurrency open class UIStackView: UIView {
  /// The axis of the stack. Default horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The way in which views are aligned perpendicular to the axis. Default: the views fill the
  /// stack.
  open var alignment = Alignment.fill
  /// The way in which the stack's length is divided among the views. Default: the views fill the
  /// length.
  open var distribution = Distribution.fill
  /// The distance between views, in points. Default 0.
  open var spacing: CGFloat = 0
  /// Whether the views are arranged inside the stack's layout margins. Default false.
  open var isLayoutMarginsRelativeArrangement = false
  /// The views of the stack.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero); views.forEach { addArrangedSubview($0) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index, which is clamped to the number of views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if isDescendant(of: view) { return }
    removeArrangedSubview(view)
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }

  /// Removes a view from the arranged views after the view has been removed from the subviews.
  override func didRemove(_ view: UIView) { removeArrangedSubview(view) }

  /// Removes a view from the arranged views. The view remains a subview of the stack.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  /// Has no effect: views are not laid out.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UIStackView {
    Appearances.of(UIStackView.self) { UIStackView() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIStackView {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UIStackView { appearance() }

  /// The way in which views are aligned perpendicular to the axis of a stack.
  public nonisolated enum Alignment: Int, Sendable {
    /// Views fill the stack in the direction perpendicular to the axis.
    case fill = 0
    /// Views are at the leading edge or the top.
    case leading = 1
    /// Views are aligned at their first baselines.
    case firstBaseline = 2
    /// Views are centered.
    case center = 3
    /// Views are at the trailing edge or the bottom.
    case trailing = 4
    /// Views are aligned at their last baselines.
    case lastBaseline = 5
  }

  /// The way in which a stack's length is divided among its views.
  public nonisolated enum Distribution: Int, Sendable {
    /// Views fill the length. The views' priorities determine which views grow or shrink.
    case fill = 0
    /// Views fill the length in equal parts.
    case fillEqually = 1
    /// Views fill the length in proportion to their own lengths.
    case fillProportionally = 2
    /// Views have equal gaps between them.
    case equalSpacing = 3
    /// The distances between the centers of neighboring views are equal.
    case equalCentering = 4
  }
}
