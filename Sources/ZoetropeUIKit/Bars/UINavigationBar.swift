import Foundation
import Zoetrope

/// A navigation bar of UIKit, which is not drawn.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  /// The look over scrolled content.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look of a low bar. Default nil.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look over content that is not scrolled. Default nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar over content that is not scrolled. Default nil.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The color of the bar. Default nil.
  open var barTintColor: UIColor?
  /// The style. Default: the usual one.
  open var barStyle = UIBarStyle.default
  /// Whether the content shines through. Default true.
  open var isTranslucent = true
  /// Whether titles are large. Default false.
  open var prefersLargeTitles = false
  /// The attributes of the title. Default nil.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title. Default nil.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the line at the edge. Default nil.
  open var shadowImage: UIImage?
  /// The image of the sign to go back. Default nil.
  open var backIndicatorImage: UIImage?
  /// The mask of the sign to go back. Default nil.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The item of the bar: always nil.
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

  /// Returns nil: no image is kept.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UINavigationBar {
    Appearances.of(UINavigationBar.self) { UINavigationBar() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UINavigationBar {
    appearance()
  }
}

/// The content of a navigation bar of UIKit, which is not drawn.
@MainActor @preconcurrency open class UINavigationItem {
  /// When the title is large.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before has it.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The title. Default nil.
  open var title: String?
  /// The view in place of the title. Default nil.
  open var titleView: UIView?
  /// When the title is large. Default automatic.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button at the leading edge. Default nil.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button at the trailing edge. Default nil.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The button that goes back. Default nil.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the button that goes back is hidden. Default false.
  open var hidesBackButton = false
  /// The title of the button that goes back. Default nil.
  open var backButtonTitle: String?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }
}
