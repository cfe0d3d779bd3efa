import Foundation
import Zoetrope

/// A UIKit tab bar. It is not drawn.
@MainActor @preconcurrency open class UITabBar: UIView {
  /// The appearance while content is scrolled beneath the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance while the edge of the scrolled content is aligned with the bar. Default nil.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The background color of the bar. Default nil.
  open var barTintColor: UIColor?
  /// The style of the bar. Default: dark content on a light bar.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent. Default true.
  open var isTranslucent = true
  /// The color of items that are not selected. Default nil.
  open var unselectedItemTintColor: UIColor?
  /// The image behind the content. Default nil.
  open var backgroundImage: UIImage?
  /// The image of the line at the bar's edge. Default nil.
  open var shadowImage: UIImage?
  /// The image behind the selected item. Default nil.
  open var selectionIndicatorImage: UIImage?
  /// The items. Default nil.
  open var items: [UITabBarItem]?

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UITabBar {
    Appearances.of(UITabBar.self) { UITabBar() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UITabBar { appearance() }
}

/// A UIKit toolbar. It is not drawn.
@MainActor @preconcurrency open class UIToolbar: UIView {
  /// The appearance while content is scrolled beneath the bar.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance of a bar of compact height. Default nil.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance while the edge of the scrolled content is aligned with the bar. Default nil.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance of a bar of compact height while the edge of the scrolled content is aligned
  /// with the bar. Default nil.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// The background color of the bar. Default nil.
  open var barTintColor: UIColor?
  /// The style of the bar. Default: dark content on a light bar.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent. Default true.
  open var isTranslucent = true
  /// The buttons. Default nil.
  open var items: [UIBarButtonItem]?

  /// Sets ``items`` without an animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Has no effect: bars are not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}

  /// Has no effect: bars are not drawn.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
  }

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UIToolbar {
    Appearances.of(UIToolbar.self) { UIToolbar() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UIToolbar { appearance() }
}

/// A UIKit search bar. It is not drawn.
@MainActor @preconcurrency open class UISearchBar: UIView {
  /// The text. Default nil.
  open var text: String?
  /// The placeholder, which an empty bar shows. Default nil.
  open var placeholder: String?
  /// The background color of the bar. Default nil.
  open var barTintColor: UIColor?
  /// The style of the bar. Default: dark content on a light bar.
  open var barStyle = UIBarStyle.default
  /// The style of the background. Default: the system's choice.
  open var searchBarStyle = Style.default
  /// Whether the bar is translucent. Default true.
  open var isTranslucent = true
  /// Whether the bar has a cancel button. Default false.
  open var showsCancelButton = false
  /// The image behind the content. Default nil.
  open var backgroundImage: UIImage?
  /// The text field of the bar.
  open private(set) var searchTextField = UITextField()
  /// The delegate. Its methods are never called. Default nil.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Shows or hides the cancel button without an animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Returns an object that records settings for all views of this class. The settings have no
  /// effect.
  open override class func appearance() -> UISearchBar {
    Appearances.of(UISearchBar.self) { UISearchBar() }
  }

  /// Returns the same object as ``appearance()``. The containers have no effect.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar {
    appearance()
  }

  /// Returns the same object as ``appearance()``. The traits have no effect.
  open override class func appearance(for trait: UITraitCollection) -> UISearchBar { appearance() }

  /// The style of the background of a search bar.
  public nonisolated enum Style: Int, Sendable {
    /// The system's choice.
    case `default` = 0
    /// The bar has a background.
    case prominent = 1
    /// The bar has no background.
    case minimal = 2
  }
}

/// A delegate of a search bar. Its methods are never called.
@MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Reports that the text has changed. Never called.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Reports that editing has begun. Never called.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Reports that editing has ended. Never called.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Reports that the search button was pressed. Never called.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Reports that the cancel button was pressed. Never called.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
