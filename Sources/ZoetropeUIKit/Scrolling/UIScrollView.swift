import Foundation
import Zoetrope

/// A UIKit scroll view. It is not drawn and does not scroll.
@MainActor @preconcurrency open class UIScrollView: UIView {
  /// The position of the bounds' origin in the content, in points. Default zero.
  open var contentOffset = CGPoint.zero
  /// The size of the content, in points. Default zero.
  open var contentSize = CGSize.zero
  /// The margins around the content, in points. Default zero.
  open var contentInset = UIEdgeInsets.zero
  /// The margins of the indicators, in points. Default zero.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The way in which the safe area adds to the margins. Default automatic.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether the view scrolls. Default true.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the view's size. Default false.
  open var isPagingEnabled = false
  /// Whether scrolling is limited to one axis at a time. Default false.
  open var isDirectionalLockEnabled = false
  /// Whether the content can be dragged past its ends and bounces back. Default true.
  open var bounces = true
  /// Whether content that is shorter than the view bounces along the y axis. Default false.
  open var alwaysBounceVertical = false
  /// Whether content that is narrower than the view bounces along the x axis. Default false.
  open var alwaysBounceHorizontal = false
  /// Whether zooming can exceed its limits and then bounces back. Default true.
  open var bouncesZoom = true
  /// Whether the vertical indicator is shown. Default true.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown. Default true.
  open var showsHorizontalScrollIndicator = true
  /// The style of the scroll indicators. Default: the usual style.
  open var indicatorStyle = IndicatorStyle.default
  /// The rate at which scrolling slows down. Default normal.
  open var decelerationRate = DecelerationRate.normal
  /// The way in which scrolling hides the keyboard. Default none.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a touch is delivered to the content only after the scroll view has determined that the
  /// touch does not scroll. Default true.
  open var delaysContentTouches = true
  /// Whether a touch in the content can turn into scrolling. Default true.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top. Default true.
  open var scrollsToTop = true
  /// The minimum zoom factor. Default 1.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum zoom factor. Default 1.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom factor. Default 1.
  open var zoomScale: CGFloat = 1
  /// The refresh control. Default nil.
  open var refreshControl: UIRefreshControl?
  /// The delegate. Its methods are never called. Default nil.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether the user is dragging the content: always false.
  open var isDragging: Bool { false }
  /// Whether the user is touching the content: always false.
  open var isTracking: Bool { false }
  /// Whether the content is still moving after a drag: always false.
  open var isDecelerating: Bool { false }
  /// The margins around the content, in points: always equal to ``contentInset``, because there is
  /// no safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Sets ``contentOffset`` without an animation. `animated` is ignored.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Has no effect: nothing scrolls.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}

  /// Sets ``zoomScale`` without an animation. `animated` is ignored.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Has no effect: indicators are not drawn.
  open func flashScrollIndicators() {}

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UIScrollView {
    Appearances.of(UIScrollView.self) { UIScrollView() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIScrollView {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UIScrollView { appearance() }

  /// The way in which the safe area adds to the margins of the content.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// The safe area adds to the margins along the axes that scroll.
    case scrollableAxes = 1
    /// The safe area never adds to the margins.
    case never = 2
    /// The safe area always adds to the margins.
    case always = 3
  }

  /// The way in which scrolling hides the keyboard.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling does not hide the keyboard.
    case none = 0
    /// The keyboard is hidden when a drag begins.
    case onDrag = 1
    /// A downward drag moves the keyboard together with the finger.
    case interactive = 2
  }

  /// The style of scroll indicators.
  public nonisolated enum IndicatorStyle: Int, Sendable {
    /// The usual style.
    case `default` = 0
    /// Dark indicators.
    case black = 1
    /// Light indicators.
    case white = 2
  }

  /// The rate at which scrolling slows down: the fraction of the velocity that remains after each
  /// millisecond.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate as a number.
    public var rawValue: CGFloat

    /// Creates a rate from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which scrolling stops soon: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// A delegate of a scroll view. Its methods are never called.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Reports that the content has moved. Never called.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Reports that the zoom factor has changed. Never called.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Reports that a drag begins. Never called.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Reports that a drag has ended. Never called.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Reports that the content has stopped moving. Never called.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Returns the view that is zoomed. Never called.
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
