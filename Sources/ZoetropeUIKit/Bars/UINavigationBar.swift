import Foundation
import Zoetrope

/// A UIKit navigation bar. It is not drawn.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  /// The appearance while content is scrolled beneath the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance of a bar of compact height. Default nil.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance while the edge of the scrolled content is aligned with the bar. Default nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a bar of compact height while the edge of the scrolled content is aligned
  /// with the bar. Default nil.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The background color of the bar. Default nil.
  open var barTintColor: UIColor?
  /// The style of the bar. Default: dark content on a light bar.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent. Default true.
  open var isTranslucent = true
  /// Whether titles are large. Default false.
  open var prefersLargeTitles = false
  /// The attributes of the title. Default nil.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title. Default nil.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the line at the bar's edge. Default nil.
  open var shadowImage: UIImage?
  /// The image of the back indicator. Default nil.
  open var backIndicatorImage: UIImage?
  /// The mask of the back indicator. Default nil.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The navigation item that the bar shows: always nil.
  open var topItem: UINavigationItem? { nil }

  /// Has no effect: bars are not drawn.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  /// Has no effect: bars are not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  /// Has no effect: bars are not drawn.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  {}

  /// Returns nil: the bar keeps no background images.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UINavigationBar {
    Appearances.of(UINavigationBar.self) { UINavigationBar() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UINavigationBar {
    appearance()
  }
}

/// The content of a UIKit navigation bar. It is not drawn.
@MainActor @preconcurrency open class UINavigationItem {
  /// The condition under which the title is large.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    /// The item uses the mode of the previous item in the navigation stack.
    case automatic = 0
    /// The title is always large.
    case always = 1
    /// The title is never large.
    case never = 2
  }

  /// The title. Default nil.
  open var title: String?
  /// The view that is shown instead of the title. Default nil.
  open var titleView: UIView?
  /// The condition under which the title is large. Default automatic.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button at the leading edge. Default nil.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button at the trailing edge. Default nil.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The back button. Default nil.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the back button is hidden. Default false.
  open var hidesBackButton = false
  /// The title of the back button. Default nil.
  open var backButtonTitle: String?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }
}
