import Foundation
import Zoetrope

/// A UIKit segmented control. It is not drawn.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  /// The index of the selected segment; -1 if no segment is selected. Default -1.
  open var selectedSegmentIndex = -1
  /// The color behind the selected segment. Default nil.
  open var selectedSegmentTintColor: UIColor?
  /// Whether each segment is as wide as its content. Default false.
  open var apportionsSegmentWidthsByContent = false
  /// The value of ``selectedSegmentIndex`` if no segment is selected: -1.
  public nonisolated static let noSegment = -1
  /// The titles of the segments; nil for a segment without a title.
  private var titles: [String?] = []

  /// Creates a control with one segment for each text or image. A segment for an image has no
  /// title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero); titles = (items ?? []).map { $0 as? String }
  }

  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// Returns the title of a segment; nil if the segment has no title or does not exist.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Has no effect: segments are not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Has no effect: segments are not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Has no effect: segments are not drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Has no effect: segments are not laid out.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, forSegment segment: Int) {}

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UISegmentedControl {
    Appearances.of(UISegmentedControl.self) { UISegmentedControl() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UISegmentedControl {
    appearance()
  }
}

/// A UIKit page control: a row of dots. It is not drawn.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  /// The number of dots. Default 0.
  open var numberOfPages = 0
  /// The index of the current page. Default 0.
  open var currentPage = 0
  /// Whether the control is hidden while there is only one page. Default false.
  open var hidesForSinglePage = false
  /// The color of the dots. Default nil.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the dot of the current page. Default nil.
  open var currentPageIndicatorTintColor: UIColor?
  /// The image of the dots. Default nil.
  open var preferredIndicatorImage: UIImage?
  /// The style of the background behind the dots. Default automatic.
  open var backgroundStyle = BackgroundStyle.automatic

  /// Has no effect: dots are not drawn.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

  /// Returns zero: the control is not laid out.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UIPageControl {
    Appearances.of(UIPageControl.self) { UIPageControl() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UIPageControl {
    appearance()
  }

  /// The style of the background behind the dots.
  public nonisolated enum BackgroundStyle: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// The dots always have a background.
    case prominent = 1
    /// The dots have no background.
    case minimal = 2
  }
}
