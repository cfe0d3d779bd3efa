import Foundation
import Zoetrope

/// A scroll view of UIKit, which is not drawn and does not scroll.
@MainActor @preconcurrency open class UIScrollView: UIView {
  /// The place of the bounds in the content, in points. Default zero.
  open var contentOffset = CGPoint.zero
  /// The size of the content, in points. Default zero.
  open var contentSize = CGSize.zero
  /// The margins of the content, in points. Default zero.
  open var contentInset = UIEdgeInsets.zero
  /// The margins of the indicators, in points. Default zero.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the safe area adds to the margins. Default automatic.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether the view scrolls. Default true.
  open var isScrollEnabled = true
  /// Whether the view stops at pages. Default false.
  open var isPagingEnabled = false
  /// Whether scrolling keeps to one axis. Default false.
  open var isDirectionalLockEnabled = false
  /// Whether the content bounces at its ends. Default true.
  open var bounces = true
  /// Whether short content bounces along the y axis. Default false.
  open var alwaysBounceVertical = false
  /// Whether narrow content bounces along the x axis. Default false.
  open var alwaysBounceHorizontal = false
  /// Whether zooming bounces. Default true.
  open var bouncesZoom = true
  /// Whether the vertical indicator is shown. Default true.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown. Default true.
  open var showsHorizontalScrollIndicator = true
  /// The style of the indicators. Default: the usual one.
  open var indicatorStyle = IndicatorStyle.default
  /// How fast scrolling ends. Default normal.
  open var decelerationRate = DecelerationRate.normal
  /// How scrolling hides the keyboard. Default: it does not.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches are held back. Default true.
  open var delaysContentTouches = true
  /// Whether touches become scrolling. Default true.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top. Default true.
  open var scrollsToTop = true
  /// The smallest zoom. Default 1.
  open var minimumZoomScale: CGFloat = 1
  /// The largest zoom. Default 1.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom. Default 1.
  open var zoomScale: CGFloat = 1
  /// The sign of a refresh. Default nil.
  open var refreshControl: UIRefreshControl?
  /// The object that is told of scrolling. It is told of none here.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether a finger drags the content: always false.
  open var isDragging: Bool { false }
  /// Whether a finger touches the content: always false.
  open var isTracking: Bool { false }
  /// Whether the content moves by itself: always false.
  open var isDecelerating: Bool { false }
  /// The margins of the content: without a safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Sets the place of the bounds, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Has no effect: nothing scrolls.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// Sets the zoom, at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Has no effect: indicators are not drawn.
  open func flashScrollIndicators() {}

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UIScrollView {
    Appearances.of(UIScrollView.self) { UIScrollView() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIScrollView {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UIScrollView { appearance() }

  /// Whether the safe area adds to the margins of the content.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system has it.
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// How scrolling hides the keyboard.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// When a drag begins.
    case onDrag = 1
    /// By dragging it away.
    case interactive = 2
  }

  /// The style of scroll indicators.
  public nonisolated enum IndicatorStyle: Int, Sendable {
    /// The usual style.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// The rate at which scrolling ends, as the fraction of the velocity that is left after a
  /// millisecond.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate.
    public var rawValue: CGFloat

    /// Creates a rate from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast end: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// An object that is told of scrolling. No method is called here.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The zoom has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// A drag has ended.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// The view that is zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
