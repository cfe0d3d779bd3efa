import Foundation
import Zoetrope

/// A tab bar of UIKit, which is not drawn.
@MainActor @preconcurrency open class UITabBar: UIView {
  /// The look over scrolled content.
  open var standardAppearance = UITabBarAppearance()
  /// The look over content that is not scrolled. Default nil.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The color of the bar. Default nil.
  open var barTintColor: UIColor?
  /// The style. Default: the usual one.
  open var barStyle = UIBarStyle.default
  /// Whether the content shines through. Default true.
  open var isTranslucent = true
  /// The color of items that are not selected. Default nil.
  open var unselectedItemTintColor: UIColor?
  /// The image behind the content. Default nil.
  open var backgroundImage: UIImage?
  /// The image of the line at the edge. Default nil.
  open var shadowImage: UIImage?
  /// The image behind the selected item. Default nil.
  open var selectionIndicatorImage: UIImage?
  /// The items. Default nil.
  open var items: [UITabBarItem]?

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UITabBar {
    Appearances.of(UITabBar.self) { UITabBar() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UITabBar { appearance() }
}

/// A toolbar of UIKit, which is not drawn.
@MainActor @preconcurrency open class UIToolbar: UIView {
  /// The look over scrolled content.
  open var standardAppearance = UIToolbarAppearance()
  /// The look of a low bar. Default nil.
  open var compactAppearance: UIToolbarAppearance?
  /// The look over content that is not scrolled. Default nil.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look of a low bar over content that is not scrolled. Default nil.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// The color of the bar. Default nil.
  open var barTintColor: UIColor?
  /// The style. Default: the usual one.
  open var barStyle = UIBarStyle.default
  /// Whether the content shines through. Default true.
  open var isTranslucent = true
  /// The buttons. Default nil.
  open var items: [UIBarButtonItem]?

  /// Sets the buttons, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Has no effect: bars are not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}

  /// Has no effect: bars are not drawn.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
  }

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UIToolbar {
    Appearances.of(UIToolbar.self) { UIToolbar() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UIToolbar { appearance() }
}

/// A search bar of UIKit, which is not drawn.
@MainActor @preconcurrency open class UISearchBar: UIView {
  /// The text. Default nil.
  open var text: String?
  /// The text in an empty bar. Default nil.
  open var placeholder: String?
  /// The color of the bar. Default nil.
  open var barTintColor: UIColor?
  /// The style. Default: the usual one.
  open var barStyle = UIBarStyle.default
  /// The style of the background. Default: the usual one.
  open var searchBarStyle = Style.default
  /// Whether the content shines through. Default true.
  open var isTranslucent = true
  /// Whether there is a button to cancel. Default false.
  open var showsCancelButton = false
  /// The image behind the content. Default nil.
  open var backgroundImage: UIImage?
  /// The field with the text.
  open private(set) var searchTextField = UITextField()
  /// The object that is told of changes. It is told of none here.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Shows or hides the button to cancel, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Returns the recorded settings of all views of this class, which have no effect.
  open override class func appearance() -> UISearchBar {
    Appearances.of(UISearchBar.self) { UISearchBar() }
  }

  /// Returns the recorded settings of the views inside of others, which have no effect: those of
  /// ``appearance()``.
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar {
    appearance()
  }

  /// Returns the recorded settings for traits, which have no effect: those of ``appearance()``.
  open override class func appearance(for trait: UITraitCollection) -> UISearchBar { appearance() }

  /// The style of the background of a search bar.
  public nonisolated enum Style: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }
}

/// An object that is told of the changes of a search bar. No method is called here.
@MainActor @preconcurrency public protocol UISearchBarDelegate: NSObjectProtocol {
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// The search has been asked for.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The search has been cancelled.
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
