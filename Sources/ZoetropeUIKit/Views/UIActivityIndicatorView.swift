import Foundation
import Zoetrope

/// A sign of activity of UIKit, which is not drawn.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// The size of the sign. Default medium.
  open var style = Style.medium
  /// The color of the sign. Default ``UIColor/secondaryLabel``.
  open var color: UIColor! = .secondaryLabel
  /// Whether the sign is hidden while it stands still. Default true.
  open var hidesWhenStopped = true
  /// Whether the sign has been started.
  open private(set) var isAnimating = false

  /// Creates a sign of a size.
  public convenience init(style: Style) { self.init(frame: .zero); self.style = style }

  /// Records that the sign moves.
  open func startAnimating() { isAnimating = true }

  /// Records that the sign stands still.
  open func stopAnimating() { isAnimating = false }

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UIActivityIndicatorView {
    Appearances.of(UIActivityIndicatorView.self) { UIActivityIndicatorView() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UIActivityIndicatorView {
    appearance()
  }

  /// The size of a sign of activity.
  public nonisolated enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100
    /// A large size.
    case large = 101
  }
}

/// A bar of progress of UIKit, which is not drawn.
@MainActor @preconcurrency open class UIProgressView: UIView {
  /// The progress, from 0 to 1. Default 0.
  open var progress: Float = 0
  /// The style. Default: the usual one.
  open var progressViewStyle = Style.default
  /// The color of what is done. Default nil.
  open var progressTintColor: UIColor?
  /// The color of what is left. Default nil.
  open var trackTintColor: UIColor?
  /// The image of what is done. Default nil.
  open var progressImage: UIImage?
  /// The image of what is left. Default nil.
  open var trackImage: UIImage?

  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero); progressViewStyle = style
  }

  /// Sets the progress, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UIProgressView {
    Appearances.of(UIProgressView.self) { UIProgressView() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UIProgressView {
    appearance()
  }

  /// The style of a bar of progress.
  public nonisolated enum Style: Int, Sendable {
    /// The usual style.
    case `default` = 0
    /// The style inside of a bar.
    case bar = 1
  }
}

/// A stack of views of UIKit, which are not laid out.
@MainActor @preconcurrency open class UIStackView: UIView {
  /// The axis of the stack. Default horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How views are aligned across the axis. Default: from edge to edge.
  open var alignment = Alignment.fill
  /// How the length is divided. Default: filled.
  open var distribution = Distribution.fill
  /// The distance between views, in points. Default 0.
  open var spacing: CGFloat = 0
  /// Whether views keep to the margins. Default false.
  open var isLayoutMarginsRelativeArrangement = false
  /// The views of the stack.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero); views.forEach { addArrangedSubview($0) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { arrangedSubviews.append(view); addSubview(view) }

  /// Inserts a view at an index, which is clamped to the number of views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count));
    addSubview(view)
  }

  /// Removes a view from the stack; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  /// Has no effect: views are not laid out.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UIStackView {
    Appearances.of(UIStackView.self) { UIStackView() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIStackView {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UIStackView { appearance() }

  /// How views are aligned across the axis.
  public nonisolated enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge or the top.
    case leading = 1
    /// At the first baselines.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge or the bottom.
    case trailing = 4
    /// At the last baselines.
    case lastBaseline = 5
  }

  /// How the length of a stack is divided.
  public nonisolated enum Distribution: Int, Sendable {
    /// By the views' own wishes.
    case fill = 0
    /// In equal parts.
    case fillEqually = 1
    /// In proportion to the views' lengths.
    case fillProportionally = 2
    /// With equal distances.
    case equalSpacing = 3
    /// With equal distances of the middles.
    case equalCentering = 4
  }
}
